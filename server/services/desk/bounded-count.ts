import { type RawBuilder, sql } from 'kysely';
import type { ActorDb } from '#server/database/as-actor.ts';

/** Exact to a thousand; beyond it nobody reads the number, and counting costs. */
export type BoundedCount = { count: number; isMore: boolean };

const most = 1000;

/**
 * How many rows fit. The newest first: in that order PostgreSQL has the choice of walking through the list, where many
 * fit, or of looking up the few that do and sorting them.
 */
export async function boundedCount(
  db: ActorDb,
  table: 'contacts' | 'contact_submissions',
  condition: RawBuilder<boolean>,
): Promise<BoundedCount> {
  const { count } = await db
    .selectFrom((db) =>
      db
        .selectFrom(table)
        .select(sql`1`.as('one'))
        .where(condition)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most + 1)
        .as('fits'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(count, most), isMore: count > most };
}
