import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { ownProjects } from './own-projects.ts';
import { type Project, projectColumns, type ProjectStatus, toProject } from './project.ts';

export const projectsPerPage = 10;

export type ProjectPage = {
  projects: Project[];
  /** How many there are of each status that there is. */
  counts: { status: ProjectStatus; count: number }[];
};

/** One page of the actor's projects, newest first: all, or those of one status. `page` counts from 1. */
export async function listProjects(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  { page, status }: { page: number; status: ProjectStatus | null },
): Promise<ProjectPage> {
  const [row] = await readAsActor(db, actor, (db) => {
    const own = ownProjects(db, actor);
    const wanted = status === null ? own : own.where('status', '=', status);
    return db.selectNoFrom([
      jsonArrayFrom(
        wanted
          .select(projectColumns)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(projectsPerPage)
          .offset((page - 1) * projectsPerPage),
      ).as('projects'),
      jsonArrayFrom(
        own
          .select(['status', (columns) => columns.fn.countAll<number>().as('count')])
          .groupBy('status'),
      ).as('counts'),
    ]);
  });
  if (!row) throw new Error('A statement without tables has one row');
  return { projects: row.projects.map(toProject), counts: row.counts };
}
