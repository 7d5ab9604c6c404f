import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { activeStaff } from '../accounts/active-staff.ts';
import type { ProposalId } from './proposal-id.ts';
import { recordChange } from './proposal-history.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** From whom it was seen with to somebody else of the staff; null is nobody. */
export type ProposalAssignment = {
  proposalId: ProposalId;
  from: string | null;
  to: string | null;
};

/**
 * Gives a proposal to a member of the staff; to who it was seen with, nothing changes. Of two who give it at once the first
 * does; the other rejects with `proposal.reassigned`. Rejects with `proposal.no-such-staff` and `proposal.gone`.
 */
export async function assignProposal(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { proposalId, from, to }: ProposalAssignment,
): Promise<{ isChanged: boolean }> {
  if (from === to) return { isChanged: false };
  await asActor(db, actor, async (db) => {
    if (to !== null) {
      const staff = await activeStaff(db).select('id').where('id', '=', to).executeTakeFirst();
      if (!staff) throw new AppError('proposal.no-such-staff');
    }
    const { numUpdatedRows } = await db
      .updateTable('contact_submissions')
      .set({ assignee_id: to })
      .where('id', '=', proposalId)
      .where('assignee_id', 'is not distinct from', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await whyUnchanged(db, proposalId, 'proposal.reassigned');
    await recordChange({ db, now }, actor, {
      proposalId,
      kind: 'assignee',
      before: from,
      after: to,
    });
  });
  return { isChanged: true };
}
