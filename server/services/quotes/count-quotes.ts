import { type RawBuilder, sql } from 'kysely';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { QuoteState } from '#packages/quote/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type BoundedCount, mostCounted, toBounded } from '../desk/search-plan.ts';
import { isInState } from './is-in-state.ts';

/** How many quotes there are in each state, and in all. */
export type QuoteCounts = Record<QuoteState | 'all', BoundedCount>;

/** Exact to a thousand each. */
export async function countQuotes(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): Promise<QuoteCounts> {
  const today = bogotaDate(now());
  const countOf = (condition: RawBuilder<boolean>) =>
    sql<number>`(select count(*) from (select 1 from quotes where ${condition} limit ${mostCounted + 1}) as hits)`;
  const of = (state: QuoteState) => countOf(isInState(state, today)).as(state);
  const [counts] = await readAsActor(db, actor, (db) =>
    db
      .selectNoFrom([
        ...[of('draft'), of('sent'), of('accepted')],
        ...[of('rejected'), of('expired'), of('withdrawn')],
      ])
      .select(countOf(sql`true`).as('all')),
  );
  if (!counts) throw new Error('A statement that counts has one row');
  return {
    all: toBounded(counts.all),
    draft: toBounded(counts.draft),
    sent: toBounded(counts.sent),
    accepted: toBounded(counts.accepted),
    rejected: toBounded(counts.rejected),
    expired: toBounded(counts.expired),
    withdrawn: toBounded(counts.withdrawn),
  };
}
