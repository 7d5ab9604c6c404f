import type { Kysely } from 'kysely';
import type { ProviderName } from '#packages/payments/src/index.ts';
import type { DB } from '#server/database/schema.ts';

/**
 * Somebody said that something happened to a subscription: it is looked at soon. False where it is none of ours.
 */
export async function hintSubscription(
  db: Kysely<DB>,
  providerId: string | null,
  at: Date,
): Promise<boolean> {
  if (providerId === null) return false;
  const hinted = await db
    .updateTable('paypal_subscriptions')
    .set({ next_look_at: at })
    .where('provider_id', '=', providerId)
    .returning('id')
    .executeTakeFirst();
  return hinted !== undefined;
}

/** Whether a charge of a subscription is an order's already: what becomes of it is asked as of any payment. */
export async function isKnownCharge(
  db: Kysely<DB>,
  { provider, charge }: { provider: ProviderName; charge: string | null },
): Promise<boolean> {
  if (charge === null) return false;
  const known = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_id', '=', charge)
    .where('subscription_id', 'is not', null)
    .executeTakeFirst();
  return known !== undefined;
}
