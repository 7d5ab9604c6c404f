import { severityOf } from '#content/severities.ts';
import type { TicketSeverity } from '#packages/contact/src/index.ts';
import './tickets.css';

/** How urgent a ticket is; nothing of what is none. */
export const SeverityBadge = ({ severity }: { severity: TicketSeverity | null }) =>
  severity && <span className={`desk-severity ${severity}`}>{severityOf(severity).name}</span>;
