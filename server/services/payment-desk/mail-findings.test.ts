import { beforeEach, expect, test } from 'vitest';
import { arrivalsTo } from '#content/staff-notices.ts';
import { system } from '#server/actor.ts';
import { makePaidOrder } from '#test/make-order.ts';
import { later, makePerson, openTestServices, testOrigin } from '#test/test-services.ts';
import { mailFindings } from './mail-findings.ts';

const services = await openTestServices();
const { db } = services;
const soon = later(services, 16 * 60_000);
const mails = () => services.queuedMails();

beforeEach(async () => {
  await db.servicePool.query('delete from jobs.job');
  await db.servicePool.query('delete from payment_findings').catch(() => undefined);
});

async function find(subject: string, more: object = {}) {
  await db.service
    .insertInto('payment_findings')
    .values({
      ...{ kind: 'unknown-reference', provider: 'wompi', subject, found_at: services.now() },
      ...{ amount: 150_000_00, currency: 'COP', ...more },
    })
    .execute();
}

test('what does not fit is mailed to the staff once, whoever looks, with the way to it', async () => {
  const { userId } = await makePerson(services, 'ana@ejemplo.co');
  const { orderId, code } = await makePaidOrder(services, userId);
  await find('t-1');
  await find('t-2', { kind: 'differs', order_id: orderId });
  await find('t-3', { resolved_at: services.now(), resolution: 'Ya' });
  const sent = await Promise.all([1, 2, 3].map(() => mailFindings(soon, system)));
  expect(sent.toSorted((one, other) => one - other)).toEqual([0, 0, 2]);
  const notices = await mails();
  expect(notices.map(({ to }) => to)).toEqual(arrivalsTo);
  expect(notices[0]?.subject).toBe('2 diferencias nuevas en los pagos');
  for (const said of [
    'Llegó plata que no es de ningún pedido (Wompi)',
    `pedido ${code}`,
    `${testOrigin}/auth?volver=/admin/pagos/diferencias`,
  ])
    expect(notices[0]?.text).toContain(said);
  expect(await mailFindings(soon, system)).toBe(0);
});

test('what may resolve itself in a quarter of an hour is not mailed yet', async () => {
  await find('t-4');
  expect(await mailFindings(services, system)).toBe(0);
  expect(await mails()).toEqual([]);
  expect(await mailFindings(soon, system)).toBe(1);
});
