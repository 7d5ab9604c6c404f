import { type Status, StatusBadge } from '#app/ui/status-badge.tsx';
import type { ProposalStatus } from '#packages/contact/src/index.ts';

/** Of one proposal, what its status is called, and as far along as which status of a song. */
const badges = {
  new: { label: 'Nueva', status: 'pending' },
  in_progress: { label: 'En proceso', status: 'processing' },
  contacted: { label: 'Contactada', status: 'ready' },
  closed: { label: 'Cerrada', status: 'removed' },
} as const satisfies Record<ProposalStatus, { label: string; status: Status }>;

export const proposalStatusLabel = (status: ProposalStatus): string => badges[status].label;

export const ProposalBadge = ({ status }: { status: ProposalStatus }) => (
  <StatusBadge status={badges[status].status}>{badges[status].label}</StatusBadge>
);
