import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { audited } from '#test/audited.ts';
import { makePaidOrder, testPesos } from '#test/make-order.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { changeOrder } from '../payments/change-order.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { finishRefund } from './finish-refund.ts';
import { toOrderId } from './order-id.ts';
import { readOrder } from './read-order.ts';
import { refundByHand } from './refund-by-hand.ts';
import { refundOrder } from './refund-order.ts';

/** An installation whose keys of PayPal were taken away: those of Wompi are there. */
const services = await openTestServices();
services.payments.providers = [createTestProvider('wompi')];
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');

const code = (name: string): object => expect.objectContaining({ code: name }) as object;

/** A paid order of which its provider was asked to give back what it can. */
async function asked(provider: 'paypal' | 'wompi' = 'paypal') {
  const paid = await makePaidOrder(services, ana.userId, { provider });
  const orderId = toOrderId(paid.orderId);
  const { waitsFor } = await refundOrder(services, staff, {
    ...{ orderId, paymentId: paid.paymentId, key: paid.orderId, seen: 0 },
    amount: provider === 'wompi' ? testPesos : 10_000,
    ...{ reason: 'courtesy', isSure: true },
  });
  return { orderId, refundId: `desk:${paid.orderId}`, waitsFor };
}
const read = ({ orderId }: Pick<Awaited<ReturnType<typeof asked>>, 'orderId'>) =>
  readOrder(services, staff, orderId);

test('what is asked of a provider without keys waits for them, and is not tried in vain', async () => {
  const [held, other] = [await asked(), await asked('wompi')];
  expect([held.waitsFor, other.waitsFor]).toEqual(['keys', 'provider']);
  await sendRefunds(services, system);
  expect(await read(held)).toMatchObject({
    ...{ withoutKeys: ['paypal'], refunds: [{ status: 'asked', tries: 0 }], findings: [] },
  });
  expect(await read(other)).toMatchObject({ withoutKeys: [], refunds: [{ status: 'done' }] });
  // They are set again.
  const back = { ...services.payments, providers: [createTestProvider('paypal')] };
  await sendRefunds({ ...services, payments: back }, system);
  expect((await read(held)).refunds).toMatchObject([{ status: 'done', byHand: false }]);
});

test('the staff leaves it to a person once, whoever presses twice, and makes it from the bank', async () => {
  const [held, neighbour] = [await asked(), await asked()];
  await Promise.all([refundByHand(services, staff, held), refundByHand(services, staff, held)]);
  const story = await read(held);
  const note = 'Las llaves de la pasarela no están puestas: mírala allá antes de devolver a mano';
  expect(story).toMatchObject({
    refunds: [{ status: 'manual', note, askedBy: { name: 'Ana Ñandú' } }],
    findings: [{ kind: 'manual-refund', subject: held.refundId, detail: note, resolved: null }],
  });
  expect(await audited(services, 'refund-by-hand')).toEqual([
    {
      ...{ staffId: staff.userId, kind: 'order', id: held.orderId },
      ...{ before: null, after: null },
    },
  ]);
  await finishRefund(services, staff, { ...held, transfer: 'TRX-9', isSure: true });
  expect(await read(held)).toMatchObject({
    refunds: [{ status: 'done', byHand: true, providerId: 'TRX-9' }],
    findings: [{ resolved: { staffName: 'Ana Ñandú' } }],
  });
  await expect(refundByHand(services, staff, held)).rejects.toEqual(code('refund.done-before'));
  expect((await read(neighbour)).refunds).toMatchObject([{ status: 'asked' }]);
});

test('so is one that the provider was at', async () => {
  const held = await asked();
  const outcome = { status: 'pending', id: 'R-1' } as const;
  await changeOrder(services, {
    orderId: held.orderId,
    tell: () => [{ type: 'refund-answered', refund: held.refundId, outcome }],
  });
  await refundByHand(services, staff, held);
  expect((await read(held)).refunds).toMatchObject([{ status: 'manual', providerId: 'R-1' }]);
});

test('what its provider can be asked for is not left to a person, nor the refund of another order', async () => {
  const [sent, held] = [await asked('wompi'), await asked()];
  await expect(refundByHand(services, staff, sent)).rejects.toEqual(code('refund.not-manual'));
  const crossed = { orderId: sent.orderId, refundId: held.refundId };
  await expect(refundByHand(services, staff, crossed)).rejects.toEqual(code('refund.no-payment'));
  expect((await read(sent)).refunds).toMatchObject([{ status: 'asked' }]);
  expect((await read(held)).refunds).toMatchObject([{ status: 'asked' }]);
});
