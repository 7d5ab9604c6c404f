import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const takeAll = (queue: ReturnType<typeof createFairQueue<string>>) => {
  const taken: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) taken.push(next);
  return taken;
};

test('one network waits in their order', () => {
  const queue = createFairQueue<string>();
  for (const name of ['a1', 'a2', 'a3']) queue.add('a', name);
  expect(queue.length).toBe(3);
  expect(takeAll(queue)).toEqual(['a1', 'a2', 'a3']);
  expect(queue.length).toBe(0);
});

test('whoever comes after a thousand of somebody else’s is the next but one', () => {
  const queue = createFairQueue<string>();
  for (let count = 0; count < 1000; count += 1) queue.add('a', `a${count}`);
  queue.take();
  queue.add('b', 'b0');
  queue.add('b', 'b1');
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    'a1',
    'b0',
    'a2',
    'b1',
  ]);
  expect(queue.length).toBe(997);
});
