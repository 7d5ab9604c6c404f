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
    for await (const piece of whileMoving(burst(), { everyMs: 20, leastBytes: 1000 }))
      arrived += piece.length;
  };
  await expect(received()).rejects.toThrow('stalled');
  expect(arrived).toBe(100_000);
});
