import { uploadLimits } from '#packages/project/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { MediaKind } from '#server/services/files/stored-objects.ts';
import { ownProjects } from '#server/services/projects/own-projects.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';
import { requireSpace } from '#server/services/files/disk-space.ts';
import { objectPath } from './object-path.ts';
import { openToFiles } from './open-to-files.ts';
import { promisedWhileAway, requireQuota } from './storage-quota.ts';

export type UploadRequest = {
  id: string;
  kind: MediaKind;
  projectId: ProjectId;
  /** What the sender calls the file, when they say. */
  fileName: string | null;
  /** Bytes the sender announces. */
  size: number;
  /** The media type the sender claims; the bytes decide when they are all here. */
  claimedType: string;
  /** The SHA-256 the sender took, in hexadecimal; null from one that cannot. */
  sha256: string | null;
  /** The person said that the recording is theirs to publish. Every audio needs it. */
  rightsDeclared: boolean;
};

/** Admits a file to one of the actor's projects, or says why not, before any byte travels. */
export async function startUpload(
  { db, limits, now, uploads }: Pick<AppServices, 'db' | 'limits' | 'now' | 'uploads'>,
  actor: UserActor,
  { id, kind, projectId, fileName, size, claimedType, sha256, rightsDeclared }: UploadRequest,
): Promise<void> {
  const noun = kind === 'audio' ? 'audio' : 'image';
  if (!claimedType.startsWith(`${noun}/`)) throw new AppError(`${noun}.invalid`);
  if (size === 0) throw new AppError(`${noun}.empty`);
  if (size > uploadLimits[kind]) throw new AppError(`${noun}.too-large`);
  if (kind === 'audio' && !rightsDeclared) throw new AppError('upload.rights');
  await requireSpace(uploads.folder, size);
  await limits.consume('uploadUser', actor.userId);
  await asActor(db, actor, async (db) => {
    const project = await ownProjects(db, actor)
      .select('status')
      .where('id', '=', projectId)
      .executeTakeFirst();
    if (!project) throw new AppError('project.not-found');
    if (!openToFiles(project.status, kind)) throw new AppError('project.closed');
    const at = now();
    await requireQuota(db, actor, { size, at });
    await db
      .insertInto('uploads')
      .values({
        id,
        user_id: actor.userId,
        project_id: projectId,
        kind,
        file_name: fileName,
        size,
        sha256,
        rights_declared: rightsDeclared,
        object_path: objectPath(actor.userId, kind === 'audio' ? 'tracks' : 'covers', at),
        created_at: at,
        promised_until: promisedWhileAway(at),
      })
      .execute();
  });
}
