import type { StaffActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import type { SavedReplyId } from './saved-reply.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** Deletes the revision that was seen. Rejects with `saved-reply.changed` and `saved-reply.gone`. */
export async function deleteSavedReply(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { savedReplyId, revision }: { savedReplyId: SavedReplyId; revision: number },
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const deleted = await db
      .deleteFrom('saved_replies')
      .where('id', '=', savedReplyId)
      .where('revision', '=', revision)
      .returning('title')
      .executeTakeFirst();
    if (!deleted) throw await whyUnchanged(db, savedReplyId);
    await asServiceWithin(db, actor, () =>
      recordAudit({ db, now }, actor, {
        action: 'delete-reply',
        subject: { kind: 'saved-reply', id: savedReplyId, before: deleted },
      }),
    );
  });
}
