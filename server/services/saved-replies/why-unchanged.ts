import { AppError } from '#server/app-error.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { SavedReplyId } from './saved-reply.ts';

/** Why the revision that was seen is not there: somebody saved another one, or deleted it. */
export async function whyUnchanged(db: ActorDb, savedReplyId: SavedReplyId): Promise<AppError> {
  const there = await db
    .selectFrom('saved_replies')
    .select('id')
    .where('id', '=', savedReplyId)
    .executeTakeFirst();
  return new AppError(there ? 'saved-reply.changed' : 'saved-reply.gone');
}
