import { sql } from 'kysely';
import { responseHours } from '#content/response-time.ts';
import type { Database } from '#server/database/database.ts';
import { keepForAMinute } from './keep-for-a-minute.ts';

/** How soon what arrived in the last 30 days was answered, in natural hours, whatever the hour of the day. */
export type AnswerTimes = {
  /** How many have their first answer, wait for it, and wait for longer than was promised. */
  answered: number;
  waiting: number;
  late: number;
  /** Milliseconds to the first answer: of half of them, and of nine in ten; null as long as there is none. */
  p50: number | null;
  p90: number | null;
};

const day = 24 * 60 * 60 * 1000;
const window = 30 * day;

/**
 * Measures proposals and those messages from the home page that did not become one; tickets are measured apart
 * (`ticket-times.ts`), for they are due sooner. What is late counts with the time that it has waited so far: leaving the
 * hard ones unanswered makes no figure better. What was closed without an answer, as spam is, counts for nothing. One
 * measure serves a process for a minute.
 */
export const createAnswerTimes = ({
  db,
  now,
}: {
  db: Database;
  now: () => Date;
}): (() => Promise<AnswerTimes>) => keepForAMinute(now, (at) => measure(db, at));

async function measure(db: Database, at: Date): Promise<AnswerTimes> {
  const since = new Date(+at - window);
  const promised = sql`make_interval(hours => ${responseHours})`;
  const { rows } = await sql<AnswerTimes>`
    with arrived as (
      select created_at, first_answered_at, due_at from contact_submissions
      where created_at >= ${since} and severity is null and (first_answered_at is not null or status <> 'closed')
      union all
      select created_at, null, created_at + ${promised} from contacts
      where created_at >= ${since}
        and not exists (select from contact_submissions where contact_id = contacts.id)
    ), waits as (
      select first_answered_at is null as waits, first_answered_at is null and due_at <= ${at} as is_late,
        coalesce(first_answered_at, ${at}) - created_at as took
      from arrived
    )
    select count(*) filter (where not waits)::int as answered,
      count(*) filter (where waits)::int as waiting,
      count(*) filter (where is_late)::int as late,
      1000 * extract(epoch from percentile_cont(0.5) within group (order by took) filter (where not waits or is_late))::float8 as p50,
      1000 * extract(epoch from percentile_cont(0.9) within group (order by took) filter (where not waits or is_late))::float8 as p90
    from waits`.execute(db.service);
  const [times] = rows;
  if (!times) throw new Error('A statement that counts has one row');
  return times;
}
