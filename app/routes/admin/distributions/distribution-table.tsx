import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { Table } from '#app/ui/table.tsx';
import type { DistributionSummary } from '#server/services/distributions/list-all-distributions.ts';

const moment = momentText('medium');

/** The distributions of one page of the list; a title opens one. */
export const DistributionTable = (props: { distributions: readonly DistributionSummary[] }) => (
  <Table caption="Lista de distribuciones">
    <thead>
      <tr>
        <th scope="col">Canción</th>
        <th scope="col" className="desk-wide">
          Plataforma
        </th>
        <th scope="col" className="desk-wide">
          Pedida
        </th>
        <th scope="col">Estado</th>
      </tr>
    </thead>
    <tbody>
      {props.distributions.map((one) => (
        <tr key={one.id}>
          <th scope="row">
            <Link
              to={href('/admin/distribuciones/:distributionId', { distributionId: one.id })}
              aria-label={`${one.title} en ${one.platformName}`}
            >
              <bdi>{one.title}</bdi>
            </Link>
            <small>
              <bdi>{one.artistName}</bdi>
            </small>
            <small className="desk-narrow">{one.platformName}</small>
          </th>
          <td className="desk-wide">{one.platformName}</td>
          <td className="desk-wide">
            <time dateTime={one.createdAt.toISOString()}>{moment(one.createdAt)}</time>
          </td>
          <td>
            <StatusBadge status={one.status} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
