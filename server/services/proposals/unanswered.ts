import { type RawBuilder, sql } from 'kysely';

/** The condition that a proposal waits for its first answer: at all, or for longer than was promised. */
export const unanswered = (which: 'waiting' | 'late', at: Date): RawBuilder<boolean> => {
  const isLate = which === 'late' ? sql`and contact_submissions.due_at <= ${at}` : sql``;
  return sql<boolean>`contact_submissions.status in ('new', 'in_progress')
    and contact_submissions.first_answered_at is null ${isLate}`;
};
