import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { SavedReply, SavedReplyId } from './saved-reply.ts';

/** One saved reply, and who changed it last. Rejects with `saved-reply.gone`. */
export async function readSavedReply(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  savedReplyId: SavedReplyId,
): Promise<SavedReply> {
  const [reply] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('saved_replies as reply')
      .leftJoin('users as editor', 'editor.id', 'reply.changed_by')
      .select([
        'reply.id',
        'reply.title',
        'reply.body as text',
        'reply.revision',
        'reply.changed_at as changedAt',
        'editor.display_name as changedBy',
      ])
      .where('reply.id', '=', savedReplyId),
  );
  if (!reply) throw new AppError('saved-reply.gone');
  return reply;
}
