import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AppServices } from '#server/services/app-services.ts';

/** Runs both, each as far as the rows of these people, before either goes on from there. */
export async function atOnce(
  { db: { service } }: Pick<AppServices, 'db'>,
  people: readonly { userId: string }[],
  works: readonly [() => Promise<void>, () => Promise<void>],
): Promise<PromiseSettledResult<void>[]> {
  const ids = people.map(({ userId }) => userId);
  const waiting = sql`select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and not granted
    union all select 1 from pg_locks where locktype = 'transactionid' and not granted`;
  const both = await service.transaction().execute(async (db) => {
    await db.selectFrom('users').select('id').where('id', 'in', ids).forUpdate().execute();
    const settled = Promise.allSettled(works.map((work) => work()));
    await expect
      .poll(async () => (await waiting.execute(db)).rows.length, { timeout: 20_000 })
      .toBeGreaterThan(1);
    // Not awaited here: they end after this transaction.
    return { settled };
  });
  return both.settled;
}
