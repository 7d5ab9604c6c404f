import { Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireSession } from '#app/guards.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { userActor } from '#server/actor.ts';
import { listProjects } from '#server/services/projects/list-projects.ts';
import type { Route } from './+types/projects.ts';
import { ProjectList } from './project-list.tsx';

export function loader(args: Route.LoaderArgs) {
  const { userId } = requireSession(args);
  return listProjects(args.context.get(services).db, userActor(userId), { limit: 10 });
}

export default function Projects({ loaderData: { projects, total } }: Route.ComponentProps) {
  return (
    <Panel
      title={
        total > projects.length
          ? `Tus ${projects.length} proyectos más nuevos, de ${total}`
          : 'Tus proyectos'
      }
    >
      {projects.length > 0 ? (
        <ProjectList projects={projects} />
      ) : (
        <EmptyState
          title="No tienes proyectos aún"
          action={
            <Link to="/dashboard/new-project" className={buttonClass()}>
              Subir mi primera canción
            </Link>
          }
        >
          Sube el audio y la portada; nosotros la dejamos lista para sonar.
        </EmptyState>
      )}
    </Panel>
  );
}
