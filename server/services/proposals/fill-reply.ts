import { fillSavedReply, serviceInWords } from '#packages/contact/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { readSavedReply } from '../saved-replies/read-saved-reply.ts';
import type { SavedReplyId } from '../saved-replies/saved-reply.ts';
import type { ProposalId } from './proposal-id.ts';

/** The text of a saved reply for who wrote a proposal. Rejects with `saved-reply.gone` and `proposal.gone`. */
export async function fillReply(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { proposalId, savedReplyId }: { proposalId: ProposalId; savedReplyId: SavedReplyId },
): Promise<string> {
  const { text } = await readSavedReply({ db }, actor, savedReplyId);
  const [proposal] = await readAsActor(db, actor, (db) =>
    db.selectFrom('contact_submissions').select(['name', 'service']).where('id', '=', proposalId),
  );
  if (!proposal) throw new AppError('proposal.gone');
  const { name, service } = proposal;
  return fillSavedReply(text, { nombre: name, servicio: serviceInWords(service) });
}
