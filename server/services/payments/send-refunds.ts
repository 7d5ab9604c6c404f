import type { SystemActor } from '#server/actor.ts';
import { isOfKeys, isProviderError } from '#server/ports/payments/errors.ts';
import type { RefundOutcome } from '#packages/payments/src/index.ts';
import type { PaymentProvider, Subject } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import { askEach } from './ask-each.ts';
import { type ChangeServices, changeOrder } from './change-order.ts';
import { observePayment } from './observe-payment.ts';
import { warned } from './warn-of-provider.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

const most = 200;
/** With growing waits, about two days: then a person looks. */
const mostAsked = 16;
const minute = 60_000;

const unfinished = 'La pasarela no la ha terminado: mírala allá antes de devolver a mano';
const unheardOf = 'La pasarela no respondió: mírala allá antes de devolver a mano';

/**
 * Tells providers to give back what was asked for, and asks after what they are at. A refund is taken by one process at a
 * time; one that died with it leaves it to the next, and the provider knows by its id that it is the same.
 */
export async function sendRefunds(services: Services, actor: SystemActor): Promise<void> {
  const { db, log, now, payments } = services;
  for (const provider of payments.providers) {
    const due = await db.service
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.id', 'refunds.tries'])
      .where('payments.provider', '=', provider.name)
      .where('refunds.status', 'in', ['asked', 'pending'])
      .where('next_try_at', '<=', now())
      .orderBy('next_try_at')
      .limit(most)
      .execute();
    await askEach(due, {
      ask: async (one) => {
        const refund = await takeRefund(services, one);
        if (refund) await carryOn(services, actor, { provider, refund });
      },
      onFailed: (error, { id }) => {
        if (!isProviderError(error))
          log.error({ err: error, refund: id }, 'a refund is sent later');
      },
    });
  }
}

/** The wait until the next try begins with this one, so that a process that dies has it repeated. */
async function takeRefund(
  { db, now }: Services,
  { id, tries }: { id: string; tries: number },
): Promise<Taken | null> {
  const at = now();
  const row = await db.service
    .updateTable('refunds')
    .from('payments')
    .set({
      tries: tries + 1,
      next_try_at: new Date(at.getTime() + Math.min(2 ** tries, 360) * minute),
    })
    .whereRef('payments.id', '=', 'refunds.payment_id')
    .where('refunds.id', '=', id)
    .where('refunds.tries', '=', tries)
    .where('refunds.status', 'in', ['asked', 'pending'])
    .where('refunds.next_try_at', '<=', at)
    .returning(['refunds.id', 'refunds.order_id as orderId', 'refunds.status', 'refunds.reason'])
    .returning(['refunds.amount', 'payments.currency', 'refunds.payment_id as paymentId'])
    .returning('refunds.tries')
    .executeTakeFirst();
  return row ?? null;
}

type Taken = {
  id: string;
  orderId: string;
  status: string;
  reason: string;
  amount: number;
  currency: 'USD' | 'COP';
  paymentId: string;
  tries: number;
};

async function carryOn(
  services: Services,
  actor: SystemActor,
  { provider, refund }: { provider: PaymentProvider; refund: Taken },
): Promise<void> {
  const { amount, currency, id, orderId } = refund;
  const answer = (outcome: RefundOutcome) =>
    changeOrder(services, {
      orderId,
      tell: () => [{ type: 'refund-answered', refund: id, outcome }],
    });
  const isLast = refund.tries >= mostAsked;
  const transaction = refund.paymentId.slice(provider.name.length + 1);
  if (refund.status === 'pending') {
    const subject = await subjectOf(services, refund);
    try {
      await observePayment(services, actor, { provider, subject });
    } catch (error) {
      if (isLast && isProviderError(error)) await answer({ status: 'manual', reason: unheardOf });
      throw error;
    }
    // It does not say so when it gives up.
    if (isLast) await answer({ status: 'manual', reason: unfinished });
    return;
  }
  const outcome = await provider
    .refund({ id, transaction, amount: { amount, currency }, reason: refund.reason })
    .catch(warned(services, provider, 'refund'))
    .catch(async (error: unknown): Promise<RefundOutcome> => {
      if (!isProviderError(error)) throw error;
      if (error.isFinal && !isOfKeys(error)) return { status: 'manual', reason: error.message };
      if (isLast) await answer({ status: 'manual', reason: unheardOf });
      throw error;
    });
  await answer(outcome);
}

/** What the provider knows the payment of a refund by. */
async function subjectOf({ db }: Services, { paymentId }: Taken): Promise<Subject> {
  return db.service
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select(['payment_attempts.reference', 'payment_attempts.provider_id as id'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
}
