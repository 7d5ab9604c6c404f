import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/postgres/test-database.ts';
import { openLocks } from './locks.ts';

const { appConnection } = await createTestDatabase();
const ignore = () => {};
// Two processes, as far as the database knows.
const here = await openLocks(appConnection, ignore);
const there = await openLocks(appConnection, ignore);
afterAll(() => Promise.all([here.close(), there.close()]));

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')));
  });

/** A writer that has begun and goes on until it is ended; resolves with how it ended. */
async function writing(locks: typeof here, id: string): Promise<{ end: Promise<string> }> {
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const end = locks
    .run(id, (signal) => {
      start();
      return untilAborted(signal);
    })
    .catch((error: Error) => error.message);
  await started;
  return { end };
}

test.each([
  ['in the same process', here],
  ['in another process', there],
])('a newer writer %s ends the one before and starts when that has ended', async (_, other) => {
  const log: string[] = [];
  const first = here
    .run('a', async (signal) => {
      log.push('first starts');
      await untilAborted(signal).finally(() => log.push('first ends'));
    })
    .catch((error: Error) => error.message);
  await expect.poll(() => log).toEqual(['first starts']);
  const second = other.run('a', async () => {
    log.push('second starts');
    return 2;
  });
  expect(await Promise.all([first, second])).toEqual(['ended', 2]);
  expect(log).toEqual(['first starts', 'first ends', 'second starts']);
});

test('different uploads do not wait for each other, and nothing is kept afterwards', async () => {
  const slow = await writing(here, 'a');
  expect(await there.run('b', async () => 'b')).toBe('b');
  expect(await there.run('a', async () => 'a again')).toBe('a again');
  expect(await slow.end).toBe('ended');
  expect(await here.run('a', async () => 'and again')).toBe('and again');
});

test('both processes know which upload is being written', async () => {
  const known = () => Promise.all([here.isHeld('a'), there.isHeld('a'), there.isHeld('b')]);
  expect(await known()).toEqual([false, false, false]);
  const slow = await writing(here, 'a');
  expect(await known()).toEqual([true, true, false]);
  await there.run('a', () => slow.end);
  expect(await known()).toEqual([false, false, false]);
});

test('of ten writers in two processes never two write at once', async () => {
  let busy = 0;
  let most = 0;
  const write = async (signal: AbortSignal) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, 20);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        setTimeout(resolve, 5);
      });
    });
    busy -= 1;
  };
  const all = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? here : there).run('c', write));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(most).toBe(1);
});

test('a process that ends gives its uploads free', async () => {
  const gone = await openLocks(appConnection, ignore);
  const cut = await writing(gone, 'd');
  await gone.close();
  expect(await cut.end).toBe('ended');
  expect(await here.run('d', async () => 'free')).toBe('free');
});
