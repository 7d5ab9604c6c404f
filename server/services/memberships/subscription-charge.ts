import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/** Of an attempt: what charged it had ended by then, or was to, and what it brings goes back. */
export const isRevoked = sql<boolean>`exists (
  select from paypal_subscriptions
  where paypal_subscriptions.id = payment_attempts.subscription_id and paypal_subscriptions.state in ('ending', 'ended')
)`;

/**
 * Of an attempt named `attempt`: the day on which a subscription charged it, however late that was heard of. Null of what
 * somebody paid.
 */
export const chargedAt: RawBuilder<Date | null> = sql`case when attempt.subscription_id is not null then attempt.created_at end`;

/**
 * When a subscription charged what settled an order, and whether that had ended by then; null where somebody paid it. The
 * membership is held by the transaction.
 */
export async function findSettlingCharge(
  db: Kysely<DB>,
  orderId: string,
): Promise<{ at: Date; isRevoked: boolean } | null> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select(['payment_attempts.created_at as at', isRevoked.as('isRevoked')])
    .where('payments.order_id', '=', orderId)
    .where('payments.role', '=', 'settles')
    .where('payment_attempts.subscription_id', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Its person ended it in this moment: what was decided of the charge is another thing now. */
export class RevokedCharge extends Error {
  override name = 'RevokedCharge';
}
