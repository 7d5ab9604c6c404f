import type pg from 'pg';
import { type JobName, queueNames } from './job-queue.ts';

/** A job whose last try failed. */
export type FailedJob = {
  queue: JobName;
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
     where name = any($1) and state in ('retry', 'failed')
     order by "lastTryAt" desc
     limit $2`,
    [queueNames, limit],
  );
  return { jobs: rows, total: rows[0]?.total ?? 0 };
}

/** Has them tried at once, with all the tries of a new job; says how many of each queue. */
export async function retryFailedJobs(
  database: pg.Pool,
  queues: readonly JobName[],
): Promise<{ queue: JobName; count: number }[]> {
  const { rows } = await database.query<{ queue: JobName; count: number }>(
    `with retried as (
       update jobs.job
       set state = 'retry', retry_count = 0, start_after = now(), completed_on = null
       where name = any($1) and state in ('retry', 'failed')
       returning name
     )
     select name as queue, count(*)::int as count from retried group by name order by name`,
    [queues],
  );
  return rows;
}
