import { type RawBuilder, sql } from 'kysely';
import type { ProposalStatus } from '#packages/contact/src/index.ts';

/** Which proposals are shown: all, those of a status, or those that wait for their first answer, all or those that are late. */
export type ProposalView = ProposalStatus | 'all' | 'waiting' | 'late';

/** Whether a view has what waits for the staff, as it is due. */
export const isQueue = (view: ProposalView): boolean =>
  view !== 'all' && view !== 'contacted' && view !== 'closed';

/** The condition that a proposal is among those of a view. */
export function isInView(view: ProposalView, at: Date): RawBuilder<boolean> {
  if (view === 'all') return sql`true`;
  if (view !== 'waiting' && view !== 'late') return sql`contact_submissions.status = ${view}`;
  const isLate = view === 'late' ? sql`and contact_submissions.due_at <= ${at}` : sql``;
  return sql`contact_submissions.status in ('new', 'in_progress')
    and contact_submissions.first_answered_at is null ${isLate}`;
}
