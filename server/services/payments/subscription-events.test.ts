import { expect, test } from 'vitest';
import { usd } from '#content/money.ts';
import { system } from '#server/actor.ts';
import { createTestProvider, testEvent } from '#test/payment-provider.ts';
import { anyone, later, makePerson, openTestServices } from '#test/test-services.ts';
import { openOrder } from './open-order.ts';
import { receiveEvent } from './receive-event.ts';
import { settlePayments } from './settle-payments.ts';
import { startPayment } from './start-payment.ts';

const opened = await openTestServices();
const paypal = createTestProvider('paypal');
const services = { ...opened, payments: { providers: [paypal], origin: 'http://x.example' } };
const { service } = opened.db;

/** An order that is paid already, and nobody has asked about. */
async function begin() {
  const actor = await makePerson(opened, 'eva@correo.example');
  const item = {
    ...{ id: 'produccion-musical:musica-profesional', name: 'Producción', service: 'produccion' },
    ...{ price: usd(390), quoteId: null },
  };
  const wish = { item, shownPesos: undefined, consentText: null };
  const { id: orderId } = await openOrder(services, actor, wish);
  await startPayment(services, actor, { orderId, provider: 'paypal' });
  const { reference } = await service
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  paypal.pay(reference);
  return { orderId, reference };
}

test('an event on a subscription is kept once, and is of no attempt, whatever it refers to', async () => {
  const { orderId, reference } = await begin();
  const events = [
    { id: 'one', subscription: 'I-1', transaction: 'S-1', reference },
    { id: 'two', subscription: 'I-1', reference },
  ];
  for (const event of [...events, ...events]) {
    await receiveEvent(services, anyone, { name: 'paypal', event: testEvent(event) });
  }
  await settlePayments(later(services, 60_000), system);
  expect(paypal.calls.ask).toBe(0);
  const stored = await service
    .selectFrom('provider_events')
    .select(['id', 'subject_id', 'subject_reference', 'applied_at', 'body'])
    .orderBy('id')
    .execute();
  const kept = { subject_reference: null, applied_at: expect.any(Date) as unknown };
  expect(stored).toEqual([
    { ...kept, id: 'one', subject_id: 'S-1', body: JSON.stringify(events[0]) },
    { ...kept, id: 'two', subject_id: 'I-1', body: JSON.stringify(events[1]) },
  ]);
  const order = await service
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(order.status).toBe('open');
});
