import type { TicketSeverity } from '#packages/contact/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ProposalId } from './proposal-id.ts';
import { recordChange } from './proposal-history.ts';
import { whyUnchanged } from './why-unchanged.ts';

/**
 * Corrects how urgent a ticket is. Its targets are then those of the other severity, from when it came: waiting is never
 * begun anew. Of two who do so at once the first does; the other rejects with `ticket.reclassified`, and so does a change to
 * what it is. Rejects with `proposal.gone`.
 */
export async function changeSeverity(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { proposalId, from, to }: { proposalId: ProposalId; from: TicketSeverity; to: TicketSeverity },
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('contact_submissions')
      .set({ severity: to })
      .where('id', '=', proposalId)
      .where('severity', '=', from)
      .where('severity', '<>', to)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await whyUnchanged(db, proposalId, 'ticket.reclassified');
    await recordChange({ db, now }, actor, {
      proposalId,
      kind: 'severity',
      before: from,
      after: to,
    });
  });
}
