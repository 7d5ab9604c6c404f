import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { isUuid } from '../is-uuid.ts';
import type { ProposalId } from './proposal-id.ts';

/** A reply that was taken back, or that no mail server took, to be written once more; null where there is none. */
export async function readUnsentReply(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { proposalId, replyId }: { proposalId: ProposalId; replyId: string },
): Promise<{ id: string; body: string } | null> {
  if (!isUuid(replyId)) return null;
  const [reply] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('proposal_replies')
      .select(['id', 'body'])
      .where('id', '=', replyId)
      .where('proposal_id', '=', proposalId)
      .where(({ or, eb }) => or([eb('undone_at', 'is not', null), eb('failure', 'is not', null)])),
  );
  return reply ?? null;
}
