import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTimeSlices } from './time-slice.ts';

const holdMs = 3;
const hold = (): void => {
  const end = performance.now() + holdMs;
  while (performance.now() < end);
};

const pendingImmediates = () =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'Immediate').length;

/** What begins in each turn of the event loop while `count` requests arrive in one of them. */
async function arriveTogether(count: number, sliceMs: number): Promise<number[][]> {
  const admit = createTimeSlices(sliceMs);
  const turns: number[][] = [[]];
  const request = async (index: number) => {
    await admit('a');
    turns.at(-1)?.push(index);
    hold();
    // What it does in the microtasks that follow is its own, too.
    await Promise.resolve();
    await Promise.resolve();
    hold();
    done += 1;
  };
  let done = 0;
  // As those of a socket each: the microtasks of one are over before the next.
  for (let index = 0; index < count; index += 1) setImmediate(() => void request(index));
  while (done < count) {
    await nextTurn();
    turns.push([]);
  }
  return turns;
}

test('requests that arrive together begin in their order, a few in each turn', async () => {
  const turns = await arriveTogether(20, 10);
  expect(turns.flat()).toEqual(Array.from({ length: 20 }, (_, index) => index));
  // Each holds for 6 ms: a second may begin before 10 ms are over, a third may not.
  expect(Math.max(...turns.map((begun) => begun.length))).toBeLessThanOrEqual(2);
});

test('one alone does not wait, nor does the first one of a later turn', async () => {
  const admit = createTimeSlices(1);
  expect(admit('a')).toBeUndefined();
  hold();
  await nextTurn();
  expect(admit('a')).toBeUndefined();
});

test('a turn costs no more with a thousand waiting, and all of them begin', async () => {
  const admit = createTimeSlices(1);
  void admit('a');
  hold();
  let begun = 0;
  for (let index = 0; index < 1000; index += 1) void admit('a')?.then(() => (begun += 1));
  await nextTurn();
  expect(pendingImmediates()).toBeLessThan(100);
  while (begun < 1000) await nextTurn();
});

test('who comes after a thousand of another network does not wait for them', async () => {
  const admit = createTimeSlices(1);
  void admit('a');
  hold();
  let begun = 0;
  for (let index = 0; index < 1000; index += 1) void admit('a')?.then(() => (begun += 1));
  await admit('b');
  expect(begun).toBeLessThan(200);
  while (begun < 1000) await nextTurn();
});

test('nothing goes on when nobody comes', async () => {
  await createTimeSlices(1000)('a');
  // Whatever else runs in this process may have one of its own now and then.
  await expect.poll(pendingImmediates, { interval: 1 }).toBe(0);
});
