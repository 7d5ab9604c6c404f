import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { Table } from '#app/ui/table.tsx';
import { roleLabels, tierLabels } from '#packages/account/src/index.ts';
import type { UserSummary } from '#server/services/users/list-users.ts';
import { UserBadge } from './user-badge.tsx';

const moment = momentText('medium');

/** The accounts of one page of the list; a name opens its account. */
export const UserTable = ({ users }: { users: readonly UserSummary[] }) => (
  <Table caption="Lista de cuentas">
    <thead>
      <tr>
        <th scope="col">Quién</th>
        <th scope="col" className="desk-wide">
          Tipo
        </th>
        <th scope="col" className="desk-wide">
          Plan
        </th>
        <th scope="col" className="desk-wide">
          Estado
        </th>
        <th scope="col" className="desk-wide">
          Desde
        </th>
      </tr>
    </thead>
    <tbody>
      {users.map(({ id, name, email, role, tier, isStaff, state, createdAt }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={href('/admin/usuarios/:userId', { userId: id })}>
              <bdi>{name}</bdi>
            </Link>
            {isStaff && <span className="desk-mark">Equipo</span>}
            <small className="desk-line">
              <bdi>{email}</bdi>
            </small>
            <small className="desk-narrow">
              {roleLabels[role].name} · {tierLabels[tier]} · {moment(createdAt)}
            </small>
            <small className="desk-narrow">
              <UserBadge state={state} />
            </small>
          </th>
          <td className="desk-wide">{roleLabels[role].name}</td>
          <td className="desk-wide">{tierLabels[tier]}</td>
          <td className="desk-wide">
            <UserBadge state={state} />
          </td>
          <td className="desk-wide">
            <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
