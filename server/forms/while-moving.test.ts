import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { whileMoving } from './while-moving.ts';

const never = new Promise<never>(() => undefined);

test('a sender who stalls is given up, however much came before', { timeout: 10_000 }, async () => {
  async function* burst() {
    yield new Uint8Array(100_000);
    await never;
  }
  let arrived = 0;
  const received = async () => {
    for await (const chunk of whileMoving(burst(), { everyMs: 20, leastBytes: 1000 }))
      arrived += chunk.length;
  };
  await expect(received()).rejects.toMatchObject({ code: 'request.slow' });
  expect(arrived).toBe(100_000);
});

test('nothing of a chunk stays when it was passed on, however many come', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const made: WeakRef<Uint8Array>[] = [];
  async function* trickle() {
    for (let count = 0; count < 5000; count += 1) {
      const chunk = new Uint8Array(1);
      made.push(new WeakRef(chunk));
      yield chunk;
    }
  }
  const chunks = whileMoving(trickle(), { everyMs: 60_000, leastBytes: 1 });
  for (let count = 0; count < 5000; count += 1) await chunks.next();
  // What a WeakRef named stays until its task ends.
  await setImmediate();
  collectGarbage();
  expect(made).toHaveLength(5000);
  expect(made.filter((chunk) => chunk.deref() !== undefined).length).toBeLessThan(50);
  await chunks.return(undefined);
});
