import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type ProposalStatus, toProposalStatus } from '#packages/contact/src/index.ts';
import type { ProposalId } from './proposal-id.ts';
import { recordChange } from './proposal-history.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** From the status that was seen to another; `reopened` is the one that it had before it was closed. */
export type ProposalMove = {
  proposalId: ProposalId;
  from: ProposalStatus;
  to: ProposalStatus | 'reopened';
};

/**
 * Moves a proposal. Of two who move it at once the first does; the other rejects with `proposal.moved`, and so do a move
 * to where it is and opening again what is not closed. Being contacted, also by telephone, stops the clock of the first answer, and being closed that of
 * the solution, until it is opened again. Rejects with `proposal.gone`.
 */
export async function moveProposal(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { proposalId, from, to }: ProposalMove,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const after = to === 'reopened' ? await beforeClosing(db, proposalId) : to;
    const { numUpdatedRows } = await db
      .updateTable('contact_submissions')
      .set({ status: after, closed_at: after === 'closed' ? now() : null })
      .$if(after === 'contacted', (update) =>
        update.set({ first_answered_at: sql`coalesce(first_answered_at, ${now()})` }),
      )
      .where('id', '=', proposalId)
      .where('status', '=', from)
      .where('status', '<>', after)
      .$if(to === 'reopened', (update) => update.where('status', '=', 'closed'))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await whyUnchanged(db, proposalId, 'proposal.moved');
    await recordChange({ db, now }, actor, { proposalId, kind: 'status', before: from, after });
  });
}

/** What it was when it was closed last. Two moves may be of one millisecond. */
async function beforeClosing(db: ActorDb, proposalId: ProposalId): Promise<ProposalStatus> {
  const closing = await db
    .selectFrom('proposal_entries')
    .select('before')
    .where('proposal_id', '=', proposalId)
    .where('kind', '=', 'status')
    .where('after', '=', 'closed')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return closing?.before ? toProposalStatus(closing.before) : 'new';
}
