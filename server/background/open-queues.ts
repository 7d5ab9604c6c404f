import type { PgBoss } from 'pg-boss';

type Kind = { name: string; queue: object };

/**
 * Makes the queue of each kind that has none, and gives what it says of it to one that an older version made: one statement where
 * all is as it should be, as at nearly every start and before every command.
 */
export async function openQueues(boss: PgBoss, kinds: readonly Kind[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, queue } of kinds) {
    const options = { ...queue, notify: true };
    const found = known.get(name);
    if (!found) await boss.createQueue(name, options);
    else if (!has(found, options)) await boss.updateQueue(name, options);
  }
}

const has = (queue: object, options: object): boolean => {
  const kept = new Map(Object.entries(queue));
  return Object.entries(options).every(([name, value]) => kept.get(name) === value);
};
