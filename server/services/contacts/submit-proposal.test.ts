import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startWorkers } from '#server/jobs/start-workers.ts';
import { wavOf } from '#test/media/wav.ts';
import { openTestServices, anonymousAt } from '#test/test-services.ts';
import { submitProposal } from './submit-proposal.ts';

const services = await openTestServices();
const { db, storage } = services;

const proposal = {
  name: 'Ana Ñandú',
  email: 'ana@ejemplo.co',
  phone: null,
  service: 'produccion',
  message: 'Les dejo un demo.',
  consent: 'on',
  website: '',
} as const;

async function take(store = storage): Promise<void> {
  const path = join(services.folder, 'demo.wav');
  const bytes = wavOf(100_000);
  await writeFile(path, bytes);
  const visitor = anonymousAt('10.1.1.1', '');
  const file = { path, bytes: bytes.length, fault: null };
  await submitProposal({ ...services, storage: store }, visitor, {
    contact: proposal,
    attachment: file,
  });
}

const attachments = async () =>
  (await readdir(join(services.folder, 'files/demos'), { recursive: true })).filter((path) =>
    path.endsWith('/demo'),
  );

test('an hour later, the attachments that no message names are gone', async () => {
  await take();
  const kept = await attachments();
  const messages = db.service
    .selectFrom('contact_submissions')
    .select(['demo_file_url', 'demo_type']);
  expect(await messages.execute()).toEqual([{ demo_file_url: kept[0], demo_type: 'audio/wav' }]);
  await take();
  const endsThere: typeof storage = {
    ...storage,
    async adopt(...object) {
      await storage.adopt(...object);
      throw new Error('The process ends');
    },
  };
  await expect(take(endsThere)).rejects.toThrow('The process ends');
  expect(await attachments()).toHaveLength(3);

  const { rows } = await db.servicePool.query<{ wait: number }>(
    `select extract(epoch from start_after - created_on)::int as wait from jobs.job where name = 'delete-unclaimed-attachment'`,
  );
  expect(rows.map(({ wait }) => wait)).toEqual([3600, 3600, 3600]);
  await db.servicePool.query(
    `update jobs.job set start_after = now() where name = 'delete-unclaimed-attachment'`,
  );
  const mailer = { send: async () => undefined, close: async () => undefined };
  await startWorkers({ services, mailer });
  await expect
    .poll(
      async () => {
        const jobs = await db.servicePool.query<{ state: string }>(
          `select distinct state from jobs.job where name = 'delete-unclaimed-attachment'`,
        );
        return jobs.rows;
      },
      { timeout: 10_000 },
    )
    .toEqual([{ state: 'completed' }]);
  expect(await attachments()).toEqual(kept);
});
