import type { PgBoss } from 'pg-boss';

type Queue = { name: string; formerly?: string };

/** Moves what waits in the queues of an older version to those of the same jobs now, and deletes the old ones. */
export async function renameQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const old = queues.flatMap(({ formerly }) => formerly ?? []);
  const there = new Set((await boss.getQueues(old)).map((queue) => queue.name));
  for (const { name, formerly } of queues) {
    if (formerly === undefined || !there.has(formerly)) continue;
    // Its schedule goes with it. A job that a worker of then still has is tried again here.
    await boss.getDb().executeSql(
      `update jobs.job set name = $1, state = case state when 'active' then 'retry' else state end
       where name = $2`,
      [name, formerly],
    );
    await boss.deleteQueue(formerly);
  }
}
