import { type RawBuilder, sql } from 'kysely';
import { openStatuses, type RequestStatus } from '#packages/legal-requests/src/index.ts';

const statuses = {
  open: openStatuses,
  waiting: ['waiting'],
  answered: ['answered'],
  closed: ['closed', 'abandoned'],
} as const satisfies Record<string, readonly RequestStatus[]>;

/**
 * Which requests are shown: all, those of some statuses, those whose term is over (`late`), or those of any status whose last
 * mail reached nobody (`undelivered`).
 */
export type RequestView = keyof typeof statuses | 'all' | 'late' | 'undelivered';

/** The condition that a request is among those of a view, on a day of Bogotá. */
export function isInView(view: RequestView, today: string): RawBuilder<boolean> {
  if (view === 'all') return sql`true`;
  if (view === 'undelivered') return sql`legal_requests.mail_failure is not null`;
  if (view === 'late') return sql`${hasStatus('open')} and legal_requests.due_on < ${today}`;
  return hasStatus(view);
}

/** The condition that a request has one of the statuses of a view. */
export const hasStatus = (view: keyof typeof statuses): RawBuilder<boolean> =>
  // As the index says it: a list of parameters would not be seen to be the same.
  sql`legal_requests.status in (${sql.join(statuses[view].map((status) => sql.lit(status)))})`;
