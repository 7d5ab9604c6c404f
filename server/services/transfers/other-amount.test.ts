import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffActor } from '#server/actor.ts';
import { audited } from '#test/audited.ts';
import { testPesos } from '#test/make-order.ts';
import { makeTransfer, transfersOf } from '#test/make-transfer.ts';
import { makePerson, makeStaff, openTestServices, testOrigin } from '#test/test-services.ts';
import { confirmOtherAmount } from './confirm-other-amount.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { listTransfers } from './list-transfers.ts';
import { readTransfer } from './read-transfer.ts';
import { refuseTransfer } from './refuse-transfer.ts';
import type { TransferId } from './transfer-id.ts';

const services = await openTestServices();
const { service: db } = services.db;
const ana = await makePerson(services, 'ana@ejemplo.co');
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'equipo2@ejemplo.co');

const paymentsOf = (orderId: string) =>
  db
    .selectFrom('payments')
    .select(['role', 'amount', 'currency', 'method'])
    .where('order_id', '=', orderId)
    .execute();
const statusOf = (orderId: string) =>
  db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst();
const owedOn = async (orderId: string) =>
  (
    await db
      .selectFrom('ledger_entries')
      .select(['account', 'amount'])
      .where('order_id', '=', orderId)
      .orderBy('amount')
      .execute()
  ).map(({ account, amount }) => [account, amount]);

beforeEach(async () => {
  await services.db.servicePool.query('delete from jobs.job');
});

describe.each([
  ['less', testPesos - 50_000_00],
  ['more', testPesos + 1],
])('%s than was asked for', (_, arrived) => {
  test('is kept as the client’s, for the staff to settle, and told to the client', async () => {
    const { id, orderId, code, reference } = await makeTransfer(services, ana);
    await services.db.servicePool.query('delete from jobs.job');
    await confirmOtherAmount(services, staff, { transferId: id, arrived });
    expect(await paymentsOf(orderId)).toEqual([
      { role: 'mismatch', amount: arrived, currency: 'COP', method: 'transferencia' },
    ]);
    expect(await statusOf(orderId)).toEqual({ status: 'open' });
    expect(await owedOn(orderId)).toEqual([
      ['clients', -arrived],
      ['provider:manual', arrived],
    ]);
    const findings = await db
      .selectFrom('payment_findings')
      .select(['kind', 'provider', 'amount', 'resolved_at as resolvedAt'])
      .where('order_id', '=', orderId)
      .execute();
    expect(findings).toEqual([
      { kind: 'mismatch', provider: 'manual', amount: arrived, resolvedAt: null },
    ]);
    expect(await transfersOf(services, orderId)).toMatchObject([
      { decision: 'confirmed', decided_by: staff.userId, status: 'approved', reason: null },
    ]);
    const asked = { amount: testPesos, currency: 'COP' };
    expect(await audited(services, 'confirm-transfer')).toContainEqual({
      ...{ staffId: staff.userId, kind: 'transfer', id, before: { amount: asked } },
      after: { order: code, amount: { amount: arrived, currency: 'COP' } },
    });
    const [mail, ...rest] = await services.queuedMails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: 'ana@ejemplo.co' });
    const whole = (arrived / 100).toLocaleString('es-CO');
    for (const said of [whole, '1.560.000', code, reference, `pedido=${orderId}`])
      expect(mail?.text).toContain(said);
    expect(mail?.text).toContain(testOrigin);
    expect(mail?.text).not.toContain('No encontramos');
    expect(await readTransfer(services, ana, { orderId })).toMatchObject({
      order: { status: 'open' },
      report: { state: 'confirmed', arrived: { amount: arrived, currency: 'COP' } },
    });
    const { decided } = await listTransfers(services, staff);
    expect(decided.find((one) => one.id === id)).toMatchObject({
      amount: asked,
      arrived: { amount: arrived, currency: 'COP' },
    });
  });
});

test('just what was asked for is no other amount', async () => {
  const { id, orderId } = await makeTransfer(services, ana);
  await expect(
    confirmOtherAmount(services, staff, { transferId: id, arrived: testPesos }),
  ).rejects.toMatchObject({ code: 'transfer.same-amount' });
  expect(await paymentsOf(orderId)).toEqual([]);
  expect(await transfersOf(services, orderId)).toMatchObject([{ decision: null }]);
  await confirmTransfer(services, staff, { transferId: id });
  expect(await readTransfer(services, ana, { orderId })).toMatchObject({
    report: { state: 'confirmed', arrived: null },
  });
});

type Decide = (actor: StaffActor, transferId: TransferId) => Promise<unknown>;

test.each<[string, Decide]>([
  ['confirms', (actor, transferId) => confirmTransfer(services, actor, { transferId })],
  ['refuses', (actor, transferId) => refuseTransfer(services, actor, { transferId, reason: 'No' })],
  [
    'types another amount',
    (actor, transferId) => confirmOtherAmount(services, actor, { transferId, arrived: 200_00 }),
  ],
])('one types an amount and one %s at once: one decides', async (_, decide) => {
  for (let round = 0; round < 4; round += 1) {
    const { id, orderId } = await makeTransfer(services, ana);
    const settled = await Promise.allSettled([
      confirmOtherAmount(services, staff, { transferId: id, arrived: 100_00 }),
      decide(other, id),
    ]);
    expect(settled.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'transfer.decided' } },
    ]);
    const [report] = await transfersOf(services, orderId);
    expect(await paymentsOf(orderId)).toHaveLength(report?.decision === 'confirmed' ? 1 : 0);
  }
});

test('of whoever left it is noted, and nobody is mailed', async () => {
  const eva = await makePerson(services, 'eva@ejemplo.co');
  const { id, orderId } = await makeTransfer(services, eva);
  await db.deleteFrom('users').where('id', '=', eva.userId).execute();
  await services.db.servicePool.query('delete from jobs.job');
  await confirmOtherAmount(services, staff, { transferId: id, arrived: 100_00 });
  expect(await paymentsOf(orderId)).toMatchObject([{ role: 'mismatch', amount: 100_00 }]);
  expect(await services.queuedMails()).toEqual([]);
});
