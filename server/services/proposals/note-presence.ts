import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { unlessGone } from '../unless-gone.ts';
import type { ProposalId } from './proposal-id.ts';

/** Milliseconds for which somebody counts as writing after their page said so. */
const presenceLasts = 60_000;

/** Notes that somebody is writing a reply. Other pages hear of it when it begins. Rejects with `proposal.gone`. */
export async function notePresence(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { proposalId }: { proposalId: ProposalId },
): Promise<void> {
  const since = now();
  const until = new Date(+since + presenceLasts);
  await unlessGone(
    'proposal.gone',
    asActor(db, actor, (db) =>
      db
        .insertInto('proposal_presence')
        .values({ proposal_id: proposalId, staff_id: actor.userId, since, until })
        .onConflict((conflict) =>
          conflict.columns(['proposal_id', 'staff_id']).doUpdateSet({
            since: sql`case when proposal_presence.until < ${since} then excluded.since else proposal_presence.since end`,
            until,
          }),
        )
        .execute(),
    ),
  );
}
