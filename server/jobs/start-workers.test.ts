import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openJobQueue } from '#server/background/job-queue.ts';
import { RefusedMail } from '#server/ports/mail/mailer.ts';
import { sharp } from '#server/media/image-library.ts';
import { queueMediaJob } from '#server/services/files/media-job.ts';
import { objectPath } from '#server/services/uploads/object-path.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, openTestServices, testSecret } from '#test/test-services.ts';
import { jobs as kinds } from './jobs.ts';
import { startWorkers } from './start-workers.ts';

const services = await openTestServices();
const covers = 40;

/** What another process would open for itself. */
const anotherQueue = () =>
  openJobQueue(services.appConnection, { secret: testSecret, jobs: kinds }, (error) =>
    console.error(error.message),
  );

test('a mail that no server takes is reported once, not tried again, and keeps no other waiting', async () => {
  const { jobs, logged, db } = services;
  const sent: string[] = [];
  const ids: string[] = [];
  const mailer = {
    async send({ to }: { to: string }, id: string) {
      ids.push(id);
      if (to === 'nadie') throw new RefusedMail('The recipient is not one plain address');
      sent.push(to);
    },
    close: async () => undefined,
  };
  const words = { subject: 'Hola', html: '', text: '' };
  for (const to of ['nadie', 'nadie', 'ana@ejemplo.co'])
    await jobs.send('send-mail', { to, ...words });
  await startWorkers({ services, mailer });
  await vi.waitFor(() => expect(sent).toEqual(['ana@ejemplo.co']), { timeout: 20_000 });
  expect(logged.filter(({ msg }) => msg === 'mail refused')).toHaveLength(2);
  // A job is completed after its mail was sent.
  const states = async () =>
    (
      await db.servicePool.query<{ state: string }>(
        `select state from jobs.job where name = 'send-mail'`,
      )
    ).rows.map(({ state }) => state);
  await expect.poll(states, { timeout: 10_000 }).toEqual(Array(3).fill('completed'));
  // A mail that is tried again has the Message-ID of its job.
  const { rows: queued } = await db.servicePool.query<{ id: string }>(
    `select id from jobs.job where name = 'send-mail'`,
  );
  expect(ids.toSorted()).toEqual(queued.map(({ id }) => id).toSorted());
});

test('every hour the sessions and links whose time is over are removed, and no other', async () => {
  const { db } = services;
  const { userId } = await makePerson(services, 'eva@ejemplo.co');
  const ends = { antes: new Date(Date.now() - 1000), después: new Date(Date.now() + 60_000) };
  for (const [name, expires_at] of Object.entries(ends)) {
    await db.service
      .insertInto('sessions')
      .values({ user_id: userId, token: name, expires_at })
      .execute();
    await db.service
      .insertInto('verifications')
      .values({ identifier: name, value: userId, expires_at })
      .execute();
  }
  await db.servicePool.query(`insert into jobs.job (name, data) values ('expire-sessions', null)`);
  const left = async () => [
    ...(await db.service.selectFrom('sessions').select('token as name').execute()),
    ...(await db.service.selectFrom('verifications').select('identifier as name').execute()),
  ];
  const jobs = await anotherQueue();
  const mailer = { send: async () => undefined, close: async () => undefined };
  await startWorkers({ services: { ...services, jobs }, mailer });
  try {
    await vi.waitFor(
      async () => expect(await left()).toEqual([{ name: 'después' }, { name: 'después' }]),
      { timeout: 20_000 },
    );
  } finally {
    await jobs.stop();
  }
});

test(
  'two workers share the jobs, and none is done twice',
  { timeout: 60_000, tags: 'sweep' },
  async () => {
    const { db, storage, jobs } = services;
    const ana = await makePerson(services, 'ana@ejemplo.co');
    const projectId = await makeProject(services, ana.userId);
    const picture = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#f9aa1c' },
    })
      .png()
      .toBuffer();
    for (let cover = 0; cover < covers; cover += 1) {
      const path = objectPath(ana.userId, 'covers', new Date());
      const file = join(services.folder, String(cover));
      await writeFile(file, picture);
      await storage.adopt('artifacts', path, file);
      await db.service
        .transaction()
        .execute((trx) =>
          queueMediaJob(jobs, trx, { projectId, kind: 'cover', objectPath: path, at: new Date() }),
        );
    }

    const other = await anotherQueue();
    const mailer = { send: async () => undefined, close: async () => undefined };
    await startWorkers({ services, mailer });
    await startWorkers({ services: { ...services, jobs: other }, mailer });
    try {
      const left = () =>
        db.service.selectFrom('media_jobs').select('id').where('state', '!=', 'done').execute();
      await vi.waitFor(async () => expect(await left()).toEqual([]), {
        timeout: 50_000,
        interval: 200,
      });
      const tries = await db.service.selectFrom('media_jobs').select('tries').execute();
      expect(tries.map((job) => job.tries)).toEqual(Array(covers).fill(1));
      const { rows } = await db.servicePool.query<{ retries: number }>(
        `select coalesce(sum(retry_count), 0) as retries from jobs.job where name = 'process-media'`,
      );
      expect(rows).toEqual([{ retries: 0 }]);
    } finally {
      await other.stop();
    }
  },
);
