import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** A dispute over a payment is over by then; what the ledger says of it stays. */
const days = 400;

/**
 * Takes the words of events that are old, and of those that came after whoever paid deleted their account: they may name
 * them. That they came, and what of, stays.
 */
export async function expireEvents(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
): Promise<number> {
  const { numUpdatedRows } = await db.service
    .updateTable('provider_events')
    .set({ body: '' })
    .where('applied_at', 'is not', null)
    .where('body', '<>', '')
    .where((event) =>
      event.or([
        event('received_at', '<', new Date(now().getTime() - days * 24 * 3_600_000)),
        event.exists(
          event
            .selectFrom('payment_attempts')
            .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
            .select('orders.id')
            .where('orders.user_id', 'is', null)
            .whereRef('payment_attempts.provider', '=', 'provider_events.provider')
            .where((attempt) =>
              attempt.or([
                attempt('reference', '=', attempt.ref('provider_events.subject_reference')),
                attempt('provider_id', '=', attempt.ref('provider_events.subject_id')),
              ]),
            ),
        ),
        event.exists(
          event
            .selectFrom('paypal_subscriptions')
            .innerJoin('memberships', 'memberships.id', 'paypal_subscriptions.membership_id')
            .select('memberships.id')
            .where('memberships.user_id', 'is', null)
            .where('provider_events.provider', '=', 'paypal')
            .whereRef('paypal_subscriptions.provider_id', '=', 'provider_events.subject_id'),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
