import { system, type UserActor } from '#server/actor.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from './change-order.ts';
import { isUuid } from '../is-uuid.ts';
import { observePayment } from './observe-payment.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

/** Milliseconds before the same attempt is asked about again, and for how long the page waits for the answer. */
const pause = 5_000;
const patience = 3_000;

/**
 * Asks the provider about the attempt of this person's order that may bring money first: somebody who comes back is a
 * reason to ask, and proves nothing. Resolves after three seconds at the latest, and also where the provider does not
 * respond; what it says later is applied all the same.
 */
export async function askAboutOrder(
  services: Services,
  actor: UserActor,
  { orderId }: { orderId: string },
): Promise<void> {
  if (!isUuid(orderId)) return;
  const attempt = await takeAttempt(services, actor, orderId);
  const provider = services.payments.providers.find(({ name }) => name === attempt?.provider);
  if (!attempt || !provider) return;
  const subject = { id: attempt.providerId, reference: attempt.reference };
  const asked = observePayment(services, system, { provider, subject }).catch((error: unknown) => {
    if (!isProviderError(error))
      services.log.error({ err: error, attempt: attempt.id }, 'a payment is checked later');
  });
  await settledWithin(asked, patience);
}

/** Of all pages that ask at once, in whatever process, one gets it. */
async function takeAttempt(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  { userId }: UserActor,
  orderId: string,
) {
  const at = now();
  return db.service
    .updateTable('payment_attempts')
    .set({ checked_at: at })
    .where('id', '=', (db) =>
      db
        .selectFrom('payment_attempts')
        .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
        .select('payment_attempts.id')
        .where('orders.id', '=', orderId)
        .where('orders.user_id', '=', userId)
        .where('orders.status', '=', 'open')
        .where('payment_attempts.url', 'is not', null)
        .where('payment_attempts.status', 'in', ['open', 'pending', 'declined', 'expired'])
        .orderBy((order) =>
          order.case().when('payment_attempts.status', '=', 'pending').then(0).else(1).end(),
        )
        .orderBy('payment_attempts.created_at', 'desc')
        .limit(1),
    )
    .where((where) =>
      where.or([
        where('checked_at', 'is', null),
        where('checked_at', '<=', new Date(at.getTime() - pause)),
      ]),
    )
    .returning(['id', 'provider', 'reference', 'provider_id as providerId'])
    .executeTakeFirst();
}

async function settledWithin(work: Promise<void>, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
