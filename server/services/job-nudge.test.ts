import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestServices } from '#test/test-services.ts';
import { createJobNudge } from './job-nudge.ts';

const services = await openTestServices();
const { db, jobs } = services;

const asked = async () => {
  const { rows } = await db.servicePool.query<{ count: number }>(
    `select count(*) from jobs.job where name = 'mail-arrivals'`,
  );
  return rows[0]?.count;
};
const patience = { timeout: 5000 };

beforeEach(async () => {
  await db.servicePool.query('delete from jobs.job');
});
afterEach(() => {
  services.logged.length = 0;
});

test('one message asks at once, and a rush once more for all of it', async () => {
  // This one is left alone in the seconds that the rest of the test takes.
  let asks = 0;
  const send = async () => (asks += 1) > 0;
  const quiet = createJobNudge({ send }, services.log, 'mail-arrivals');
  quiet();
  const nudge = createJobNudge(jobs, services.log, 'mail-arrivals');
  nudge();
  await vi.waitFor(async () => expect(await asked()).toBe(1), { timeout: 900 });
  for (let n = 0; n < 50; n += 1) nudge();
  await vi.waitFor(async () => expect(await asked()).toBe(2), patience);
  nudge();
  await vi.waitFor(async () => expect(await asked()).toBe(3), patience);
  expect(asks).toBe(1);
  quiet();
  expect(asks).toBe(2);
});

test('what cannot be asked for is logged, and asked for with the next one', async () => {
  let isAway = true;
  const send: typeof jobs.send = (...job) =>
    isAway ? Promise.reject(new Error('away')) : jobs.send(...job);
  const nudge = createJobNudge({ send }, services.log, 'mail-arrivals');
  nudge();
  await vi.waitFor(() => expect(services.logged).toHaveLength(1), patience);
  isAway = false;
  nudge();
  await vi.waitFor(async () => expect(await asked()).toBe(1), patience);
});
