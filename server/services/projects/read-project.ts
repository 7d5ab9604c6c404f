import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { ownProjects } from './own-projects.ts';
import type { ProjectId } from './project-id.ts';
import { type Project, projectColumns, toProject } from './project.ts';

/** A project as its own page shows it. */
export type ProjectDetail = Project & {
  /** When the person said that the recording is theirs to publish. */
  rightsDeclaredAt: Date | null;
};

/** One project of the actor's own. */
export async function readProject(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  projectId: ProjectId,
): Promise<ProjectDetail> {
  const [row] = await readAsActor(db, actor, (db) =>
    ownProjects(db, actor)
      .select([...projectColumns, 'rights_declared_at as rightsDeclaredAt'])
      .where('id', '=', projectId),
  );
  if (!row) throw new AppError('project.not-found');
  return { ...toProject(row), rightsDeclaredAt: row.rightsDeclaredAt };
}
