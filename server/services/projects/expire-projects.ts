import { binDays } from '#content/deletion.ts';
import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { objectsOf, deleteObjects } from '#server/services/files/stored-objects.ts';

const day = 24 * 60 * 60 * 1000;

type Services = Pick<AppServices, 'db' | 'log' | 'now' | 'storage'>;

/** Ends the projects whose time in the bin is over. Resolves with how many; one that fails is tried again the next time. */
export async function expireProjects(services: Services, _actor: SystemActor): Promise<number> {
  const limit = new Date(+services.now() - binDays * day);
  const over = await services.db.service
    .selectFrom('projects')
    .select('id')
    .where('deleted_at', '<', limit)
    .execute();
  let deleted = 0;
  for (const { id } of over) {
    try {
      if (await deleteProject(services, id, limit)) deleted += 1;
    } catch (error) {
      services.log.error({ err: error, projectId: id }, 'a deleted project was not removed');
    }
  }
  return deleted;
}

/** First the files, then the row, so that a crash in between leaves a row to begin again with. */
function deleteProject(
  { db: { service }, storage }: Services,
  id: string,
  limit: Date,
): Promise<boolean> {
  return service.transaction().execute(async (db) => {
    // Whoever takes it back now waits, and then does not find it; whoever was faster keeps it.
    const project = await db
      .selectFrom('projects')
      .select(['audio_file_url as audio', 'cover_image_url as cover'])
      .where('id', '=', id)
      .where('deleted_at', '<', limit)
      .forUpdate()
      .executeTakeFirst();
    if (!project) return false;
    const { audio, cover } = project;
    if (audio) await deleteObjects(storage, objectsOf('audio', audio));
    if (cover) await deleteObjects(storage, objectsOf('cover', cover));
    await db.deleteFrom('projects').where('id', '=', id).execute();
    return true;
  });
}
