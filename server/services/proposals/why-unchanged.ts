import { AppError } from '#server/app-error.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { ProposalId } from './proposal-id.ts';

/** Why no row was changed that should have been: it is as somebody else left it, or gone. */
export async function whyUnchanged(
  db: ActorDb,
  proposalId: ProposalId,
  otherwise: 'proposal.moved' | 'proposal.reassigned' | 'proposal.replied' | 'ticket.reclassified',
): Promise<AppError> {
  const there = await db
    .selectFrom('contact_submissions')
    .select('id')
    .where('id', '=', proposalId)
    .executeTakeFirst();
  return new AppError(there ? otherwise : 'proposal.gone');
}
