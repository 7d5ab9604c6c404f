import { expect, test } from 'vitest';
import { keepForAMinute } from './keep-for-a-minute.ts';

const second = 1000;

test('a measure serves for a minute, and not after the clock was set back', async () => {
  let at = Date.parse('2026-11-26T15:00:00Z');
  let measured = 0;
  const measure = keepForAMinute(
    () => new Date(at),
    async () => (measured += 1),
  );
  const after = async (ms: number) => {
    at += ms;
    return measure();
  };
  expect([await after(0), await after(59 * second)]).toEqual([1, 1]);
  expect(await after(second)).toBe(2);
  expect(await after(-30 * 24 * 3600 * second)).toBe(3);
  expect(await after(59 * second)).toBe(3);
});
