import { randomUUID } from 'node:crypto';
import { copyFile, stat } from 'node:fs/promises';
import { planLimits } from '#content/plan-limits.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { ownProjects } from '#server/services/projects/own-projects.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';
import { readBackgroundRun } from '#server/services/tools/read-background-runs.ts';
import { finishUpload } from '#server/services/uploads/finish-upload.ts';
import { incomingFiles } from '#server/services/uploads/incoming-files.ts';
import { startUpload } from '#server/services/uploads/start-upload.ts';
import { fileRequestSchema, storedFileSchema } from './stored-covers.ts';

type Services = Pick<
  AppServices,
  'db' | 'jobs' | 'limits' | 'locks' | 'now' | 'storage' | 'uploads'
>;

/** So many songs are offered, the newest first. */
const mostProjects = 100;

/** The projects of a person that a cover can be put on. */
export const listCoverable = (
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
): Promise<{ id: string; title: string }[]> =>
  readAsActor(db, actor, (db) =>
    ownProjects(db, actor)
      .select(['id', 'title'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(mostProjects),
  );

/**
 * Makes a file of a cover of a run the cover of one of its person's projects, on the way of any that is uploaded. Rejects with `cover.marked`,
 * `run.not-found`, and as `startUpload` and `finishUpload`.
 */
export async function useAsCover(
  services: Services,
  actor: SessionActor,
  { id: runId, fileId, projectId }: { id: string; fileId: string; projectId: ProjectId },
): Promise<void> {
  const run = await readBackgroundRun(services, actor, { tool: 'cover-file', id: fileId });
  if (run.state !== 'done') throw new AppError('run.not-found');
  const { of, isMarked } = fileRequestSchema.parse(run.request);
  if (of !== runId) throw new AppError('run.not-found');
  // What is clean is for whoever pays at this moment.
  if (isMarked || planLimits[actor.session.tier].coverWatermark) throw new AppError('cover.marked');
  const { path } = storedFileSchema.parse(run.result);
  const id = randomUUID();
  await services.storage.withLocalFile('covers', path, async (file) => {
    const { size } = await stat(file);
    await startUpload(services, actor, {
      ...{ id, kind: 'cover', projectId, size, claimedType: 'image/jpeg' },
      ...{ fileName: null, sha256: null, rightsDeclared: false },
    });
    await services.locks.run(id, async () => {
      const [localFile = ''] = incomingFiles(services.uploads.folder, id);
      await copyFile(file, localFile);
      await finishUpload(services, actor, { id, localFile, sha256: null });
    });
  });
}
