import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor, readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { lockOwnProject } from './own-projects.ts';
import type { ProjectId } from './project-id.ts';

/** Puts a project into the bin. One that is in the stores, or on its way there, is taken out of them first. */
export function deleteProject(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  projectId: ProjectId,
): Promise<void> {
  return asActor(db, actor, async (db) => {
    await lockOwnProject(db, actor, projectId);
    const inStores = await db
      .selectFrom('distributions')
      .select('id')
      .where('project_id', '=', projectId)
      .where('status', 'not in', ['failed', 'removed'])
      .executeTakeFirst();
    if (inStores) throw new AppError('project.distributed');
    await db
      .updateTable('projects')
      .set({ deleted_at: now() })
      .where('id', '=', projectId)
      .execute();
  });
}

/** Takes a project out of the bin as it was. */
export async function restoreProject(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  projectId: ProjectId,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const restored = await db
      .updateTable('projects')
      .set({ deleted_at: null })
      .where('id', '=', projectId)
      .where('user_id', '=', actor.userId)
      .where('deleted_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!restored) throw new AppError('project.not-found');
  });
}

export type BinnedProject = { id: string; title: string; artistName: string; deletedAt: Date };

/** What the actor can still take back, the last one deleted first. */
export const listBin = (
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
): Promise<BinnedProject[]> =>
  readAsActor(db, actor, (db) =>
    db
      .selectFrom('projects')
      .select(['id', 'title', 'artist_name as artistName', 'deleted_at as deletedAt'])
      .where('user_id', '=', actor.userId)
      .where('deleted_at', 'is not', null)
      .$narrowType<{ deletedAt: Date }>()
      .orderBy('deleted_at', 'desc'),
  );
