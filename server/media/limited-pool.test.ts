import { expect, test, vi } from 'vitest';
import { limitedPool, type PoolOptions } from './limited-pool.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Says its process number, or does what the question says. */
const program = `
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const question = JSON.parse(line);
  if (question === 'fail') throw new Error('no such song');
  if (question === 'end') process.exit(0);
  if (question === 'wait') return;
  if (question === 'compute') for (;;);
  console.log(JSON.stringify({ result: process.pid, isLast: question === 'last' }));
});`;

const limits = { timeoutMs: 20_000, cpuSeconds: 20, memoryBytes: 1024 ** 3, fileBytes: 0 };

function open(options: Partial<PoolOptions> = {}) {
  const command = [process.execPath, '-e', program];
  const ask = limitedPool({ command, limits, most: 2, idleMs: 60_000, ...options });
  return async (question: string, signal?: AbortSignal) => (await ask(question, signal)) as number;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('asks the program that is there, and starts another for what comes at once', async () => {
  const ask = open();
  const first = await ask('who');
  expect(await ask('who')).toBe(first);
  const both = await Promise.all([ask('who'), ask('who')]);
  expect(new Set(both).size).toBe(2);
  expect(both).toContain(first);
  const later = await Promise.all([1, 2, 3, 4, 5].map(() => ask('who')));
  expect(new Set([...later, ...both])).toEqual(new Set(both));
});

test('lets go of a program that wants no further question', async () => {
  const ask = open();
  const first = await ask('last');
  expect(await ask('who')).not.toBe(first);
  await vi.waitFor(() => expect(isRunning(first)).toBe(false), { timeout: 10_000 });
});

test('replaces a program that fails, and says why it did', async () => {
  const ask = open();
  const first = await ask('who');
  await expect(ask('fail')).rejects.toThrow('no such song');
  const second = await ask('who');
  expect(second).not.toBe(first);
  await expect(ask('end')).rejects.toThrow('ended without a response');
  expect(await ask('who')).not.toBe(second);
});

test('kills a program that takes too long, computes too much, or that nobody waits for', async () => {
  const hasty = open({ limits: { ...limits, timeoutMs: 2_000 } });
  const slow = await hasty('who');
  await expect(hasty('wait')).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(isRunning(slow)).toBe(false);

  const ask = open({ limits: { ...limits, cpuSeconds: 1 } });
  await expect(ask('compute')).rejects.toMatchObject({
    signal: expect.stringMatching(/XCPU|KILL/),
  });

  const left = await ask('who');
  const signal = AbortSignal.timeout(300);
  await expect(ask('wait', signal)).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.waitFor(() => expect(isRunning(left)).toBe(false), { timeout: 10_000 });
  await expect(ask('who', signal)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('one that dies while nobody asks is no error of the next question', async () => {
  const ask = open();
  const first = await ask('who');
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(isRunning(first)).toBe(false), { timeout: 10_000 });
  expect(await ask('who')).not.toBe(first);
});

test('one that nobody asks for long enough is let go', async () => {
  const ask = open({ idleMs: 200 });
  const first = await ask('who');
  await vi.waitFor(() => expect(isRunning(first)).toBe(false), { timeout: 10_000 });
  expect(await ask('who')).not.toBe(first);
});
