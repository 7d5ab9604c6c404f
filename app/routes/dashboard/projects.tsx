import { href, Link, redirect } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { byteCount } from '#app/ui/bytes.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { pageNumberOf } from '#app/routes/page-number.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { statusLabels } from '#app/ui/status-badge.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { listProjects, projectsPerPage } from '#server/services/projects/list-projects.ts';
import type { ProjectStatus } from '#server/services/projects/project.ts';
import { readStorageUsage } from '#server/services/uploads/storage-quota.ts';
import type { Route } from './+types/projects.ts';
import { ProjectList } from './project-list.tsx';

/** In the order in which a project goes through them. */
const filters: readonly ProjectStatus[] = [
  'draft',
  'uploading',
  'processing',
  'ready',
  'distributed',
  'failed',
];

/** `?estado=` shows the projects of one status and `?pagina=` counts from 1. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const query = new URL(args.request.url).searchParams;
  const status = filters.find((one) => one === query.get('estado')) ?? null;
  const page = pageNumberOf(args.request.url);

  const app = args.context.get(services);
  const [{ projects, counts }, room] = await Promise.all([
    listProjects(app, actor, { page, status }),
    readStorageUsage(app, actor),
  ]);
  const countOf = (one: ProjectStatus) => counts.find((row) => row.status === one)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const pages = Math.max(1, Math.ceil((status ? countOf(status) : all) / projectsPerPage));
  if (page > pages) throw redirect(addressOf(status, pages));
  return {
    projects,
    room,
    status,
    page,
    pages,
    all,
    shown: filters.map((one) => ({ status: one, count: countOf(one) })).filter((one) => one.count),
  };
}

function addressOf(status: ProjectStatus | null, page = 1): string {
  const query = new URLSearchParams();
  if (status) query.set('estado', status);
  if (page > 1) query.set('pagina', String(page));
  return href('/dashboard/proyectos') + (query.size > 0 ? `?${query}` : '');
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { projects, room, status, page, pages, all, shown } = loaderData;
  return (
    <Panel
      title="Tus proyectos"
      action={
        <Link
          to={href('/dashboard/proyectos/papelera')}
          className={buttonClass({ look: 'quiet', small: true })}
        >
          Papelera
        </Link>
      }
    >
      {shown.length > 1 && (
        <Tabs
          label="Estado de los proyectos"
          items={[
            { to: addressOf(null), label: `Todos (${all})`, current: status === null },
            ...shown.map((one) => ({
              to: addressOf(one.status),
              label: `${statusLabels[one.status]} (${one.count})`,
              current: one.status === status,
            })),
          ]}
        />
      )}
      {projects.length > 0 ? (
        <ProjectList projects={projects} />
      ) : (
        <EmptyState
          title={status ? 'No hay proyectos en este estado' : 'No tienes proyectos aún'}
          action={
            <Link to={href('/dashboard/new-project')} className={buttonClass()}>
              {status ? 'Subir una canción' : 'Subir mi primera canción'}
            </Link>
          }
        >
          Sube el audio y la portada; nosotros la dejamos lista para sonar.
        </EmptyState>
      )}
      <Pagination
        label="Páginas de proyectos"
        page={page}
        pages={pages}
        addressOf={(one) => addressOf(status, one)}
      />
      <div className="room">
        <p>
          Tu espacio: <span className="measure">{byteCount(room.used)}</span>
          {room.quota === null ? (
            ', sin tope'
          ) : (
            <>
              {' '}
              de <span className="measure">{byteCount(room.quota)}</span>
            </>
          )}
        </p>
        {room.quota !== null && (
          <Meter value={(room.used / room.quota) * 100} label="Espacio usado" hot />
        )}
      </div>
    </Panel>
  );
}
