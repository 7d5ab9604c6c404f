import type { Kysely } from 'kysely';
import { href } from 'react-router';
import { brand } from '#content/brand.ts';
import { membershipPath } from '#content/membership-path.ts';
import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import {
  accessUntil,
  graceUntil,
  isTrialToPay,
  type Membership,
  paidUntil,
  planOfNext,
  type Renewal,
  renewsAt,
} from '#packages/membership/src/index.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import {
  graceEndingMail,
  membershipEndedMail,
  paymentMissedMail,
  renewalByItselfMail,
  renewalByLinkMail,
  nequiGoneMail,
  paypalGoneMail,
  trialEndedMail,
  trialEndingMail,
  trialToPayMail,
} from '#server/mails/membership-mails.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { Notified } from './notify.ts';

/** The mails about memberships. Each is sent when the transaction commits. */
export type MembershipMails = {
  notify(notified: Notified, within: Kysely<DB>): Promise<void>;
};

type Site = { origin: string; providers: readonly PaymentProvider[] };

export function createMembershipMails(jobs: JobQueue, site: Site): MembershipMails {
  return {
    async notify(notified, within) {
      await jobs.send('send-mail', await write(notified, site), within);
    },
  };
}

function write(notified: Notified, { origin, providers }: Site): Promise<Mail> {
  const { membershipId, notice, lost, membership, email, name, order, paypal, at: now } = notified;
  const at = (path: string) => new URL(path, origin).href;
  const to = {
    ...{ to: email, displayName: name, brand, membershipId, stretch: membership.periods.length },
    url: at(href('/dashboard/membresia')),
  };
  const plan = planOfNext(membership);
  const isTrial = isTrialToPay(membership);
  const price = order?.price ?? (isTrial && paypal ? paypal.first : notified.price);
  const end = renewsAt(membership) ?? paidUntil(membership) ?? membership.trial?.endsAt ?? null;
  const renewal = {
    ...{ ...to, what: plan === 'month' ? 'el mes' : 'el año', price: priceText(price) },
    ...{ on: dateText(end), until: dateText(graceUntil(membership)) },
    had: hadText(membership, { end, now }),
    pesos: order && pesosText(order),
  };
  const payable = { ...renewal, url: at(membershipPath(plan)) };
  // Nequi is charged in pesos; and nothing is where the operator has taken away the keys.
  const isCharged =
    canCharge(membership.renewal, providers) &&
    (membership.renewal === 'paypal' || renewal.pesos !== null);
  switch (notice) {
    case 'trial-ending':
      if (isTrial && isCharged) return trialToPayMail({ ...renewal, charged: renewal.price });
      return trialEndingMail({ ...to, on: dateText(membership.trial?.endsAt ?? null) });
    case 'trial-ended':
      return trialEndedMail(to);
    case 'renewal-soon':
      return isCharged
        ? renewalByItselfMail({
            ...{ ...renewal, on: dateText(paypal?.nextChargeAt ?? end) },
            ...chargeOf(membership.renewal, renewal),
          })
        : renewalByLinkMail(payable);
    case 'payment-failed':
      return paymentMissedMail({
        ...payable,
        triedAgain: isCharged ? triedAgainText(membership.renewal, paypal?.retryAt ?? null) : null,
      });
    case 'source-gone':
      return lost === null || lost === 'nequi'
        ? nequiGoneMail(payable)
        : paypalGoneMail({
            ...{ ...payable, url: renewal.url, why: lost },
            isTrial: membership.periods.length === 0,
            isDue: order !== null || end === null || end <= now,
          });
    case 'grace-ending':
      return graceEndingMail(payable);
    case 'ended':
      return membershipEndedMail({ ...to, on: dateText(accessUntil(membership)) });
  }
}

function canCharge(renewal: Renewal, providers: readonly PaymentProvider[]): boolean {
  switch (renewal) {
    case 'nequi':
      return providers.some(({ sources }) => sources);
    case 'paypal':
      return providers.some(({ subscriptions }) => subscriptions);
    case 'link':
      return false;
  }
}

const dateText = (moment: Date | null): string => (moment ? longDate(bogotaDate(moment)) : '');

/** `Lo que pagaste fue hasta el 3 de febrero de 2027`. */
function hadText(membership: Membership, { end, now }: { end: Date | null; now: Date }): string {
  const what = membership.periods.length === 0 ? 'Tu prueba' : 'Lo que pagaste';
  return `${what} ${end && now < end ? 'va' : 'fue'} hasta el ${dateText(end)}`;
}

/** What charges it by itself tries again, where it does. */
function triedAgainText(renewal: Renewal, retryAt: Date | null): string | null {
  switch (renewal) {
    case 'nequi':
      return 'Si no haces nada, intentamos el cobro a tu Nequi otra vez a los tres y a los seis días de esa fecha. Si pagas tú antes, no se cobra.';
    case 'paypal':
      return retryAt
        ? `Si no haces nada, PayPal lo intenta otra vez el ${dateText(retryAt)}. Si pagas tú antes y PayPal cobra después, te devolvemos ese cobro.`
        : null;
    case 'link':
      return null;
  }
}

/** With the rate, which is kept until it is paid. */
const pesosText = ({ pesos, copPerUsd }: NonNullable<Notified['order']>): string | null =>
  pesos &&
  (copPerUsd === null
    ? priceText(pesos)
    : `${priceText(pesos)} (a ${(copPerUsd / 100).toLocaleString('es-CO')} pesos por dólar)`);

const chargeOf = (renewal: Renewal, { price, pesos }: { price: string; pesos: string | null }) =>
  renewal === 'nequi'
    ? { way: 'a tu Nequi', charged: pesos ?? price }
    : { way: 'por PayPal', charged: price };
