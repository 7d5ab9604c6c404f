import { type Status, StatusBadge } from '#app/ui/status-badge.tsx';
import type { RequestStatus } from '#packages/legal-requests/src/index.ts';

/** Of one request, what its status is called, and as far along as which status of a song. */
const badges = {
  received: { label: 'Recibida', status: 'pending' },
  in_progress: { label: 'En trámite', status: 'processing' },
  waiting: { label: 'Incompleta', status: 'draft' },
  answered: { label: 'Respondida', status: 'ready' },
  closed: { label: 'Cerrada', status: 'removed' },
  abandoned: { label: 'Desistida', status: 'removed' },
} as const satisfies Record<RequestStatus, { label: string; status: Status }>;

export const RequestBadge = ({ status }: { status: RequestStatus }) => (
  <StatusBadge status={badges[status].status}>{badges[status].label}</StatusBadge>
);
