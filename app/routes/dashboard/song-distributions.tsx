import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { StatusBadge, statusLabels } from '#app/ui/status-badge.tsx';
import type {
  DistributedSong,
  FollowedDistribution,
} from '#server/services/distributions/list-distributions.ts';
import { progressOf } from './distribution-progress.ts';
import { summaryOf } from './song-summary.ts';
import './song-distributions.css';

/** So few are shown without asking. */
const few = 6;

/** Where a song is and what happened on the way: how many, what failed, and then the others. */
export function SongDistributions({ song }: { song: DistributedSong }) {
  const { projectId, title, artistName, distributions } = song;
  const failed = distributions.filter(({ status }) => status === 'failed');
  const others = distributions.filter(({ status }) => status !== 'failed');
  return (
    <section className="song-distributions">
      <h3>
        <Link to={href('/dashboard/proyectos/:projectId', { projectId })}>
          <bdi>{title}</bdi>
        </Link>{' '}
        <small>
          <bdi>{artistName}</bdi>
        </small>
      </h3>
      <p className="song-distributions-summary">{summaryOf(distributions)}</p>
      {failed.length > 0 && <Platforms distributions={failed} />}
      {others.length > 0 && (
        <details open={others.length <= few}>
          <summary>
            {platformsText(others.length, failed.length > 0)}
            <span className="visually-hidden"> de {title}</span>
          </summary>
          <Platforms distributions={others} />
        </details>
      )}
    </section>
  );
}

const platformsText = (count: number, isRest: boolean) =>
  count === 1
    ? `La ${isRest ? 'otra ' : ''}plataforma`
    : `Las ${isRest ? 'otras ' : ''}${count} plataformas`;

const Platforms = (props: { distributions: readonly FollowedDistribution[] }) => (
  <ul className="panel-rows">
    {props.distributions.map((distribution) => (
      <li key={distribution.id}>
        <PlatformStatus distribution={distribution} />
        <StatusBadge status={distribution.status} />
        <History distribution={distribution} />
      </li>
    ))}
  </ul>
);

function PlatformStatus({ distribution }: { distribution: FollowedDistribution }) {
  const { platformName, status, errorMessage, url } = distribution;
  return (
    <div>
      <p className="panel-row-name">{platformName}</p>
      <p>{progressOf(distribution)}</p>
      {status === 'failed' && errorMessage && (
        <p className="song-distributions-note" dir="auto">
          {errorMessage}
        </p>
      )}
      {url && (
        <p className="song-distributions-link">
          <NewTabLink href={url}>Abrir en {platformName}</NewTabLink>
        </p>
      )}
    </div>
  );
}

const moment = momentText('medium');

function History({ distribution }: { distribution: FollowedDistribution }) {
  const { history, submittedAt, platformName } = distribution;
  return (
    <details>
      <summary>
        Historial<span className="visually-hidden"> en {platformName}</span>
      </summary>
      <ol>
        {history.map(({ id, at, status, note }) => (
          <li key={id}>
            {statusLabels[status]} <time dateTime={at}>{moment(new Date(at))}</time>
            {note && (
              <p className="song-distributions-note" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
        <li>
          Pedida <time dateTime={submittedAt}>{moment(new Date(submittedAt))}</time>
        </li>
      </ol>
    </details>
  );
}
