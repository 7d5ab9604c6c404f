import { uploadLimits } from '#packages/project/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';
import { objectPath } from './object-path.ts';

export type UploadKind = 'audio' | 'cover';

export type UploadRequest = {
  id: string;
  kind: UploadKind;
  projectId: ProjectId;
  /** Bytes the sender announces. */
  size: number;
  /** The media type the sender claims; the bytes decide when they are all here. */
  claimedType: string;
};

/** Admits a file to one of the actor's drafts, or says why not, before any byte travels. */
export async function startUpload(
  { db, limits }: { db: Database; limits: AttemptLimits },
  actor: UserActor,
  { id, kind, projectId, size, claimedType }: UploadRequest,
): Promise<void> {
  const noun = kind === 'audio' ? 'audio' : 'image';
  if (!claimedType.startsWith(`${noun}/`)) throw new AppError(`${noun}.invalid`);
  if (size === 0) throw new AppError(`${noun}.empty`);
  if (size > uploadLimits[kind]) throw new AppError(`${noun}.too-large`);
  await limits.spend('uploadUser', actor.userId);
  await asActor(db.actors, actor, async (trx) => {
    const draft = await trx
      .selectFrom('projects')
      .select('id')
      .where('id', '=', projectId)
      .where('user_id', '=', actor.userId)
      .where('status', '=', 'draft')
      .executeTakeFirst();
    if (!draft) throw new AppError('project.not-found');
    await trx
      .insertInto('uploads')
      .values({
        id,
        user_id: actor.userId,
        project_id: projectId,
        kind,
        size,
        object_path: objectPath(actor.userId, kind === 'audio' ? 'tracks' : 'covers'),
      })
      .execute();
  });
}
