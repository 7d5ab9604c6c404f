import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { matches } from '../lists/matches.ts';
import type { ListQuery } from '../lists/read-list.ts';
import type { ProposalId } from './proposal-id.ts';
import { isInView, isQueue, type ProposalView } from './proposal-views.ts';

/** The proposal that stands behind this one where a list shows what waits, also once this one moved on; null at its end. */
export async function nextProposal(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  {
    proposalId,
    view,
    search,
  }: { proposalId: ProposalId } & Pick<ListQuery<ProposalView>, 'view' | 'search'>,
): Promise<{ id: string } | null> {
  if (!isQueue(view)) return null;
  const { rows } = await asActor(db, actor, (db) =>
    sql<{ id: string }>`
      select next.id from contact_submissions as here, lateral (
        select id from contact_submissions
        where ${isInView(view, now())} and ${matches('contact_submissions', search) ?? sql`true`}
          and (urgency, due_at, id) > (here.urgency, here.due_at, here.id)
        order by urgency, due_at, id limit 1
      ) as next
      where here.id = ${proposalId}`.execute(db),
  );
  return rows[0] ?? null;
}
