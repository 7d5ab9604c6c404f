import { sql } from 'kysely';
import type { TicketSeverity } from '#packages/contact/src/index.ts';
import type { Database } from '#server/database/database.ts';
import { keepForAMinute } from './keep-for-a-minute.ts';

/** How soon the tickets of one severity that came in the last 30 days were answered and solved. */
export type TicketTimes = {
  severity: TicketSeverity;
  /** How many there are; how many wait for an answer or a solution beyond its target. */
  tickets: number;
  late: number;
  /** Milliseconds that nine in ten took, to the answer and to the solution; null as long as there is none. */
  response: number | null;
  solution: number | null;
};

const window = 30 * 24 * 60 * 60 * 1000;

/**
 * Measures the tickets of each severity apart, for each has its own targets; a severity without any is left out. A ticket
 * that is closed was solved; what was closed without an answer, as spam is, counts for nothing. What is late counts with
 * the time that it has waited so far.
 */
export const createTicketTimes = ({
  db,
  now,
}: {
  db: Database;
  now: () => Date;
}): (() => Promise<TicketTimes[]>) => keepForAMinute(now, (at) => measure(db, at));

async function measure(db: Database, at: Date): Promise<TicketTimes[]> {
  const { rows } = await sql<TicketTimes>`
    with tickets as (
      select severity,
        coalesce(first_answered_at, ${at}) - created_at as response,
        coalesce(closed_at, ${at}) - created_at as solution,
        first_answered_at is not null as is_answered, closed_at is not null as is_solved,
        first_answered_at is null and due_at <= ${at} as is_unanswered_late,
        closed_at is null and solution_due_at <= ${at} as is_unsolved_late
      from contact_submissions
      where severity is not null and created_at >= ${new Date(+at - window)}
        and (first_answered_at is not null or status <> 'closed')
    )
    select severity, count(*)::int as tickets,
      count(*) filter (where is_unanswered_late or is_unsolved_late)::int as late,
      1000 * extract(epoch from percentile_cont(0.9) within group (order by response)
        filter (where is_answered or is_unanswered_late))::float8 as response,
      1000 * extract(epoch from percentile_cont(0.9) within group (order by solution)
        filter (where is_solved or is_unsolved_late))::float8 as solution
    from tickets
    group by severity
    order by app.response_due('epoch', severity)`.execute(db.service);
  return rows;
}
