import { momentText } from '#app/ui/moment.ts';
import { Form } from 'react-router';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { type Status, StatusBadge } from '#app/ui/status-badge.tsx';
import type { ProjectJob } from '#server/services/media/list-media-jobs.ts';

const names = { audio: 'Versión para escuchar y forma de onda', cover: 'Tamaños de la portada' };

const badges = {
  queued: 'pending',
  running: 'processing',
  done: 'ready',
  failed: 'failed',
  quarantined: 'quarantined',
} as const satisfies Record<ProjectJob['state'], Status>;

/** The background work on a project's files; what failed says why and can be tried again. */
export function JobList({ jobs }: { jobs: readonly ProjectJob[] }) {
  return (
    <ul className="panel-rows">
      {jobs.map((job) => (
        <li key={job.id} className="song-job">
          <div>
            <p className="panel-row-name">{names[job.kind]}</p>
            <p>{storyOf(job)}</p>
            {job.failure && <p className="song-failure">{job.failure}</p>}
          </div>
          <div className="song-job-buttons">
            <StatusBadge status={badges[job.state]} />
            {job.state === 'failed' && (
              <Form method="post">
                <input type="hidden" name="job" value={job.id} />
                <SubmitButton intent="retry" small>
                  Reintentar
                </SubmitButton>
              </Form>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const moment = momentText('medium');
const oneDecimal = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

function storyOf({ state, tries, createdAt, startedAt, finishedAt }: ProjectJob): string {
  const seconds =
    state === 'done' && startedAt && finishedAt
      ? `, en ${oneDecimal.format((finishedAt.getTime() - startedAt.getTime()) / 1000)} s`
      : '';
  const attempt = tries > 1 ? `, intento ${tries}` : '';
  return `${moment(finishedAt ?? startedAt ?? createdAt)}${seconds}${attempt}`;
}
