import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type BoundedCount, mostCounted, toBounded } from '../desk/search-plan.ts';
import type { ProposalStatus } from '#packages/contact/src/index.ts';
import type { ProposalTab } from './list-proposals.ts';
import { unanswered } from './unanswered.ts';

/** How many proposals each part of the list has, and how many there are. */
export type ProposalCounts = Record<ProposalTab | 'all', BoundedCount>;

/** Exact to a thousand each: an index has as many rows of each status beside each other. */
export async function countProposals(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): Promise<ProposalCounts> {
  const at = now();
  const [counts] = await readAsActor(db, actor, (db) => {
    const countOf = (part: RawBuilder<unknown>) =>
      sql<number>`(select count(*) from (select 1 from contact_submissions ${part} limit ${mostCounted + 1}) as hits)`;
    const of = (status: ProposalStatus) => countOf(sql`where status = ${status}`).as(status);
    return db
      .selectNoFrom([of('new'), of('in_progress'), of('contacted'), of('closed')])
      .select(countOf(sql``).as('all'))
      .select(countOf(sql`where ${unanswered('waiting', at)}`).as('waiting'))
      .select(countOf(sql`where ${unanswered('late', at)}`).as('late'));
  });
  if (!counts) throw new Error('A statement that counts has one row');
  return {
    all: toBounded(counts.all),
    new: toBounded(counts.new),
    in_progress: toBounded(counts.in_progress),
    contacted: toBounded(counts.contacted),
    closed: toBounded(counts.closed),
    waiting: toBounded(counts.waiting),
    late: toBounded(counts.late),
  };
}
