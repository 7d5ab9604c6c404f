import { expect, test } from 'vitest';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { startWorkers } from './start-workers.ts';

const services = await openTestServices();
const { db, jobs } = services;

test('once an hour the queue deletes the accounts whose date has come', async () => {
  const { userId } = await makePerson(services, 'ana@ejemplo.co');
  const stays = await makePerson(services, 'luis@ejemplo.co');
  await db.service
    .updateTable('users')
    .set({ deletion_due_at: new Date(Date.now() - 1000) })
    .where('id', '=', userId)
    .execute();
  const mailer = { send: async () => undefined, close: async () => undefined };
  await startWorkers({ services, mailer });
  const { rows } = await db.servicePool.query(
    `select cron from jobs.schedule where name = 'expire-accounts'`,
  );
  expect(rows).toEqual([{ cron: '47 * * * *' }]);
  await jobs.send('expire-accounts', {});
  const left = async () =>
    (await db.service.selectFrom('users').select('id').execute()).map(({ id }) => id);
  await expect.poll(left, { timeout: 10_000 }).toEqual([stays.userId]);
}, 15_000);
