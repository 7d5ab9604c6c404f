import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { countUpTo } from '../lists/count-views.ts';
import { type BoundedCount, mostCounted, toBounded } from '../lists/search-plan.ts';

/** What of payments still waits for the staff: what does not fit, and transfers that nobody has looked for. */
export async function countOpenFindings(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
): Promise<{ findings: BoundedCount; transfers: BoundedCount }> {
  const [row] = await readAsActor(db, actor, (db) =>
    db.selectNoFrom([
      openFindings(mostCounted + 1).as('findings'),
      openTransfers(mostCounted + 1).as('transfers'),
    ]),
  );
  if (!row) throw new Error('A statement that counts has one row');
  return { findings: toBounded(row.findings), transfers: toBounded(row.transfers) };
}

/** How many findings nobody has resolved, up to so many, as a part of a statement. */
export const openFindings = (most: number): RawBuilder<number> =>
  countUpTo(most, 'payment_findings', sql<boolean>`resolved_at is null`);

/** How many clients said that they sent money, and nobody has looked yet. */
export const openTransfers = (most: number): RawBuilder<number> =>
  countUpTo(most, 'transfer_reports', sql<boolean>`decided_at is null`);
