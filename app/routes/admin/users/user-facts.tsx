import { byteCount } from '#app/ui/bytes.ts';
import { momentText } from '#app/ui/moment.ts';
import { roleLabels, tierLabels } from '#packages/account/src/index.ts';
import type { User } from '#server/services/users/read-user.ts';
import { UserBadge } from './user-badge.tsx';

const moment = momentText('long');

/** Whose account it is, and what it has; nothing of what is in its songs. */
export function UserFacts({ user }: { user: User }) {
  const { used, quota } = user.storage;
  return (
    <dl className="desk-facts">
      <dt>Estado</dt>
      <dd>
        <UserBadge state={user.state} />
        {user.isStaff && <span className="desk-mark">Equipo</span>}
      </dd>
      {user.suspendedAt && (
        <>
          <dt>Suspendida</dt>
          <dd>{moment(user.suspendedAt)}</dd>
        </>
      )}
      {user.deletionDueAt && (
        <>
          <dt>Se elimina</dt>
          <dd>{moment(user.deletionDueAt)}, porque su dueño lo pidió</dd>
        </>
      )}
      <dt>Correo</dt>
      <dd>
        <a href={`mailto:${encodeURIComponent(user.email)}`}>
          <bdi>{user.email}</bdi>
        </a>
      </dd>
      <dt>Tipo</dt>
      <dd>{roleLabels[user.role].name}</dd>
      <dt>Plan</dt>
      <dd>{tierLabels[user.tier]}</dd>
      <dt>Desde</dt>
      <dd>{moment(user.createdAt)}</dd>
      <dt>Proyectos</dt>
      <dd>{user.projects}</dd>
      <dt>Espacio</dt>
      <dd>
        {byteCount(used)} {quota === null ? '(sin tope)' : `de ${byteCount(quota)}`}
      </dd>
    </dl>
  );
}
