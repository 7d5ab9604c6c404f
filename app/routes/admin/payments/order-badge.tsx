import { StatusBadge } from '#app/ui/status-badge.tsx';
import { type StaffStanding, standingWords } from './staff-standing.ts';

/** How far an order is. */
export function OrderBadge({ standing }: { standing: StaffStanding }) {
  const { status, label } = standingWords[standing];
  return <StatusBadge status={status}>{label}</StatusBadge>;
}
