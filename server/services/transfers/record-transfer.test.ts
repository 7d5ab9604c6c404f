import { beforeEach, describe, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { audited } from '#test/audited.ts';
import { makeOrder, makePaidOrder, testPesos } from '#test/make-order.ts';
import { makeTransfer, transfersOf } from '#test/make-transfer.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { issueReceipts } from '../receipts/issue-receipts.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { recordTransfer, type RecordWish } from './record-transfer.ts';
import type { TransferMails } from './transfer-mails.ts';

const services = await openTestServices();
const { service: db } = services.db;
const ana = await makePerson(services, 'ana@ejemplo.co');
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'equipo2@ejemplo.co');

const orderOf = (more: object = {}) => makeOrder(services, { user_id: ana.userId, ...more });
const wishOf = (order: string, more: Partial<RecordWish> = {}): RecordWish => ({
  ...{ order, key: crypto.randomUUID(), reference: `R-${crypto.randomUUID()}`, note: '' },
  ...{ amount: testPesos, ...more },
});
const paymentsOf = (orderId: string) =>
  db
    .selectFrom('payments')
    .select(['role', 'amount', 'provider', 'method'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .execute();
const statusOf = async (orderId: string) =>
  (await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst())
    ?.status;
const used = { code: 'transfer.reference-used' };

beforeEach(async () => {
  await services.db.servicePool.query('delete from jobs.job');
});

describe('a transfer that the staff found', () => {
  test.each(['expired', 'open'] as const)('pays an order that is %s', async (status) => {
    const { id: orderId, code } = await orderOf({ status });
    const note = 'Escribió por WhatsApp';
    const wish = wishOf(code, { reference: `Ñandú — ¿${status}?`, note });
    expect(await recordTransfer(services, staff, wish)).toBe('settles');
    expect(await statusOf(orderId)).toBe('paid');
    expect(await paymentsOf(orderId)).toEqual([
      { role: 'settles', amount: testPesos, provider: 'manual', method: 'transferencia' },
    ]);
    expect(await transfersOf(services, orderId)).toMatchObject([
      {
        ...{ reference: wish.reference, note, decision: 'confirmed', status: 'approved' },
        decided_by: staff.userId,
      },
    ]);
    expect(await audited(services, 'record-transfer')).toContainEqual({
      ...{ staffId: staff.userId, kind: 'transfer', id: wish.key, before: null },
      after: { order: code, amount: { amount: testPesos, currency: 'COP' } },
    });
    expect(await services.queuedMails()).toEqual([]);
    await issueReceipts(services, system);
    const mails = await services.queuedMails();
    expect(mails.map(({ to }) => to)).toContain('ana@ejemplo.co');
  });

  test('of another amount is the client’s, and told to them', async () => {
    const { id: orderId, code } = await orderOf({ status: 'expired' });
    const wish = wishOf(code, { amount: 100_000_00 });
    expect(await recordTransfer(services, staff, wish)).toBe('mismatch');
    expect(await statusOf(orderId)).toBe('expired');
    expect(await paymentsOf(orderId)).toMatchObject([{ role: 'mismatch', amount: 100_000_00 }]);
    const [mail, ...rest] = await services.queuedMails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: 'ana@ejemplo.co' });
    expect(mail?.text).toContain('100.000');
  });

  test('of an order that is paid goes back by hand', async () => {
    const { orderId, code } = await makePaidOrder(services, ana.userId);
    expect(await recordTransfer(services, staff, wishOf(code))).toBe('extra');
    expect(await statusOf(orderId)).toBe('paid');
    expect((await paymentsOf(orderId)).map(({ role }) => role)).toEqual(['settles', 'extra']);
  });

  test('pressed twice, or at once, counts once', async () => {
    const { id: orderId, code } = await orderOf({ status: 'expired' });
    const wish = wishOf(code, { isOther: true });
    const record = () => recordTransfer(services, staff, wish);
    expect(await Promise.all([record(), record(), record()])).toEqual(
      Array.from({ length: 3 }, () => 'settles'),
    );
    expect(await record()).toBe('settles');
    expect(await paymentsOf(orderId)).toHaveLength(1);
    expect(await transfersOf(services, orderId)).toHaveLength(1);
    const noted = await audited(services, 'record-transfer');
    expect(noted.filter(({ id }) => id === wish.key)).toHaveLength(1);
  });

  test('is not another one’s, under a key that was used', async () => {
    const wish = wishOf((await orderOf()).code);
    await recordTransfer(services, staff, wish);
    const { id, code } = await orderOf();
    const again = { ...wish, order: code, reference: 'Otra' };
    await expect(recordTransfer(services, staff, again)).rejects.toMatchObject({
      code: 'transfer.recorded',
    });
    expect(await paymentsOf(id)).toEqual([]);
    expect(await statusOf(id)).toBe('open');
    for (const other of [{ amount: testPesos + 1 }, { reference: 'Otra' }, { note: 'Otra' }])
      await expect(recordTransfer(services, staff, { ...wish, ...other })).rejects.toMatchObject({
        code: 'transfer.recorded',
      });
  });
});

describe('the same reference', () => {
  test.each(['confirmed', 'waiting'])('that is %s is taken only knowingly', async (state) => {
    const known = await makeTransfer(services, ana, { reference: `Usada-${state}` });
    if (state === 'confirmed') await confirmTransfer(services, staff, { transferId: known.id });
    const { id: orderId, code } = await orderOf({ status: 'expired' });
    const wish = wishOf(code, { reference: ` USADA.${state} ` });
    await expect(recordTransfer(services, staff, wish)).rejects.toMatchObject(used);
    expect(await statusOf(orderId)).toBe('expired');
    expect(await paymentsOf(orderId)).toEqual([]);
    expect(await transfersOf(services, orderId)).toEqual([]);
    await recordTransfer(services, staff, { ...wish, isOther: true });
    expect(await statusOf(orderId)).toBe('paid');
  });

  test('is seen by whoever confirms it while it is recorded', async () => {
    const known = await makeTransfer(services, ana, { reference: 'En este momento' });
    const { code } = await orderOf();
    let confirming: Promise<unknown> = Promise.resolve();
    const mails = {
      ...services.transfers.mails,
      otherAmount: async (...[, , within]: Parameters<TransferMails['otherAmount']>) => {
        confirming = confirmTransfer(services, other, { transferId: known.id });
        // Refused meanwhile, it is looked at below.
        confirming.catch(() => undefined);
        await waitUntilBlocking(within, services.db);
      },
    };
    const slow = { ...services, transfers: { ...services.transfers, mails } };
    const wish = wishOf(code, { reference: 'en este momento', isOther: true, amount: 100_00 });
    expect(await recordTransfer(slow, staff, wish)).toBe('mismatch');
    await expect(confirming).rejects.toMatchObject(used);
    expect(await paymentsOf(known.orderId)).toEqual([]);
  });

  test('is recorded once by two at once, of whatever orders', async () => {
    for (let round = 0; round < 8; round += 1) {
      const orders = [await orderOf(), await orderOf()];
      const reference = `Carrera ${round}`;
      const settled = await Promise.allSettled(
        orders.map(({ code }, n) =>
          recordTransfer(services, n === 0 ? staff : other, wishOf(code, { reference })),
        ),
      );
      expect(settled.filter(({ status }) => status === 'rejected')).toMatchObject([
        { reason: used },
      ]);
      const paid = await Promise.all(orders.map(({ id }) => paymentsOf(id)));
      expect(paid.flat()).toHaveLength(1);
    }
  });
});

test.each([
  ['that nobody has', async () => 'XXXXXXXX', 'transfer.no-order'],
  ['without pesos', async () => (await orderOf({ pesos: null })).code, 'transfer.no-pesos'],
  [
    'whose own report waits',
    async () => (await makeTransfer(services, ana)).code,
    'transfer.waiting',
  ],
])('nothing is recorded of an order %s', async (_, make, code) => {
  const wish = wishOf(await make());
  await expect(recordTransfer(services, staff, wish)).rejects.toMatchObject({ code });
  const kept = db.selectFrom('payment_attempts').select('id').where('id', '=', wish.key);
  expect(await kept.execute()).toEqual([]);
});
