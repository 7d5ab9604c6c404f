import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import type { SavedReplyId, SavedReplyWords } from './saved-reply.ts';
import { unlessTitleTaken } from './unless-title-taken.ts';
import { whyUnchanged } from './why-unchanged.ts';

/**
 * Changes the revision that was seen. Of two who do so at once the first does; the other rejects with
 * `saved-reply.changed`. Rejects with `saved-reply.gone` and `saved-reply.title-taken`.
 */
export async function editSavedReply(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  edit: SavedReplyWords & { savedReplyId: SavedReplyId; revision: number },
): Promise<void> {
  const { savedReplyId, revision, title, text } = edit;
  await unlessTitleTaken(
    asActor(db, actor, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('saved_replies')
        .set({
          ...{ title, body: text, changed_at: now(), changed_by: actor.userId },
          revision: sql`revision + 1`,
        })
        .where('id', '=', savedReplyId)
        .where('revision', '=', revision)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw await whyUnchanged(db, savedReplyId);
      await asServiceWithin(db, actor, () =>
        recordAudit({ db, now }, actor, {
          action: 'edit-reply',
          subject: { kind: 'saved-reply', id: savedReplyId, after: { title } },
        }),
      );
    }),
  );
}
