import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { workThrough } from './work-through.ts';

test('each is done once, in turn, and never more than so many at once', async () => {
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const items = Array.from({ length: 20 }, (_, place) => place);
  await workThrough(items, 3, async (item) => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    for (let turns = item % 4; turns >= 0; turns -= 1) await turn();
    running -= 1;
  });
  expect(begun).toEqual(items);
  expect(most).toBe(3);
  expect(running).toBe(0);
});

test('a failure of the work is heard', async () => {
  await expect(workThrough([1, 2], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
