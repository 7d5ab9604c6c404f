import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { StatusBadge, statusLabels } from '#app/ui/status-badge.tsx';
import type { FollowedDistribution } from '#server/services/distributions/list-distributions.ts';
import { progressOf } from './distribution-progress.ts';
import './song-distributions.css';

type Song = Pick<FollowedDistribution, 'projectId' | 'title' | 'artistName'> & {
  distributions: FollowedDistribution[];
};

/** Song by song, where each is and what happened on the way. */
export const SongDistributions = (props: { distributions: readonly FollowedDistribution[] }) =>
  bySong(props.distributions).map((song) => (
    <section key={song.distributions[0]?.id} className="song-distributions">
      <h3>
        <Link to={href('/dashboard/proyectos/:projectId', { projectId: song.projectId })}>
          <bdi>{song.title}</bdi>
        </Link>{' '}
        <small>
          <bdi>{song.artistName}</bdi>
        </small>
      </h3>
      <ul className="panel-rows">
        {song.distributions.map((distribution) => (
          <li key={distribution.id}>
            <PlatformStatus distribution={distribution} />
            <StatusBadge status={distribution.status} />
            <History distribution={distribution} />
          </li>
        ))}
      </ul>
    </section>
  ));

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

/** Those of one song that follow each other. */
function bySong(distributions: readonly FollowedDistribution[]): Song[] {
  const songs: Song[] = [];
  for (const one of distributions) {
    const last = songs.at(-1);
    if (last?.projectId === one.projectId) last.distributions.push(one);
    else songs.push({ ...one, distributions: [one] });
  }
  return songs;
}
