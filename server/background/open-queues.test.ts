import { expect, test } from 'vitest';
import { jobs as kinds } from '#server/jobs/jobs.ts';
import { openTestServices, testSecret } from '#test/test-services.ts';
import { openJobQueue } from './job-queue.ts';

const { appConnection, db } = await openTestServices();

const open = async () => {
  const queue = await openJobQueue(appConnection, { secret: testSecret, jobs: kinds }, () => {});
  await queue.stop();
};
const queues = async () => {
  const { rows } = await db.servicePool.query<{ name: string; row: object }>(
    `select name, jsonb_build_object('limit', retry_limit, 'beat', heartbeat_seconds, 'notify', notify, 'at', updated_on) as row
     from jobs.queue where not name like '\\_\\_%'`,
  );
  return new Map(rows.map(({ name, row }) => [name, row]));
};

test('a queue that is missing, or as an older version made it, is made and has what is said of it now', async () => {
  const before = await queues();
  expect(before.size).toBe(Object.keys(kinds).length);
  await db.servicePool.query(
    `update jobs.queue set retry_limit = 1, notify = false where name = 'send-mail'`,
  );
  await db.servicePool.query(`select jobs.delete_queue('mail-two-factor-off')`);
  await open();
  const after = await queues();
  expect(after.get('send-mail')).toMatchObject({ limit: 48, beat: 15, notify: true });
  expect(after.has('mail-two-factor-off')).toBe(true);
  // What was right was not touched.
  for (const { name } of [kinds['expire-projects'], kinds['settle-payments']])
    expect(after.get(name)).toEqual(before.get(name) ?? 'there');
});
