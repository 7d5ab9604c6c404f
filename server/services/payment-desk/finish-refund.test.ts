import { expect, test } from 'vitest';
import type { RefundOutcome } from '#packages/payments/src/index.ts';
import { makePaidOrder, testPesos } from '#test/make-order.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { changeOrder } from '../payments/change-order.ts';
import { finishRefund } from './finish-refund.ts';
import { toOrderId } from './order-id.ts';
import { readOrder } from './read-order.ts';
import { refundOrder } from './refund-order.ts';
import { resolveFinding } from './resolve-finding.ts';
import { toFindingId } from './finding-id.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');

/** A payment by Wompi, of which so much is to go back by hand: it would not. */
async function toMakeByHand(amount: number) {
  const paid = await makePaidOrder(services, ana.userId, { provider: 'wompi' });
  const { paymentId } = paid;
  const orderId = toOrderId(paid.orderId);
  const wish = { orderId, paymentId, key: paid.orderId, seen: 0, amount, isSure: true };
  await refundOrder(services, staff, { ...wish, reason: 'courtesy' });
  const refundId = `desk:${paid.orderId}`;
  const outcome: RefundOutcome = { status: 'manual', reason: 'Solo tarjetas' };
  await changeOrder(services, {
    orderId,
    tell: () => [{ type: 'refund-answered', refund: refundId, outcome }],
  });
  return {
    ...{ orderId, paymentId, made: { orderId, refundId, transfer: 'TRX-9', isSure: true } },
    /** Wompi says that so much of it went back, by its doing. */
    say: (refunded: number) =>
      changeOrder(services, {
        orderId,
        tell: () => [
          {
            type: 'observed',
            attempt: paid.attemptId,
            transaction: {
              ...{ id: paymentId.slice('wompi:'.length), status: 'approved', refunded },
              ...{ amount: { amount: testPesos, currency: 'COP' }, method: 'CARD', reason: null },
            },
          },
        ],
      }),
  };
}

type Ordered = Pick<Awaited<ReturnType<typeof toMakeByHand>>, 'orderId'>;
const read = ({ orderId }: Ordered) => readOrder(services, staff, orderId);

/** What each account of the ledger has of the order, in hundredths. */
async function balances(order: Ordered): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, amount } of (await read(order)).postings.flatMap(({ entries }) => entries))
    sums[account] = (sums[account] ?? 0) + amount.amount;
  return sums;
}

test('what is made by hand leaves the bank, and Wompi has the payment as before', async () => {
  const order = await toMakeByHand(testPesos);
  await finishRefund(services, staff, order.made);
  expect(await read(order)).toMatchObject({
    ...{ status: 'refunded', refunds: [{ status: 'done', byHand: true, providerId: 'TRX-9' }] },
    findings: [{ resolved: { staffName: 'Ana Ñandú' } }],
  });
  expect(await balances(order)).toEqual({
    ...{ 'provider:wompi': testPesos, 'provider:manual': -testPesos, sales: 0, iva: 0 },
  });
});

test('what Wompi gives back besides is found once, is owed by the client, and grows', async () => {
  const order = await toMakeByHand(100_000_00);
  await finishRefund(services, staff, order.made);
  await order.say(testPesos - 60_000_00);
  await order.say(testPesos - 60_000_00);
  const twice = async () =>
    (await read(order)).findings.filter(({ kind }) => kind === 'returned-twice');
  expect(await twice()).toMatchObject([
    { subject: order.paymentId, amount: { amount: 40_000_00 }, detail: null, resolved: null },
  ]);
  const resolution = 'Me los devolvió por Nequi';
  const findingId = toFindingId((await twice())[0]?.id ?? '');
  await resolveFinding(services, staff, { findingId, resolution });
  await order.say(testPesos - 60_000_00);
  expect(await twice()).toMatchObject([{ resolved: { resolution } }]);
  // More of it is another matter; what was done about the first part is still read.
  await order.say(testPesos);
  expect(await twice()).toMatchObject([
    { amount: { amount: 100_000_00, currency: 'COP' }, detail: resolution, resolved: null },
  ]);
  expect(await read(order)).toMatchObject({
    status: 'refunded',
    payments: [{ refundable: 0 }],
    refunds: [
      { amount: { amount: 100_000_00 }, byHand: true },
      { amount: { amount: testPesos - 100_000_00 }, byHand: false, reason: 'provider' },
    ],
  });
  expect(await balances(order)).toEqual({
    ...{ 'provider:wompi': 0, 'provider:manual': -100_000_00, clients: 100_000_00 },
    ...{ sales: 0, iva: 0 },
  });
});

test('what Wompi had given back by then is its own, and nobody of the staff asked for it', async () => {
  const order = await toMakeByHand(testPesos - 50_000_00);
  await order.say(70_000_00);
  expect((await read(order)).refunds).toMatchObject([{ status: 'manual' }]);
  await finishRefund(services, staff, order.made);
  expect(await read(order)).toMatchObject({
    refunds: [
      { byHand: true },
      { amount: { amount: 50_000_00 }, reason: 'provider', byHand: false, askedBy: null },
    ],
    findings: [
      { kind: 'manual-refund' },
      { kind: 'returned-twice', amount: { amount: 20_000_00 } },
    ],
  });
});

test('what Wompi made after all was not made by hand', async () => {
  const order = await toMakeByHand(100_000_00);
  await order.say(100_000_00);
  expect(await read(order)).toMatchObject({
    refunds: [{ status: 'done', byHand: false, providerId: null }],
    findings: [{ resolved: { staffName: null, resolution: 'La pasarela la devolvió.' } }],
  });
  expect(await balances(order)).toMatchObject({ 'provider:wompi': testPesos - 100_000_00 });
});
