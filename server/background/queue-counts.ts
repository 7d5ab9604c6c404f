import type pg from 'pg';
import { ours } from './our-queues.ts';

export type QueueCounts = {
  queue: string;
  /** Not tried yet. */
  waiting: number;
  /** Their last try failed, and they will be tried again. */
  retry: number;
  active: number;
  /** Given up. */
  failed: number;
  /** Since when the oldest of `waiting` and `retry` could have been done; 0 without any. */
  oldestWaitingSeconds: number;
};

/** What every queue holds, the empty ones too. */
export async function countQueues(database: pg.Pool): Promise<QueueCounts[]> {
  const { rows } = await database.query<QueueCounts>(
    `select queue,
       count(*) filter (where state = 'created')::int as waiting,
       count(*) filter (where state = 'retry')::int as retry,
       count(*) filter (where state = 'active')::int as active,
       count(*) filter (where state = 'failed')::int as failed,
       greatest(0, coalesce(extract(epoch from now() - min(
         case state when 'created' then start_after when 'retry' then created_on end)), 0))::float8
         as "oldestWaitingSeconds"
     from (select name as queue from jobs.queue where ${ours}) as queues
     left join jobs.job on name = queue and state in ('created', 'retry', 'active', 'failed')
     group by queue`,
  );
  return rows;
}
