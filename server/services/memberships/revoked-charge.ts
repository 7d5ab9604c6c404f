import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/** Of an attempt: what charged it had ended by then, or was to, and what it brings goes back. */
export const isRevoked = sql<boolean>`exists (
  select from paypal_subscriptions
  where paypal_subscriptions.id = payment_attempts.subscription_id and paypal_subscriptions.state in ('ending', 'ended')
)`;

/** Whether what settled an order was charged by what had ended by then; the membership is held by the transaction. */
export async function isPaidByRevoked(db: Kysely<DB>, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select('payments.id')
    .where('payments.order_id', '=', orderId)
    .where('payments.role', '=', 'settles')
    .where(isRevoked)
    .executeTakeFirst();
  return row !== undefined;
}

/** Its person ended it in this moment: what was decided of the charge is another thing now. */
export class RevokedCharge extends Error {
  override name = 'RevokedCharge';
}
