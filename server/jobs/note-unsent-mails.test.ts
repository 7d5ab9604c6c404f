import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { openJobQueue } from '#server/background/job-queue.ts';
import { listFailedJobs, retryFailedJobs } from '#server/background/failed-jobs.ts';
import { submitMessage } from '#server/services/contacts/submit-message.ts';
import { anonymousAt, openTestServices, testSecret } from '#test/test-services.ts';
import { jobs as kinds } from './jobs.ts';
import { noteUnsentMails } from './note-unsent-mails.ts';

const services = await openTestServices();
const pool = services.db.servicePool;
const mailer = { send: () => Promise.reject(new Error('away')), close: async () => undefined };
const run = { id: 'a', signal: new AbortController().signal, isStopping: () => false };
const noteUnsent = () => noteUnsentMails.handle({ services, mailer }, {}, run);
const mail = { subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' };
const day = 24 * 60 * 60;

let writers = 0;
/** A message, and its copy in the queue of an installation with that secret. */
async function writeWithCopy(secret = testSecret): Promise<string> {
  writers += 1;
  const email = `nandu${writers}@ejemplo.co`;
  await submitMessage(services, anonymousAt(`10.9.3.${writers}`), {
    table: 'contacts',
    written: {
      ...{ name: 'Ñandú', email, phone: null, service: 'video', message: '¿Cuánto vale?' },
      ...({ consent: 'on', website: '' } as const),
    },
  });
  const rows = services.db.service.selectFrom('contacts').select('id').where('email', '=', email);
  const { id } = await rows.executeTakeFirstOrThrow();
  const queue = await openJobQueue(services.appConnection, { secret, jobs: kinds }, () => {});
  await queue.send('send-mail', { to: email, ...mail, about: { kind: 'copy', id } });
  await queue.stop();
  return id;
}
const failureOf = async (id: string) => {
  const row = services.db.service
    .selectFrom('contacts')
    .select('copy_failure')
    .where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).copy_failure;
};
const endLastTry = () =>
  pool.query(`update jobs.job set state = 'failed', completed_on = now() where name = 'send-mail'`);
const keptSeconds = async () => {
  const { rows } = await pool.query<{ kept: number }>(
    `select deletion_seconds as kept from jobs.job where name = 'send-mail' order by deletion_seconds`,
  );
  return rows.map(({ kept }) => kept);
};

afterEach(() => pool.query(`delete from jobs.job where name = 'send-mail'`));

test('a mail that no worker can read any more is noted where somebody waits for it', async () => {
  const id = await writeWithCopy(`not ${testSecret}`);
  await pool.query(`update jobs.job set retry_limit = 0 where name = 'send-mail'`);
  const handled: unknown[] = [];
  await services.jobs.work('send-mail', async (data) => void handled.push(data));
  await vi.waitFor(
    async () => expect((await listFailedJobs(pool, 9)).jobs[0]?.nextTryAt).toBe(null),
    { timeout: 10_000 },
  );
  expect(handled).toEqual([]);
  expect(await failureOf(id)).toBe(null);
  await noteUnsent();
  expect(await failureOf(id)).toBe('given-up');
  // The table says of which row it is, and nothing else.
  const { rows } = await pool.query<{ data: object }>(
    `select data from jobs.job where name = 'send-mail'`,
  );
  expect(Object.keys(rows[0]?.data ?? {}).toSorted()).toEqual(['about', 'owner', 'sealed']);
});

test('a mail that waits, is being sent or was sent is not noted', async () => {
  const id = await writeWithCopy();
  for (const state of ['created', 'retry', 'active', 'completed', 'cancelled']) {
    await pool.query(`update jobs.job set state = $1 where name = 'send-mail'`, [state]);
    await noteUnsent();
    expect(await failureOf(id), state).toBe(null);
  }
});

test('it is noted once, is kept a week from then on, and has its day again when it is retried', async () => {
  const id = await writeWithCopy();
  await services.jobs.send('send-mail', { to: 'sin-fila@ejemplo.co', ...mail });
  await endLastTry();
  await noteUnsent();
  expect(await failureOf(id)).toBe('given-up');
  expect(await keptSeconds()).toEqual([7 * day, 7 * day]);

  // Settled meanwhile: a minute later that stands.
  await services.db.service.updateTable('contacts').set({ copy_failure: null }).execute();
  await noteUnsent();
  expect(await failureOf(id)).toBe(null);

  await retryFailedJobs(pool, 'send-mail');
  expect(await keptSeconds()).toEqual([day, day]);
  await endLastTry();
  await noteUnsent();
  expect(await failureOf(id)).toBe('given-up');
});

test('one that cannot be noted keeps no other from it', async () => {
  await services.jobs.send('send-mail', {
    ...{ to: 'nadie@ejemplo.co', ...mail },
    about: { kind: 'request', id: randomUUID(), entryId: null },
  });
  const id = await writeWithCopy();
  await endLastTry();
  await expect(noteUnsent()).rejects.toThrow('1 of send-mail not noted');
  expect(await failureOf(id)).toBe('given-up');
  // It is tried again as long as it is there.
  expect(await keptSeconds()).toEqual([day, 7 * day]);
  await expect(noteUnsent()).rejects.toThrow(AggregateError);
});
