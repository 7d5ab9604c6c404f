import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/** Hundredths of a peso for a dollar, and since when. */
export type ExchangeRate = { copPerUsd: number; setAt: Date };

/** The rate that was set last, whatever the clock said then; null where the staff has not set one, and nothing that is priced in dollars is paid in pesos. */
export async function readExchangeRate(db: Kysely<DB>): Promise<ExchangeRate | null> {
  const row = await db
    .selectFrom('exchange_rates')
    .select(['cop_per_usd as copPerUsd', 'set_at as setAt'])
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
