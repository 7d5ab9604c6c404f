import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import type { ProjectId } from './project-id.ts';
import { type Project, projectColumns, toProject } from './project.ts';

/** One project of the actor's own. */
export async function readProject(
  database: Database,
  actor: UserActor,
  projectId: ProjectId,
): Promise<Project> {
  const [row] = await readAsActor(database, actor, (db) =>
    db
      .selectFrom('projects')
      .select(projectColumns)
      .where('id', '=', projectId)
      .where('user_id', '=', actor.userId),
  );
  if (!row) throw new AppError('project.not-found');
  return toProject(row);
}
