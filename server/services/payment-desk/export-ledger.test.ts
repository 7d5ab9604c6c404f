import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Observed, OrderEvent } from '#packages/payments/src/index.ts';
import { audited } from '#test/audited.ts';
import { hostileCells } from '#test/hostile-cells.ts';
import { makePaidOrder, testPesos } from '#test/make-order.ts';
import { makeTransfer } from '#test/make-transfer.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { changeOrder } from '../payments/change-order.ts';
import { confirmTransfer } from '../transfers/confirm-transfer.ts';
import { recordTransfer } from '../transfers/record-transfer.ts';
import { exportLedger, toLedgerDays } from './export-ledger.ts';
import { finishRefund } from './finish-refund.ts';
import { toOrderId } from './order-id.ts';
import { readOrder } from './read-order.ts';
import { refundOrder } from './refund-order.ts';

const services = await openTestServices();
const db = services.db.service;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');

const at = (time: string) => ({ ...services, now: () => new Date(time) });
const fileOf = async (from: string, to = from) =>
  String(await exportLedger(services, staff, { from, to }).then(buffer));
const header =
  '\uFEFFfecha;comprobante;pedido;cliente;concepto;proveedor;moneda;base;IVA;total;tipo;transacción;medio;IVA %;tasa;motivo;transacción original;correo\n';

test('a payment and what went back of it are a line each, with their receipt', async () => {
  const paid = await makePaidOrder(at('2026-03-02T15:00:00Z'), ana.userId, {
    provider: 'manual',
    order: {
      name: 'Canción Ñandú — ¿qué?',
      client_name: 'Ana "la Ñ"; Pérez',
      client_email: '=ana@ejemplo.co',
    },
  });
  const orderId = toOrderId(paid.orderId);
  const receipt = { payment_id: paid.paymentId, order_id: orderId, issued_at: new Date() };
  await db
    .insertInto('receipts')
    .values({ number: 1_234_567, ...receipt })
    .execute();
  await refundOrder(at('2026-03-02T16:00:00Z'), staff, {
    ...{ orderId, paymentId: paid.paymentId, key: 'x', seen: 0, isSure: true },
    ...{ amount: 5_600_050, reason: 'courtesy' },
  });
  const [refund] = (await readOrder(services, staff, orderId)).refunds;
  const made = { orderId, refundId: refund?.id ?? '', transfer: '=TRX-9', isSure: true };
  await finishRefund(at('2026-03-02T17:00:00Z'), staff, made);
  const mail = `"'=ana@ejemplo.co"`;
  const whole = `"C-1234567";"${paid.code}";"Ana ""la Ñ""; Pérez";"Canción Ñandú — ¿qué?";"Transferencia";"COP"`;
  expect(await fileOf('2026-03-02')).toBe(
    `${header}"2026-03-02";${whole};"1310924,37";"249075,63";"1560000,00";"pago";"${paid.code}-1";"tarjeta";"19";"4000,00";;;${mail}\n` +
      `"2026-03-02";${whole};"-47059,24";"-8941,26";"-56000,50";"devolución";"'=TRX-9";"tarjeta";"19";"4000,00";"cortesía";"${paid.code}-1";${mail}\n`,
  );
});

test('what went back by hand left the bank, and what Wompi gave back besides left Wompi', async () => {
  const paid = await makePaidOrder(at('2026-03-05T15:00:00Z'), ana.userId, { provider: 'wompi' });
  const orderId = toOrderId(paid.orderId);
  const transaction = paid.paymentId.slice('wompi:'.length);
  const refund = { id: 'by hand', payment: paid.paymentId, amount: 100_000_00 };
  const tell = (time: string, events: readonly OrderEvent[]) =>
    changeOrder(at(time), { orderId, tell: () => events });
  await tell('2026-03-05T16:00:00Z', [
    { type: 'refund-asked', refund: { ...refund, reason: 'courtesy' } },
    { type: 'refund-answered', refund: refund.id, outcome: { status: 'manual', reason: 'No' } },
    { type: 'refund-made', refund: refund.id, transfer: 'TRX-9' },
  ]);
  const voided: Observed = {
    ...{ id: transaction, status: 'voided', refunded: 0, method: null, reason: null },
    amount: { amount: testPesos, currency: 'COP' },
  };
  await tell('2026-03-05T17:00:00Z', [
    { type: 'observed', attempt: paid.attemptId, transaction: voided },
  ]);
  const [rate, mail] = ['"19";"4000,00"', '"ana@ejemplo.co"'];
  const of = `"${transaction}";${mail}`;
  const lines = (await fileOf('2026-03-05')).split('\n').slice(1, -1);
  expect(lines.map((line) => line.split(';').slice(5).join(';'))).toEqual([
    `"Wompi";"COP";"1310924,37";"249075,63";"1560000,00";"pago";"${transaction}";"tarjeta";${rate};;;${mail}`,
    `"Transferencia";"COP";"-84033,61";"-15966,39";"-100000,00";"devolución";"TRX-9";;${rate};"cortesía";${of}`,
    `"Wompi";"COP";"-1226890,76";"-233109,24";"-1460000,00";"devolución";"${transaction}";"tarjeta";${rate};"la pasarela lo devolvió por su cuenta";${of}`,
    `"Wompi";"COP";"0,00";"0,00";"-100000,00";"devolución de más";"${transaction}";"tarjeta";${rate};;${of}`,
  ]);
});

test('pesos that were asked for at another rate than the order has now are told without one', async () => {
  const on = at('2026-03-08T15:00:00Z');
  const { orderId } = await makePaidOrder(on, ana.userId, { provider: 'wompi' });
  const rates = async () =>
    (await fileOf('2026-03-08'))
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(';')[14]);
  expect(await rates()).toEqual(['"4000,00"']);
  const renewed = { pesos: testPesos + 390_00, cop_per_usd: 4001_00 };
  await db.updateTable('orders').set(renewed).where('id', '=', orderId).execute();
  expect(await rates()).toEqual(['']);
});

test('what is no sale has neither base nor IVA', async () => {
  await makePaidOrder(at('2026-03-03T15:00:00Z'), ana.userId, { amount: 5 });
  expect(await fileOf('2026-03-03')).toContain(
    '"PayPal";"USD";"0,00";"0,00";"0,05";"pago por otro valor"',
  );
});

test('what is not known of a payment, its price or its client is empty, and no IVA is one of 0', async () => {
  const { paymentId, orderId } = await makePaidOrder(at('2026-03-04T15:00:00Z'), ana.userId, {
    order: { tax_percent: 0, pesos: null },
  });
  const ends = async () =>
    (await fileOf('2026-03-04'))
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(';').slice(12).join(';'));
  expect(await ends()).toEqual(['"tarjeta";"0";;;;"ana@ejemplo.co"']);
  await db
    .updateTable('payments')
    .set({ method: 'ALGO_NUEVO' })
    .where('id', '=', paymentId)
    .execute();
  await db
    .updateTable('orders')
    .set({ client_name: null, client_email: null })
    .where('id', '=', orderId)
    .execute();
  expect(await ends()).toEqual([';"0";;;;']);
});

test('a transfer has the reference of its bank, and says where it is no sale', async () => {
  const luis = await makePerson(services, 'luis@ejemplo.co');
  const on = at('2026-03-07T15:00:00Z');
  const { id: transferId } = await makeTransfer(on, luis, { reference: '=M 123' });
  await confirmTransfer(on, staff, { transferId });
  const paid = await makePaidOrder(at('2026-03-06T15:00:00Z'), ana.userId);
  for (const [hour, reference, amount] of [
    [16, 'REPETIDA', testPesos],
    [17, 'OTRA', 5_000],
  ] as const) {
    const wish = { key: randomUUID(), order: paid.code, reference, amount, note: '' };
    await recordTransfer(at(`2026-03-07T${hour}:00:00Z`), staff, wish);
  }
  const lines = async () =>
    (await fileOf('2026-03-07'))
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(';').slice(7, 12).join(';'));
  const [sale, ...others] = ['"1310924,37";"249075,63";"1560000,00";"pago"'].concat(
    '"0,00";"0,00";"1560000,00";"pago repetido";"REPETIDA"',
    '"0,00";"0,00";"50,00";"pago por otro valor";"OTRA"',
  );
  expect(await lines()).toEqual([`${sale};"'=M 123"`, ...others]);
  // Of who has left the reference is not kept: ours is.
  await db.deleteFrom('users').where('id', '=', luis.userId).execute();
  const { reference } = await db
    .selectFrom('payment_attempts')
    .innerJoin('transfer_reports', 'attempt_id', 'payment_attempts.id')
    .select('payment_attempts.reference')
    .where('transfer_reports.id', '=', transferId)
    .executeTakeFirstOrThrow();
  expect(await lines()).toEqual([`${sale};"${reference}"`, ...others]);
});

test('a day is one of Bogotá, and both ends are within', async () => {
  for (const time of [
    '2026-03-10T04:59:59.999Z',
    '2026-03-10T05:00:00Z',
    '2026-03-12T04:59:59.999Z',
  ])
    await makePaidOrder(at(time), ana.userId);
  const daysOf = async (from: string, to: string) =>
    (await fileOf(from, to))
      .split('\n')
      .slice(1, -1)
      .map((line) => line.slice(1, 11));
  expect(await daysOf('2026-03-09', '2026-03-09')).toEqual(['2026-03-09']);
  expect(await daysOf('2026-03-10', '2026-03-11')).toEqual(['2026-03-10', '2026-03-11']);
  expect(await daysOf('2026-03-12', '2026-03-12')).toEqual([]);
});

test.each(hostileCells.filter(([sent]) => sent !== ''))(
  'what somebody calls themselves or buys is no formula: %j',
  async (sent, cell) => {
    await makePaidOrder(at('2026-03-20T15:00:00Z'), ana.userId, {
      order: { client_name: sent, name: sent },
    });
    expect(await fileOf('2026-03-20')).toContain(`;"${cell}";"${cell}";"PayPal"`);
  },
);

test('it is noted who took which days', async () => {
  await fileOf('2026-04-01', '2026-04-30');
  expect((await audited(services, 'export-ledger')).at(-1)).toEqual({
    ...{ staffId: staff.userId, kind: 'ledger', id: null, before: null },
    after: { from: '2026-04-01', to: '2026-04-30' },
  });
});

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2027-12-31', '2028-12-30', true],
  ['2027-12-31', '2028-12-31', false],
  ['2026-01-02', '2026-01-01', false],
  ['2026-02-30', '2026-03-01', false],
  ['1999-01-01', '1999-01-01', false],
  ['2026-1-1', '2026-01-02', false],
  ["2026-01-01'", '2026-01-02', false],
  ['', '', false],
  [null, '2026-01-01', false],
  ['2026-01-01', null, false],
])('the days from %s to %s are asked for: %s', (from, to, isAsked) => {
  expect(toLedgerDays(from, to)).toEqual(isAsked ? { from, to } : null);
});
