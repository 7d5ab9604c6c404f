import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import { type Project, projectColumns, toProject } from './project.ts';

/** The actor's projects, newest first, and how many there are in all. */
export function listProjects(
  { actors }: Database,
  actor: UserActor,
  { limit }: { limit: number },
): Promise<{ projects: Project[]; total: number }> {
  return asActor(actors, actor, async (db) => {
    const rows = await db
      .selectFrom('projects')
      .select(projectColumns)
      .select((columns) => columns.fn.countAll<number>().over().as('total'))
      .where('user_id', '=', actor.userId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return { projects: rows.map(toProject), total: rows[0]?.total ?? 0 };
  });
}
