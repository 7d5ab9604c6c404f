import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { Distribution } from '#server/services/distributions/own-distributions.ts';
import { isUnderway, progressOf } from './distribution-progress.ts';

/** The newest distributions, each with its song. */
export function DistributionList(props: { distributions: readonly Distribution[] }) {
  return (
    <ul className="panel-rows">
      {props.distributions.map((distribution) => (
        <li key={distribution.id}>
          <div>
            <p className="panel-row-name">{distribution.title}</p>
            <p>
              {distribution.platformName},{' '}
              {isUnderway(distribution) ? 'Procesando...' : progressOf(distribution)}
            </p>
            {distribution.status === 'failed' && distribution.errorMessage && (
              <p>{distribution.errorMessage}</p>
            )}
          </div>
          {!isUnderway(distribution) && <StatusBadge status={distribution.status} />}
        </li>
      ))}
    </ul>
  );
}
