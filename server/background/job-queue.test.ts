import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import type { Mail } from '#server/ports/mail/mail.ts';
import { jobs as kinds } from '#server/jobs/jobs.ts';
import { createAccountMails } from '#server/services/accounts/send-account-mails.ts';
import { openTestServices, testOrigin, testSecret } from '#test/test-services.ts';
import { FailedTry, openJobQueue } from './job-queue.ts';
import { createJobSeal } from './job-seal.ts';

const services = await openTestServices();
const { db, jobs } = services;
const mails = createAccountMails(jobs, testOrigin);
const mail = { to: 'ana@ejemplo.co', subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' };

/** Everything that somebody with the table, or a copy of it, can read. */
async function everyJob(): Promise<string> {
  const { rows } = await db.servicePool.query<{ job: string }>(
    'select job::text as job from jobs.job as job',
  );
  return rows.map(({ job }) => job).join('\n');
}

/** What the worker of this process takes, each job as often as it is tried. */
const taken: { id: string; data: Mail }[] = [];
await jobs.work('send-mail', async (data, { id }) => void taken.push({ id, data }));
const recipients = () => taken.map(({ data }) => data.to);

afterEach(async () => {
  taken.length = 0;
  await db.servicePool.query('delete from jobs.job');
});

test('the table of jobs shows nobody whom a mail goes to, or the link in it', async () => {
  const ana = { email: 'ana@ejemplo.co', displayName: 'Ana Ñandú' };
  await mails.confirmation(ana, 'the-token-of-ana');
  await mails.passwordReset(ana, 'the-token-of-ana');
  await jobs.send('mail-two-factor-off', ana);
  const stored = await everyJob();
  expect(stored.match(/send-mail|mail-two-factor-off/g)).toHaveLength(3);
  // Each with a letter that Base64 lacks: it would else be there by chance.
  for (const secret of ['the-token', 'http:', 'ana@', 'ejemplo.co', 'Ñandú', 'Hola, ']) {
    expect(stored).not.toContain(secret);
  }

  await vi.waitFor(() => expect(taken).toHaveLength(2), { timeout: 10_000 });
  expect(taken[0]?.data).toMatchObject({ to: ana.email });
  expect(taken[0]?.data.text).toContain('the-token-of-ana');
  expect(await everyJob()).not.toContain('the-token');
});

test('what an older version queued is carried out, and deleted with its person', async () => {
  const queuePlain = (to: string) =>
    db.servicePool.query(`insert into jobs.job (name, data) values ('send-mail', $1)`, [
      { ...mail, to },
    ]);
  await queuePlain('de-antes@ejemplo.co');
  await vi.waitFor(() => expect(recipients()).toContain('de-antes@ejemplo.co'), {
    timeout: 10_000,
  });

  await jobs.send('send-mail', { ...mail, to: 'otra@ejemplo.co' });
  await jobs.send('send-mail', { ...mail, to: 'de-antes@ejemplo.co' });
  await jobs.deleteJobs('send-mail', { to: 'de-antes@ejemplo.co' });
  const { rows } = await db.servicePool.query(
    `select 1 from jobs.job where name = 'send-mail' and data ? 'to'`,
  );
  expect(rows).toEqual([]);
  expect((await services.queuedMails()).map(({ to }) => to)).toEqual(['otra@ejemplo.co']);
});

test('with another secret nothing is read, and the job waits for the right one', async () => {
  const other = await openJobQueue(
    services.appConnection,
    { secret: `not ${testSecret}`, jobs: kinds },
    () => undefined,
  );
  try {
    await other.send('mail-two-factor-off', { email: mail.to, displayName: 'Ana' });
    const read: unknown[] = [];
    await jobs.work('mail-two-factor-off', async (owner) => void read.push(owner));
    await vi.waitFor(
      async () => {
        const { rows } = await db.servicePool.query<{ state: string }>(
          `select state from jobs.job where name = 'mail-two-factor-off'`,
        );
        expect(rows).toEqual([{ state: 'retry' }]);
      },
      { timeout: 10_000 },
    );
    expect(read).toEqual([]);
  } finally {
    await other.stop();
  }
});

// Both happen when the queues are looked over, which takes a while to come.
test(
  'the mail of a worker that was killed is taken again, with its id, and what has had its hour is removed',
  { timeout: 60_000, tags: 'sweep' },
  async () => {
    const { rows: silent } = await db.servicePool.query(
      'select name from jobs.queue where heartbeat_seconds is null and not name like $1',
      ['\\_\\_pgboss%'],
    );
    expect(silent).toEqual([]);

    // Of an address that anybody typed; it was done more than an hour ago, when the table was last swept.
    await jobs.work('mail-about-guesses', () => Promise.resolve());
    await jobs.send('mail-about-guesses', { email: 'tecleada@ejemplo.co' });
    const guesses = async () =>
      (
        await db.servicePool.query<{ state: string }>(
          `select state from jobs.job where name = 'mail-about-guesses'`,
        )
      ).rows;
    await vi.waitFor(async () => expect(await guesses()).toEqual([{ state: 'completed' }]), {
      timeout: 10_000,
    });
    await db.servicePool.query(
      `update jobs.job set completed_on = now() - interval '61 minutes' where name = 'mail-about-guesses'`,
    );
    await db.servicePool.query(`update jobs.queue set maintain_on = now() - interval '61 minutes'`);

    // As the killed process left it: begun, and not heard of for almost the time that is waited for a sign of life.
    const { rows } = await db.service.transaction().execute(async (trx) => {
      await jobs.send('send-mail', mail, trx);
      return sql<{ id: string }>`update jobs.job set state = 'active', started_on = now(),
        heartbeat_on = now() - make_interval(secs => heartbeat_seconds - 2)
        where name = 'send-mail' returning id`.execute(trx);
    });
    await vi.waitFor(() => expect(taken).toEqual([{ id: rows[0]?.id, data: mail }]), {
      timeout: 55_000,
      interval: 200,
    });
    await vi.waitFor(async () => expect(await guesses()).toEqual([]), { timeout: 10_000 });
  },
);

test('a job of a schedule, which brings no data, is carried out', async () => {
  let isDone = false;
  await jobs.work('expire-projects', async () => void (isDone = true));
  // As the scheduler writes it.
  await db.servicePool.query(`insert into jobs.job (name, data) values ('expire-projects', null)`);
  await vi.waitFor(() => expect(isDone).toBe(true), { timeout: 10_000 });
});

test('each try that fails is reported, and the last one as such', { tags: 'sweep' }, async () => {
  const failed: unknown[] = [];
  const other = await openJobQueue(
    services.appConnection,
    { secret: testSecret, jobs: kinds },
    (error) => failed.push(error),
  );
  try {
    await other.work('delete-objects', () => Promise.reject(new Error('no storage')));
    await db.servicePool.query(
      `insert into jobs.job (name, data, retry_limit) values ('delete-objects', '{"objects": []}', 0)`,
    );
    await vi.waitFor(() => expect(failed).toHaveLength(1), { timeout: 10_000 });
    expect(failed[0]).toBeInstanceOf(FailedTry);
    expect(failed[0]).toMatchObject({
      message: expect.stringMatching(/^delete-objects \S+: try 1 of 1$/),
      isLast: true,
      cause: new Error('no storage'),
    });
  } finally {
    await other.stop();
  }
});

test('what waits in a queue of an older version is carried out in the one of its name now', async () => {
  const { name, formerly } = kinds['mail-two-factor-off'];
  const ana = { email: mail.to, displayName: 'Ana' };
  await db.servicePool.query(`select jobs.create_queue($1, '{"policy": "standard"}')`, [formerly]);
  await db.servicePool.query(
    `insert into jobs.schedule (name, cron, timezone) values ($1, '1 1 1 1 *', 'UTC')`,
    [formerly],
  );
  const sealed = createJobSeal(testSecret).seal(formerly ?? '', ana.email, ana);
  await db.servicePool.query('insert into jobs.job (name, data) values ($1, $2)', [
    formerly,
    sealed,
  ]);
  const carried: unknown[] = [];
  const next = await openJobQueue(
    services.appConnection,
    { secret: testSecret, jobs: kinds },
    (error) => console.error(error.message),
  );
  try {
    await next.work(name, async (owner) => void carried.push(owner));
    await vi.waitFor(() => expect(carried).toEqual([ana]), { timeout: 10_000 });
    const { rows } = await db.servicePool.query(
      `select name from jobs.queue where name = $1 union select name from jobs.schedule where name = $1`,
      [formerly],
    );
    expect(rows).toEqual([]);
  } finally {
    await next.stop();
  }
});

test('the jobs of every schedule are sent once when a clock was moved, and begin after it is known everywhere', async () => {
  await jobs.schedule('expire-sessions', '47 * * * *');
  await jobs.schedule('mail-arrivals', '* * * * *');
  const handled: Date[] = [];
  await jobs.work('expire-sessions', async () => void handled.push(new Date()));
  const sentAt = Date.now();
  await jobs.sendScheduled(2);
  const { rows } = await db.servicePool.query<{ name: string }>(
    `select name from jobs.job where name in ('expire-sessions', 'mail-arrivals', 'expire-uploads') order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['expire-sessions', 'mail-arrivals']);
  await vi.waitFor(() => expect(handled).toHaveLength(1), { timeout: 10_000 });
  expect(Number(handled[0]) - sentAt).toBeGreaterThanOrEqual(2000);
});

test('a job that does not carry what its kind does is not handled', async () => {
  const failed: Error[] = [];
  const other = await openJobQueue(
    services.appConnection,
    { secret: testSecret, jobs: kinds },
    (error) => failed.push(error),
  );
  try {
    const handled: unknown[] = [];
    await other.work('process-media', async (data) => void handled.push(data));
    await db.servicePool.query(
      `insert into jobs.job (name, data, retry_limit) values ('process-media', '{"jobId": 7}', 0)`,
    );
    await vi.waitFor(() => expect(failed).toHaveLength(1), { timeout: 10_000 });
    expect(failed[0]).toMatchObject({ isLast: true, cause: { name: 'ZodError' } });
    expect(handled).toEqual([]);
  } finally {
    await other.stop();
  }
});

test('of a kind with several workers as many are done at a time, and of one owner no more than it says', async () => {
  const workers = { most: 3, mostOfOwner: 1 } as const;
  const kind = { ...kinds['draw-covers'], workers };
  const other = await openJobQueue(
    services.appConnection,
    { secret: testSecret, jobs: { ...kinds, 'draw-covers': kind } },
    () => undefined,
  );
  const running = new Map<string, number>();
  let [most, mostOfAna, done] = [0, 0, 0];
  try {
    await other.work('draw-covers', async ({ userId }) => {
      running.set(userId, (running.get(userId) ?? 0) + 1);
      most = Math.max(
        most,
        [...running.values()].reduce((sum, count) => sum + count),
      );
      mostOfAna = Math.max(mostOfAna, running.get('ana') ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 300));
      running.set(userId, (running.get(userId) ?? 0) - 1);
      done += 1;
    });
    for (const [runId, userId] of ['ana', 'ana', 'ana', 'luis', 'eva'].entries())
      await other.send('draw-covers', { runId: String(runId), userId });
    await vi.waitFor(() => expect(done).toBe(5), { timeout: 20_000 });
    expect(mostOfAna).toBe(1);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(3);
    expect(await everyJob()).not.toContain('luis');
  } finally {
    await other.stop();
  }
});
