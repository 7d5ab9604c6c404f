import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { RecentDistribution } from '#server/services/projects/read-dashboard.ts';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeZone: 'America/Bogota' });

export function DistributionList(props: { distributions: readonly RecentDistribution[] }) {
  return (
    <ul className="panel-rows">
      {props.distributions.map((distribution) => (
        <li key={distribution.id}>
          <div>
            <p className="panel-row-name">{distribution.title}</p>
            <p>
              {distribution.platform},{' '}
              {distribution.liveDate
                ? `en vivo desde el ${day.format(new Date(distribution.liveDate))}`
                : 'Procesando...'}
            </p>
          </div>
          <StatusBadge status={distribution.status} />
        </li>
      ))}
    </ul>
  );
}
