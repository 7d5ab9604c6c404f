import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestServices } from '#test/test-services.ts';
import { createWorkerApp } from './worker-app.ts';

const services = await openTestServices();
const { db, jobs } = services;
const metricsToken = 'a token of sixteen letters';
const mail = { to: 'ana@ejemplo.co', subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' };

/** Of a process that was never asked before. */
async function scrape(app = createWorkerApp(services, { metricsToken })) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const response = await app.request('/metrics', { headers });
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n');
  return {
    names: new Set(lines.map((line) => /^[a-z_]+/.exec(line)?.[0])),
    valueOf: (name: string) => {
      const line = lines.find((one) => one.startsWith(`${name} `));
      return line === undefined ? undefined : Number(line.split(' ')[1]);
    },
  };
}

const inState = (state: string, queue = 'send-mail') =>
  `job_queue_jobs{queue="${queue}",state="${state}"}`;
const oldest = 'job_queue_oldest_waiting_seconds{queue="send-mail"}';

const ofTheStaff = [
  ...['legal_requests_late', 'legal_requests_due_soon', 'payment_findings_open'],
  ...['payment_events_waiting', 'payment_events_oldest_waiting_seconds'],
  ...['payment_refunds{state="waiting"}', 'payment_refunds{state="by-hand"}'],
];

/** A line of the log that says what failed, and why. */
const saying = (msg: string): unknown =>
  expect.objectContaining({ msg, err: expect.objectContaining({ message: expect.any(String) }) });

afterEach(async () => {
  await db.servicePool.query('delete from jobs.job');
});

test('a worker serves its health and figures, and says so wherever else it is asked', async () => {
  const app = createWorkerApp(services, { metricsToken });
  expect(await (await app.request('/health/live')).text()).toBe('ok');
  expect(await (await app.request('/health/ready')).text()).toBe('ok');
  for (const path of ['/', '/auth', '/metrics', '/uploads']) {
    const response = await app.request(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain('ROLE=worker');
  }
});

test('a worker without one of its tables is not ready, and says which', async () => {
  const app = createWorkerApp(services, { metricsToken });
  const owner = new pg.Client(services.ownerConnection);
  await owner.connect();
  await owner.query('alter table email_changes rename to hidden');
  try {
    const ready = await app.request('/health/ready');
    expect(ready.status).toBe(503);
    expect(await ready.text()).toContain('email_changes');
  } finally {
    await owner.query('alter table hidden rename to email_changes');
    await owner.end();
  }
});

test('the figures say what every queue holds, and how long the oldest job waits', async () => {
  const empty = await scrape();
  for (const state of ['waiting', 'retry', 'active', 'failed'])
    expect(empty.valueOf(inState(state))).toBe(0);
  expect(empty.valueOf(oldest)).toBe(0);

  for (let count = 0; count < 10; count += 1) await jobs.send('send-mail', mail);
  // One waits on purpose: nobody is late with it.
  await jobs.send('delete-unclaimed-attachment', { path: 'demo' });
  await sql`with numbered as (select id, row_number() over () as number from jobs.job where name = 'send-mail')
    update jobs.job set created_on = now() - interval '2 hours', start_after = now() - interval '1 hour',
      state = case when number <= 4 then 'failed' when number <= 6 then 'retry' when number <= 9 then 'active'
        else 'created' end::jobs.job_state
    from numbered where job.id = numbered.id`.execute(db.service);
  const full = await scrape();
  expect(full.valueOf(inState('failed'))).toBe(4);
  expect(full.valueOf(inState('retry'))).toBe(2);
  expect(full.valueOf(inState('active'))).toBe(3);
  expect(full.valueOf(inState('waiting'))).toBe(1);
  expect(full.valueOf(oldest)).toBeCloseTo(7200, -2);
  expect(full.valueOf(inState('waiting', 'delete-unclaimed-attachment'))).toBe(1);
  expect(
    full.valueOf('job_queue_oldest_waiting_seconds{queue="delete-unclaimed-attachment"}'),
  ).toBe(0);
  await db.servicePool.query(`delete from jobs.job where state = 'retry'`);
  expect((await scrape()).valueOf(oldest)).toBeCloseTo(3600, -2);
});

test('the disk of DATA_DIR is measured', async () => {
  const { bavail, blocks, bsize } = await statfs(services.uploads.folder);
  const { valueOf } = await scrape();
  expect(valueOf('data_dir_size_bytes')).toBe(blocks * bsize);
  const free = valueOf('data_dir_free_bytes') ?? 0;
  expect(Math.abs(free - bavail * bsize)).toBeLessThan(1e9);
  const without = { ...services, uploads: { folder: join(services.folder, 'none') } };
  const missing = await scrape(createWorkerApp(without, { metricsToken }));
  for (const name of ['data_dir_free_bytes', 'data_dir_size_bytes'])
    expect(missing.valueOf(name)).toBeUndefined();
  expect(missing.valueOf('database_up')).toBe(1);
  expect(services.logged).toContainEqual(saying('disk of DATA_DIR could not be read'));
});

test('many who ask at once ask the database as often as one', async () => {
  const app = createWorkerApp(services, { metricsToken });
  let queries = 0;
  const count = () => void (queries += 1);
  db.servicePool.on('acquire', count);
  const responses = await Promise.all(Array.from({ length: 20 }, () => scrape(app)));
  db.servicePool.off('acquire', count);
  // For the queues, for the requests with a term, and for what waits of payments.
  expect(queries).toBe(3);
  expect(responses.map(({ valueOf }) => valueOf('database_up'))).toEqual(Array(20).fill(1));
});

test('without the database the other figures remain, and none of its own is old', async () => {
  const { database, ...cluster } = services.ownerConnection;
  const outside = new pg.Client({ ...cluster, database: 'postgres' });
  await outside.connect();
  const app = createWorkerApp(services, { metricsToken });
  const there = await scrape(app);
  for (const name of [inState('failed'), ...ofTheStaff]) expect(there.valueOf(name)).toBe(0);
  vi.useFakeTimers({ toFake: ['performance'] });
  const later = async () => {
    vi.advanceTimersByTime(10_000);
    return scrape(app);
  };
  try {
    await outside.query(`alter database "${database}" allow_connections false`);
    await outside.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database],
    );
    // A connection may carry one more query before it ends.
    await expect
      .poll(async () => (await later()).valueOf('database_up'), { timeout: 10_000 })
      .toBe(0);
    const away = await later();
    for (const name of [inState('failed'), oldest, ...ofTheStaff])
      expect(away.valueOf(name)).toBeUndefined();
    expect(away.valueOf('data_dir_free_bytes')).toBeGreaterThan(0);
    expect(away.names).toContain('process_cpu_seconds_total');
    const ready = await app.request('/health/ready');
    expect([ready.status, await ready.text()]).toEqual([503, 'La base de datos no responde.']);
    expect((await app.request('/health/live')).status).toBe(200);
    for (const what of ['queues could not be counted', 'not ready'])
      expect(services.logged).toContainEqual(saying(what));
  } finally {
    await outside.query(`alter database "${database}" allow_connections true`);
    await outside.end();
  }
  await expect
    .poll(async () => (await later()).valueOf('database_up'), { timeout: 10_000 })
    .toBe(1);
});
