import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { RefusedMail } from '#server/ports/mail/mailer.ts';
import { deliverMail, giveUpMail } from '#test/deliver-mail.ts';
import { makePaidOrder } from '#test/make-order.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { toOrderId } from '../payment-desk/order-id.ts';
import { readOrder } from '../payment-desk/read-order.ts';
import { issueReceipts } from './issue-receipts.ts';
import { mailReceiptAgain } from './mail-again.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');
const code = (name: string): object => expect.objectContaining({ code: name }) as object;

beforeEach(async () => {
  await services.db.servicePool.query('delete from jobs.job');
});

async function issued() {
  const { orderId, code } = await makePaidOrder(services, ana.userId);
  await issueReceipts(services, system);
  return { orderId, code, id: toOrderId(orderId) };
}
const receiptOf = async (orderId: string) =>
  (await readOrder(services, staff, toOrderId(orderId))).payments[0]?.receipt?.mail;
const queued = async (orderId: string) =>
  (await services.queuedMails()).filter(({ about }) => about?.id === orderId);
const refused = new RefusedMail('RCPT TO: 550 5.1.1');

test('a receipt is on its way until its mail was taken', async () => {
  const { orderId } = await issued();
  const neighbour = await issued();
  expect(await receiptOf(orderId)).toMatchObject({ count: 1, deliveredAt: null, failure: null });
  await deliverMail(services, (await queued(orderId))[0]);
  expect(await receiptOf(orderId)).toMatchObject({ deliveredAt: expect.any(Date), failure: null });
  // What is heard later of the same mail changes nothing.
  await deliverMail(services, (await queued(orderId))[0], refused);
  expect(await receiptOf(orderId)).toMatchObject({ failure: null });
  expect(await receiptOf(neighbour.orderId)).toMatchObject({ deliveredAt: null, failure: null });
});

test('one that was refused says so with its order, and goes again once, however often it is pressed', async () => {
  const { orderId } = await issued();
  const [mail] = await queued(orderId);
  const again = (seen: number) => mailReceiptAgain(services, staff, { orderId, seen });
  await expect(again(1)).rejects.toEqual(code('receipt.on-its-way'));
  await deliverMail(services, mail, refused);
  expect(await receiptOf(orderId)).toMatchObject({ failure: 'refused', deliveredAt: null });
  await expect(again(0)).rejects.toEqual(code('receipt.on-its-way'));
  const presses = await Promise.allSettled([again(1), again(1), again(1)]);
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const mails = await queued(orderId);
  expect(mails.map(({ messageId }) => messageId?.split('@')[0] ?? '').toSorted()).toEqual([
    expect.stringMatching(/^comprobante-C-\d{6}$/),
    expect.stringMatching(/^comprobante-C-\d{6}-2$/),
  ]);
  expect(await receiptOf(orderId)).toMatchObject({ count: 2, failure: null, deliveredAt: null });
  // Of the first one nothing is noted any more.
  await deliverMail(services, mail, refused);
  expect(await receiptOf(orderId)).toMatchObject({ count: 2, failure: null, deliveredAt: null });
});

test('one that was given up is noted, too, and delivered in the end it is delivered', async () => {
  const { orderId } = await issued();
  const [mail] = await queued(orderId);
  await giveUpMail(services, mail);
  expect(await receiptOf(orderId)).toMatchObject({ failure: 'given-up' });
  await deliverMail(services, mail);
  expect(await receiptOf(orderId)).toMatchObject({ deliveredAt: expect.any(Date), failure: null });
});

test('of no order, or of who left, nothing is sent', async () => {
  const none = { orderId: randomUUID(), seen: 1 };
  await expect(mailReceiptAgain(services, staff, none)).rejects.toEqual(code('receipt.no-mail'));
  const { orderId } = await issued();
  await deliverMail(services, (await queued(orderId))[0], refused);
  await services.db.service
    .updateTable('orders')
    .set({ user_id: null, client_name: null, client_email: null })
    .where('id', '=', orderId)
    .execute();
  await expect(mailReceiptAgain(services, staff, { orderId, seen: 1 })).rejects.toEqual(
    code('receipt.no-mail'),
  );
  expect(await queued(orderId)).toHaveLength(1);
});
