import { useState } from 'react';
import { data, href, Link } from 'react-router';
import { z } from 'zod';
import { decodePeaks, genreLabel } from '#packages/project/src/index.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { keepDrawn, later } from '#app/ui/later.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Player } from '#app/ui/player.tsx';
import { SongCover } from '#app/ui/song-cover.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { isAppError } from '#server/app-error.ts';
import { listMediaJobs } from '#server/services/media/list-media-jobs.ts';
import { retryMediaJob } from '#server/services/media/retry-media-job.ts';
import { deleteProject } from '#server/services/projects/bin.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { readProject } from '#server/services/projects/read-project.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { readPendingUploads } from '#server/services/uploads/read-pending-uploads.ts';
import type { Route } from './+types/project.ts';
import { DeleteForm } from './delete-form.tsx';
import { JobList } from './job-list.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { wizardPath } from '../wizard/wizard-path.ts';
import '../upload/upload.css';
import './project.css';

const loadFiles = () => import('./project-files.tsx');
const ProjectFiles = keepDrawn(
  import.meta.env.SSR ? (await loadFiles()).ProjectFiles : later(loadFiles, 'ProjectFiles'),
);

export const handle = { shell: 'app', follows: ['project'] } satisfies PageHandle;

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData.project.title);

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  try {
    const projectId = toProjectId(args.params.projectId);
    const [project, jobs, pending] = await Promise.all([
      readProject(app, actor, projectId),
      listMediaJobs(app, actor, projectId),
      readPendingUploads(app, actor, projectId),
    ]);
    return { project, jobs, pending };
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: 404 });
    throw error;
  }
}

const retrySchema = z.object({ job: z.uuid() });

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const here = href('/dashboard/proyectos/:projectId', args.params);
  if (form.intent === 'delete') {
    return handleFormAction(args, form, z.object({}), async () => {
      await deleteProject(app, actor, toProjectId(args.params.projectId));
      return redirectWithFlash(href('/dashboard/proyectos/papelera'), 'project-deleted');
    });
  }
  return handleFormAction(args, form, retrySchema, async ({ job }) => {
    const projectId = toProjectId(args.params.projectId);
    await retryMediaJob(app, actor, { projectId, jobId: job });
    return redirectWithFlash(here, 'job-retried');
  });
}

export default function ProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, jobs, pending } = loaderData;
  const [playing, setPlaying] = useState(false);
  const outcome = useLastOutcome(actionData);
  const isDraft = project.status === 'draft';
  const retried = outcomeOf(outcome, 'retry');
  return (
    <div className="song wrap">
      <p className="song-back">
        <Link to={href('/dashboard/proyectos')}>← Tus proyectos</Link>
      </p>
      <header className="song-head">
        <SongCover song={project} side={160} className="song-cover" eager />
        <div className="song-name">
          <h1>{project.title}</h1>
          <p>
            {project.artistName}, {genreLabel(project.genre)}
          </p>
          <div className="song-buttons">
            <StatusBadge status={project.status} />
            {isDraft ? (
              <Link to={wizardPath(project.id)} className={buttonClass({ look: 'primary' })}>
                Continuar
              </Link>
            ) : (
              <Link to="editar" className={buttonClass()}>
                Editar datos
              </Link>
            )}
          </div>
        </div>
      </header>
      {project.previewUrl && (
        <div className="song-player">
          <Player
            src={project.previewUrl}
            title={project.title}
            peaks={decodePeaks(project.peaks)}
            durationSeconds={project.audio?.durationSeconds ?? 0}
            playing={playing}
            onPlayingChange={setPlaying}
          />
        </div>
      )}
      <Panel title="Datos del lanzamiento">
        <ProjectFacts project={project} />
      </Panel>
      {!isDraft && (
        <Panel title="Archivos" id="archivos">
          <ProjectFiles key={project.id} project={project} pending={pending} />
        </Panel>
      )}
      {jobs.length > 0 && (
        <Panel title="Lo que hacemos con tus archivos">
          {retried && (
            <FocusOnMount>
              <OutcomeAlert outcome={retried} />
            </FocusOnMount>
          )}
          <JobList jobs={jobs} />
        </Panel>
      )}
      <Panel title={isDraft ? 'Borrar borrador' : 'Borrar proyecto'}>
        <DeleteForm outcome={outcomeOf(outcome, 'delete')} />
      </Panel>
    </div>
  );
}
