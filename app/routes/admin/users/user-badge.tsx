import { type Status, StatusBadge } from '#app/ui/status-badge.tsx';
import type { UserState } from '#server/services/users/user-state.ts';

/** How open an account is, in words and in the colour of which status of a song. */
const badges = {
  active: { label: 'Activa', status: 'ready' },
  unconfirmed: { label: 'Sin confirmar', status: 'pending' },
  suspended: { label: 'Suspendida', status: 'failed' },
  leaving: { label: 'Por eliminar', status: 'removed' },
} as const satisfies Record<UserState, { label: string; status: Status }>;

export const UserBadge = ({ state }: { state: UserState }) => (
  <StatusBadge status={badges[state].status}>{badges[state].label}</StatusBadge>
);
