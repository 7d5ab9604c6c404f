import type pg from 'pg';
import type { Db } from 'pg-boss';

import { ours } from './our-queues.ts';

/** A job whose last try failed. */
export type FailedJob = {
  queue: string;
  id: string;
  /** When that try ended, or began when it will be tried again. */
  lastTryAt: Date;
  /** Null: it was given up, and only an operator has it tried again. */
  nextTryAt: Date | null;
  /** What the handler threw. */
  reason: string;
};

/** The newest ones, and how many there are in all. What they carry stays sealed. */
export async function listFailedJobs(
  database: pg.Pool,
  limit: number,
): Promise<{ jobs: FailedJob[]; total: number }> {
  const { rows } = await database.query<FailedJob & { total: number }>(
    `select name as queue, id, coalesce(completed_on, started_on, created_on) as "lastTryAt",
       case when state = 'retry' then start_after end as "nextTryAt",
       coalesce(output ->> 'message', output #>> '{value,message}', '') as reason,
       count(*) over ()::int as total
     from jobs.job
     where ${ours} and state in ('retry', 'failed')
     order by "lastTryAt" desc
     limit $1`,
    [limit],
  );
  return { jobs: rows, total: rows[0]?.total ?? 0 };
}

/** Does what `JobQueue.noteFailed` says, a thousand jobs at most. */
export async function noteFailedJobs(
  database: Db,
  queue: string,
  keptSeconds: number,
  note: (data: unknown) => Promise<void>,
): Promise<void> {
  const { rows }: { rows: { id: string; data: unknown }[] } = await database.executeSql(
    `select id, data from jobs.job
     where name = $1 and state = 'failed' and deletion_seconds <> $2
     order by completed_on, id
     limit 1000`,
    [queue, keptSeconds],
  );
  const errors: unknown[] = [];
  for (const { id, data } of rows) {
    try {
      await note(data);
      await database.executeSql(
        `update jobs.job set deletion_seconds = $3 where name = $1 and id = $2 and state = 'failed'`,
        [queue, id, keptSeconds],
      );
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${queue} not noted`, {
      cause: errors[0],
    });
}

/** Has those of one queue, or of all, tried at once, with all the tries of a new job; says how many of each. */
export async function retryFailedJobs(
  database: pg.Pool,
  queue: string | null,
): Promise<{ queue: string; count: number }[]> {
  const { rows } = await database.query<{ queue: string; count: number }>(
    `with retried as (
       update jobs.job
       set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
         deletion_seconds = (select deletion_seconds from jobs.queue where queue.name = job.name)
       where ${ours} and ($1::text is null or name = $1) and state in ('retry', 'failed')
       returning name
     )
     select name as queue, count(*)::int as count from retried group by name order by name`,
    [queue],
  );
  return rows;
}
