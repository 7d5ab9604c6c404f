import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestServices } from '#test/test-services.ts';
import { accountAttempts } from '../accounts/limits.ts';
import { createAttemptLimits } from './attempt-limits.ts';

const services = await openTestServices();
const { db, limits } = services;
const { points, duration } = accountAttempts.signUpAddress;

/** Takes every attempt that is left, and returns how many there were and what refused the next. */
async function exhaust(key: string, most = points + 1) {
  for (let count = 0; count < most; count += 1) {
    try {
      await limits.consume('signUpAddress', key);
    } catch (error) {
      return { count, error };
    }
  }
  return { count: most, error: null };
}

test('so many attempts pass; the next reads how many seconds to wait', async () => {
  const { count, error } = await exhaust('10.0.0.1');
  expect(count).toBe(points);
  expect(error).toMatchObject({ code: 'rate.limited' });
  const { retryAfter } = error as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(duration - 60);
  expect(retryAfter).toBeLessThanOrEqual(duration);
  expect(Number.isInteger(retryAfter)).toBe(true);
});

test('they are counted for each key and each limit apart', async () => {
  await exhaust('10.0.1.1');
  expect(await exhaust('10.0.1.2', 1)).toMatchObject({ count: 1 });
  await limits.consume('signInIp', '10.0.1.1');
});

test('the addresses of one customer are one, also beside another part of a key', async () => {
  await exhaust('2001:db8:1:2::1 ana@ejemplo.co');
  expect(await exhaust('2001:db8:1:2:3:4:5:6 ana@ejemplo.co')).toMatchObject({ count: 0 });
  expect(await exhaust('2001:db8:1:3::1 ana@ejemplo.co', 1)).toMatchObject({ count: 1 });
  expect(await exhaust('2001:db8:1:2::1 luis@ejemplo.co', 1)).toMatchObject({ count: 1 });
});

test('an attempt that succeeded resets its own', async () => {
  await exhaust('2001:db8:7:7::1');
  await exhaust('10.0.2.2');
  await limits.reset('signUpAddress', '2001:db8:7:7::9');
  expect(await exhaust('2001:db8:7:7::1')).toMatchObject({ count: points });
  expect(await exhaust('10.0.2.2')).toMatchObject({ count: 0 });
});

test('what is deleted of an owner is what is theirs, whatever else the key holds', async () => {
  const keys = ['ana', 'ana 10.0.3.1', 'anabel', 'luis ana'];
  for (const key of keys) await exhaust(key);
  await limits.countAttempt('signIn', 'ana');
  await limits.deleteAll('ana');
  const { rows } = await db.servicePool.query<{ key: string }>(
    `select key from rate_limits where key like '%:ana%' or key like '%:luis%' order by key`,
  );
  expect(rows.map(({ key }) => key)).toEqual(['signUpAddress:anabel', 'signUpAddress:luis ana']);
});

test('what fails in the database is no limit', async () => {
  const pool = new pg.Pool();
  await pool.end();
  const consumed = createAttemptLimits(pool, services.now).consume('signUpAddress', 'x');
  await expect(consumed).rejects.toThrow('after calling end on the pool');
});

test('a limit that does not exist is a mistake, and no attempt', async () => {
  await expect(limits.consume('nunca' as 'signUpAddress', '10.0.5.1')).rejects.toThrow(
    'There is no limit nunca',
  );
});
