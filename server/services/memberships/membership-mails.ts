import type { Kysely } from 'kysely';
import { href } from 'react-router';
import { brand } from '#content/brand.ts';
import { premium } from '#content/catalogue.ts';
import { membershipPath } from '#content/checkout.ts';
import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import {
  accessUntil,
  graceUntil,
  paidUntil,
  planOfNext,
  type Renewal,
} from '#packages/membership/src/index.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import {
  graceEndingMail,
  membershipEndedMail,
  paymentMissedMail,
  renewalByItselfMail,
  renewalByLinkMail,
  sourceGoneMail,
  trialEndedMail,
  trialEndingMail,
} from '#server/mails/membership-mails.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import type { Notified } from './notify.ts';

/** The mails about memberships. Each is sent when the transaction commits. */
export type MembershipMails = {
  notify(notified: Notified, within: Kysely<DB>): Promise<void>;
};

export function createMembershipMails(
  jobs: JobQueue,
  { origin }: { origin: string },
): MembershipMails {
  return {
    async notify(notified, within) {
      await jobs.send('send-mail', await write(notified, origin), within);
    },
  };
}

function write(notified: Notified, origin: string): Promise<Mail> {
  const { membershipId, notice, membership, email, name, order } = notified;
  const at = (path: string) => new URL(path, origin).href;
  const to = {
    ...{ to: email, displayName: name, brand, membershipId, stretch: membership.periods.length },
    url: at(href('/dashboard/membresia')),
  };
  const plan = planOfNext(membership);
  const price = order?.price ?? premium[plan];
  const renewal = {
    ...{ ...to, what: plan === 'month' ? 'el mes' : 'el año', price: priceText(price) },
    ...{ on: dateText(paidUntil(membership)), until: dateText(graceUntil(membership)) },
    pesos: order && pesosText(order),
  };
  const payable = { ...renewal, url: at(membershipPath(plan)) };
  // Nequi is charged in pesos.
  const isCharged =
    membership.renewal === 'paypal' || (membership.renewal === 'nequi' && renewal.pesos !== null);
  switch (notice) {
    case 'trial-ending':
      return trialEndingMail({ ...to, on: dateText(membership.trial?.endsAt ?? null) });
    case 'trial-ended':
      return trialEndedMail(to);
    case 'renewal-soon':
      return isCharged
        ? renewalByItselfMail({ ...renewal, ...chargeOf(membership.renewal, renewal) })
        : renewalByLinkMail(payable);
    case 'payment-failed':
      return paymentMissedMail({
        ...payable,
        isTriedAgain: isCharged && membership.renewal === 'nequi',
      });
    case 'source-gone':
      return sourceGoneMail(payable);
    case 'grace-ending':
      return graceEndingMail(payable);
    case 'ended':
      return membershipEndedMail({ ...to, on: dateText(accessUntil(membership)) });
  }
}

const dateText = (moment: Date | null): string => (moment ? longDate(bogotaDate(moment)) : '');

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
