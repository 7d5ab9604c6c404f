import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';

/** Takes back a reply that was not mailed yet. Rejects with `reply.sent` when it was, or when it was taken back before. */
export async function undoReply(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { replyId }: { replyId: string },
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('proposal_replies')
      .set({ undone_at: now(), undone_by: actor.userId })
      .where('id', '=', replyId)
      .where('sent_at', 'is', null)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('reply.sent');
  });
}
