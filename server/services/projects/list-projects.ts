import type { UserActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import { type Project, projectColumns, toProject } from './project.ts';

/** The actor's projects, newest first, and how many there are in all. */
export async function listProjects(
  database: Database,
  actor: UserActor,
  { limit }: { limit: number },
): Promise<{ projects: Project[]; total: number }> {
  const rows = await readAsActor(database, actor, (db) =>
    db
      .selectFrom('projects')
      .select(projectColumns)
      .select((columns) => columns.fn.countAll<number>().over().as('total'))
      .where('user_id', '=', actor.userId)
      .orderBy('created_at', 'desc')
      .limit(limit),
  );
  return { projects: rows.map(toProject), total: rows[0]?.total ?? 0 };
}
