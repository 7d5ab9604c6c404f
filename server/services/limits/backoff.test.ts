import { beforeEach, expect, test } from 'vitest';
import { openTestServices } from '#test/test-services.ts';
import { createAttemptLimits } from './attempt-limits.ts';

const { db } = await openTestServices();
const minute = 60_000;
const start = Date.now();
let now = start;
const limits = createAttemptLimits(db.counterPool, () => new Date(now));

beforeEach(() => {
  now = start;
});

const waitOf = async (key: string) =>
  limits.countAttempt('signIn', key).then(
    () => 0,
    ({ retryAfter }: { retryAfter: number }) => retryAfter,
  );

test('ten attempts are free, then each waits twice as long, up to an hour', async () => {
  const key = 'crece@ejemplo.co';
  for (let count = 1; count <= 10; count += 1) {
    expect(await limits.countAttempt('signIn', key)).toBe(count);
  }
  let allowedAt = start;
  for (const wait of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
    expect(await waitOf(key)).toBe(wait);
    allowedAt += wait * 1000;
    now = allowedAt - 1;
    expect(await waitOf(key)).toBe(1);
    now = allowedAt;
    expect(await waitOf(key), `after ${wait} s`).toBe(0);
  }
  expect(await waitOf('otra@ejemplo.co')).toBe(0);
  // A day of quiet after the last wait, and all are reset.
  now += 25 * 60 * minute;
  expect(await limits.countAttempt('signIn', key)).toBe(1);
});

test('of many at once only the free ones pass, and after a wait only one', async () => {
  const key = 'a-la-vez@ejemplo.co';
  const passed = async () => {
    const ended = await Promise.allSettled(
      Array.from({ length: 30 }, () => limits.countAttempt('signIn', key)),
    );
    return ended
      .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      .toSorted((a, b) => a - b);
  };
  expect(await passed()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  now += minute;
  expect(await passed()).toEqual([11]);
});

test('free ones count in every process, whose clocks are never quite the same', async () => {
  const key = 'relojes@ejemplo.co';
  for (let count = 1; count <= 10; count += 1) {
    now = count % 2 ? start + 5000 : start;
    expect(await limits.countAttempt('signIn', key)).toBe(count);
  }
  expect(await waitOf(key)).toBeGreaterThanOrEqual(60);
});

test('a success resets them, of this key alone', async () => {
  for (let count = 1; count <= 10; count += 1) {
    await limits.countAttempt('signIn', 'olvida@ejemplo.co');
    await limits.countAttempt('code', 'olvida@ejemplo.co');
  }
  await limits.resetAttempts('signIn', 'olvida@ejemplo.co');
  expect(await waitOf('olvida@ejemplo.co')).toBe(0);
  await expect(limits.countAttempt('code', 'olvida@ejemplo.co')).rejects.toMatchObject({
    code: 'rate.limited',
  });
});

test('a network of IPv6 counts as one place, whatever its addresses', async () => {
  for (let host = 1; host <= 10; host += 1) {
    await limits.consume('attachmentIp', `2001:db8:7:7::${host.toString(16)}`);
  }
  await expect(limits.consume('attachmentIp', '2001:0db8:7:7:ffff:1:2:3')).rejects.toMatchObject({
    code: 'rate.limited',
  });
  await limits.consume('attachmentIp', '2001:db8:7:8::1');
  for (let host = 1; host <= 5; host += 1) {
    await limits.consume('signUpAddress', `ana@ejemplo.co 2001:db8:7:9::${host}`);
  }
  await expect(
    limits.consume('signUpAddress', 'ana@ejemplo.co 2001:db8:7:9::99'),
  ).rejects.toMatchObject({ code: 'rate.limited' });
});
