import { expect, test } from 'vitest';
import { OneWriter } from './one-writer.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')));
  });

test('a newer writer ends the one before and starts when that has ended', async () => {
  const writers = new OneWriter();
  const log: string[] = [];
  const first = writers
    .run('a', async (signal) => {
      log.push('first starts');
      await untilAborted(signal).finally(() => log.push('first ends'));
    })
    .catch((error: Error) => error.message);
  await expect.poll(() => log).toEqual(['first starts']);
  const second = writers.run('a', async () => {
    log.push('second starts');
    return 2;
  });
  expect(await Promise.all([first, second])).toEqual(['ended', 2]);
  expect(log).toEqual(['first starts', 'first ends', 'second starts']);
});

test('different uploads do not wait for each other, and nothing is kept afterwards', async () => {
  const writers = new OneWriter();
  const slow = writers.run('a', untilAborted).catch(() => 'a ended');
  expect(await writers.run('b', async () => 'b')).toBe('b');
  expect(await writers.run('a', async () => 'a again')).toBe('a again');
  expect(await slow).toBe('a ended');
});
