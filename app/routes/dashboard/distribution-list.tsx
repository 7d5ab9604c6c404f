import { platforms } from '#content/platforms.ts';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { Distribution } from '#server/services/distributions/own-distributions.ts';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeZone: 'America/Bogota' });

export function DistributionList(props: { distributions: readonly Distribution[] }) {
  return (
    <ul className="panel-rows">
      {props.distributions.map((distribution) => (
        <li key={distribution.id}>
          <div>
            <p className="panel-row-name">{distribution.title}</p>
            <p>
              {platforms[distribution.platform] ?? distribution.platform},{' '}
              {progressOf(distribution)}
            </p>
            {distribution.status === 'failed' && distribution.errorMessage && (
              <p>{distribution.errorMessage}</p>
            )}
          </div>
          <StatusBadge status={distribution.status} />
        </li>
      ))}
    </ul>
  );
}

/** Since when it is live; of one that ended otherwise, when it was sent. */
function progressOf({ status, submittedAt, liveDate }: Distribution): string {
  if (status === 'failed' || status === 'removed') {
    return `enviada el ${day.format(new Date(submittedAt))}`;
  }
  return liveDate ? `en vivo desde el ${day.format(new Date(liveDate))}` : 'Procesando...';
}
