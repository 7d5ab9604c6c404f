import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { countUpTo } from '../lists/count-views.ts';
import { type BoundedCount, mostCounted, toBounded } from '../lists/search-plan.ts';

/** How many of what did not fit still wait for the staff. */
export async function countOpenFindings(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
): Promise<BoundedCount> {
  const [row] = await readAsActor(db, actor, (db) =>
    db.selectNoFrom(openFindings(mostCounted + 1).as('count')),
  );
  return toBounded(row?.count ?? 0);
}

/** How many findings nobody has resolved, up to so many, as a part of a statement. */
export const openFindings = (most: number): RawBuilder<number> =>
  countUpTo(most, 'payment_findings', sql<boolean>`resolved_at is null`);

/** How many clients said that they sent money, and nobody has looked yet. */
export const openTransfers = (most: number): RawBuilder<number> =>
  countUpTo(most, 'transfer_reports', sql<boolean>`decided_at is null`);
