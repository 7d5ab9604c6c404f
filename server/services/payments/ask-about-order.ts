import { system, type UserActor } from '#server/actor.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from './change-order.ts';
import { isUuid } from '../is-uuid.ts';
import { observePayment } from './observe-payment.ts';
import { settledWithin } from './settled-within.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

/** Milliseconds before the same attempt is asked about again, and for how long the page waits for the answer. */
const pause = 5_000;
const patience = 3_000;

/**
 * Asks providers about the attempts of this person's order that may bring money: somebody who comes back is a reason to ask,
 * and proves nothing. Resolves after three seconds at the latest, and also where a provider does not respond; what it says
 * later is applied all the same.
 */
export async function askAboutOrder(
  services: Services,
  actor: UserActor,
  { orderId }: { orderId: string },
): Promise<void> {
  if (!isUuid(orderId)) return;
  const attempts = await takeAttempts(services, actor, orderId);
  await settledWithin(Promise.all(attempts.map((one) => askAbout(services, one))), patience);
}

type Taken = Awaited<ReturnType<typeof takeAttempts>>[number];

async function askAbout(services: Services, attempt: Taken): Promise<void> {
  const provider = services.payments.providers.find(({ name }) => name === attempt.provider);
  if (!provider) return;
  const subject = { id: attempt.providerId, reference: attempt.reference };
  try {
    await observePayment(services, system, { provider, subject });
  } catch (error) {
    if (!isProviderError(error))
      services.log.error({ err: error, attempt: attempt.id }, 'a payment is checked later');
  }
}

/** Of one order: those that wait for a bank, then the newest. */
const mostAsked = 3;

/** Of all pages that ask at once, in whatever process, one gets each. */
async function takeAttempts(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  { userId }: UserActor,
  orderId: string,
) {
  const at = now();
  return db.service
    .updateTable('payment_attempts')
    .set({ checked_at: at })
    .where('id', 'in', (db) =>
      db
        .selectFrom('payment_attempts')
        .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
        .select('payment_attempts.id')
        .where('orders.id', '=', orderId)
        .where('orders.user_id', '=', userId)
        .where('orders.status', '=', 'open')
        .where((attempt) =>
          attempt.or([
            attempt('payment_attempts.url', 'is not', null),
            attempt('payment_attempts.source_id', 'is not', null),
          ]),
        )
        .where('payment_attempts.status', 'in', ['open', 'pending', 'declined', 'expired'])
        .orderBy((order) =>
          order.case().when('payment_attempts.status', '=', 'pending').then(0).else(1).end(),
        )
        .orderBy('payment_attempts.created_at', 'desc')
        .limit(mostAsked),
    )
    .where((where) =>
      where.or([
        where('checked_at', 'is', null),
        where('checked_at', '<=', new Date(at.getTime() - pause)),
      ]),
    )
    .returning(['id', 'provider', 'reference', 'provider_id as providerId'])
    .execute();
}
