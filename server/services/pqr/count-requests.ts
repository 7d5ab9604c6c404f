import { type RawBuilder, sql } from 'kysely';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type BoundedCount, mostCounted, toBounded } from '../desk/search-plan.ts';
import { partOf, type RequestTab } from './list-requests.ts';

/** How many requests each tab has, how many there are in all, and how many are late. */
export type RequestCounts = Record<RequestTab | 'all' | 'late', BoundedCount>;

/** Exact to a thousand each. */
export async function countRequests(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): Promise<RequestCounts> {
  const today = bogotaDate(now());
  const [counts] = await readAsActor(db, actor, (db) => {
    const countOf = (part: RawBuilder<unknown>) =>
      sql<number>`(select count(*) from (select 1 from legal_requests where ${part} limit ${mostCounted + 1}) as hits)`;
    return db.selectNoFrom([
      countOf(sql`true`).as('all'),
      countOf(partOf('open')).as('open'),
      countOf(sql`${partOf('open')} and due_on < ${today}`).as('late'),
      countOf(partOf('waiting')).as('waiting'),
      countOf(partOf('answered')).as('answered'),
      countOf(partOf('closed')).as('closed'),
      countOf(partOf('undelivered')).as('undelivered'),
    ]);
  });
  if (!counts) throw new Error('A statement that counts has one row');
  return {
    all: toBounded(counts.all),
    open: toBounded(counts.open),
    late: toBounded(counts.late),
    waiting: toBounded(counts.waiting),
    answered: toBounded(counts.answered),
    closed: toBounded(counts.closed),
    undelivered: toBounded(counts.undelivered),
  };
}
