import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { MediaKind } from '#server/services/files/stored-objects.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';

/** A file that began to arrive and is not all here. Sizes are in bytes. */
export type PendingUpload = {
  id: string;
  /** As its sender calls it, when they said. */
  fileName: string | null;
  size: number;
  received: number;
  /** The SHA-256 that its sender announced, in hexadecimal. */
  sha256: string | null;
  /** It is arriving at this moment, from whichever tab or device. */
  isArriving: boolean;
};

export type PendingUploads = Record<MediaKind, PendingUpload | null>;

/** What is on its way to one of the actor's projects: of each kind, what began last. */
export async function readPendingUploads(
  { db, locks, uploads }: Pick<AppServices, 'db' | 'locks' | 'uploads'>,
  actor: UserActor,
  projectId: ProjectId,
): Promise<PendingUploads> {
  const rows = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('uploads')
      .select(['id', 'kind', 'file_name as fileName', 'size', 'sha256'])
      .distinctOn('kind')
      .where('user_id', '=', actor.userId)
      .where('project_id', '=', projectId)
      .where('finished_at', 'is', null)
      .orderBy('kind')
      .orderBy('created_at', 'desc'),
  );
  const pending: PendingUploads = { audio: null, cover: null };
  for (const { kind, ...upload } of rows) {
    const received = await stat(join(uploads.folder, upload.id)).catch(() => null);
    if (!received) continue; // nothing of it can go on
    const isArriving = await locks.isHeld(upload.id);
    pending[kind] = { ...upload, received: received.size, isArriving };
  }
  return pending;
}
