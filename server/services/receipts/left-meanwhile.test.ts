import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { usd } from '#content/money.ts';
import { system } from '#server/actor.ts';
import { makePaidOrder } from '#test/make-order.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { openOrder } from '../payments/open-order.ts';
import { issueReceipts } from './issue-receipts.ts';
import { mailRefunds } from './mail-refunds.ts';

const services = await openTestServices();
const { db } = services;

/** Does it while the account is being deleted; resolves when both are done. */
async function whileLeaving(userId: string, work: () => Promise<unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  await db.service.transaction().execute(async (trx) => {
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    done = work();
    await waitUntilBlocking(trx, db);
  });
  await done;
}

const mailsTo = async (address: string) =>
  (await services.queuedMails()).filter(({ to }) => to === address);

test('no receipt is mailed to who leaves in that moment', async () => {
  const email = 'quilla@ejemplo.co';
  const { userId } = await makePerson(services, email);
  const { orderId } = await makePaidOrder(services, userId, { order: { client_email: email } });
  await whileLeaving(userId, () => issueReceipts(services, system));
  expect(await mailsTo(email)).toEqual([]);
  const receipts = db.service.selectFrom('receipts').select('mailed_at');
  expect(await receipts.where('order_id', '=', orderId).execute()).toEqual([{ mailed_at: null }]);
});

test('nothing of a refund is mailed to who leaves in that moment', async () => {
  const email = 'killari@ejemplo.co';
  const { userId } = await makePerson(services, email);
  const { orderId, paymentId } = await makePaidOrder(services, userId, {
    order: { client_email: email },
  });
  await db.service
    .insertInto('refunds')
    .values({
      ...{ id: `desk:${randomUUID()}`, order_id: orderId, payment_id: paymentId, amount: 100 },
      ...{ reason: 'courtesy', status: 'done', done_at: services.now() },
      ...{ asked_at: services.now(), next_try_at: services.now() },
    })
    .execute();
  await whileLeaving(userId, () => mailRefunds(services, system));
  expect(await mailsTo(email)).toEqual([]);
});

test('no order keeps the name of who leaves in that moment', async () => {
  const email = 'inti@ejemplo.co';
  const actor = await makePerson(services, email);
  const item = { id: 'produccion-hit', name: 'Producción Hit', service: 'produccion' };
  const wish = {
    item: { ...item, price: usd(2500), quoteId: null },
    ...{ shownPesos: undefined, consentText: null },
  };
  await whileLeaving(actor.userId, () => openOrder(services, actor, wish).catch(() => undefined));
  const orders = db.service.selectFrom('orders').select('id');
  expect(await orders.where('client_email', '=', email).execute()).toEqual([]);
});
