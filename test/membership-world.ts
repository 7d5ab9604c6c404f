import { system, type UserActor } from '#server/actor.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { createMembershipMails } from '#server/services/memberships/membership-mails.ts';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { observePayment } from '#server/services/payments/observe-payment.ts';
import { payCheckout } from '#server/services/payments/pay-checkout.ts';
import { type Asked, readCheckout } from '#server/services/payments/read-checkout.ts';
import { fillLaunch } from './fill-launch.ts';
import { createTestProvider } from './payment-provider.ts';
import { makePerson, testOrigin, type TestServices } from './test-services.ts';

const digitalPro = {
  plan: 'digital-pro',
  service: null,
  price: null,
  cotizacion: null,
  pedido: null,
};

/** A month of the membership, and a year, as the checkout is asked for them. */
export const month: Asked = digitalPro;
export const year: Asked = { ...digitalPro, periodo: 'anual' };

/** The same services with these providers, of which mails know, too. */
export const withProviders = <Services extends Pick<AppServices, 'jobs' | 'memberships'>>(
  services: Services,
  providers: readonly PaymentProvider[],
) => {
  const payments = { providers, origin: testOrigin };
  const mails = createMembershipMails(services.jobs, payments);
  return { ...services, payments, memberships: { ...services.memberships, mails } };
};

/** A clock that is set by hand, a provider in memory, a rate of 4.000 pesos for a dollar, and people who pay at the checkout. */
export async function openMembershipWorld(opened: TestServices, begin: string) {
  const wompi = createTestProvider('wompi');
  const paypal = createTestProvider('paypal');
  let at = new Date(`${begin}-05:00`);
  const services = withProviders({ ...opened, now: () => at }, [wompi, paypal]);
  const { db } = services;
  await db.service
    .insertInto('exchange_rates')
    .values({ cop_per_usd: 400_000, set_at: at, set_by: null })
    .execute();
  let people = 0;

  /** Begins to pay, in pesos; resolves with the reference. */
  async function startPaying(actor: UserActor, asked: Asked = month): Promise<string> {
    const checkout = await readCheckout(services, actor, asked);
    if (checkout?.kind !== 'for-sale') throw new Error(`Not for sale: ${checkout?.kind}`);
    const shownPesos = checkout.pesos?.amount ?? null;
    const wish = { asked, shownPesos, beginsNow: false, again: false, provider: 'wompi' };
    const { url } = await payCheckout(services, actor, wish);
    return url.split('/').at(-1) ?? '';
  }

  /** Asks about a reference; resolves with its order. */
  async function see(reference: string): Promise<string> {
    await observePayment(services, system, { provider: wompi, subject: { id: null, reference } });
    const { order_id } = await db.service
      .selectFrom('payment_attempts')
      .select('order_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return order_id;
  }

  return {
    ...{ services, wompi, paypal, startPaying, see },
    /** Of Bogotá: `2027-01-31T10:00`. */
    goTo: (text: string) => void (at = new Date(`${text}-05:00`)),
    newPerson: (email = `persona${(people += 1)}@correo.example`) => makePerson(services, email),
    /** The subjects of what somebody was mailed about their membership. */
    async mailsTo({ userId }: UserActor): Promise<string[]> {
      const { email } = await db.service
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const mails = await opened.queuedMails();
      return mails
        .filter(({ to, messageId }) => to === email && messageId?.startsWith('membresia-'))
        .map(({ subject }) => subject);
    },
    /** Pays what the checkout asks for; resolves with the order. */
    async pay(actor: UserActor, asked: Asked = month): Promise<string> {
      const reference = await startPaying(actor, asked);
      wompi.pay(reference);
      return see(reference);
    },
    /** Gives back all that was paid for an order. */
    async giveBack(orderId: string): Promise<void> {
      const { id, amount } = await db.service
        .selectFrom('payments')
        .select(['id', 'amount'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const refund = { id: crypto.randomUUID(), payment: id, amount, reason: 'courtesy' } as const;
      await changeOrder(services, {
        orderId,
        tell: () => [
          { type: 'refund-asked', refund },
          { type: 'refund-answered', refund: refund.id, outcome: { status: 'done', id: 'void' } },
        ],
      });
    },
  };
}

/** The launch offer has no place left. */
export const withoutLaunch = ({ ownerConnection }: TestServices): Promise<void> =>
  fillLaunch(ownerConnection);
