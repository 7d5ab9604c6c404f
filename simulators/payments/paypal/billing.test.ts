import { expect, onTestFinished, test, vi } from 'vitest';
import { press } from '../plant-simulators.ts';
import { startPaymentSimulators } from '../start.ts';
import { planRequest, plantSubscriptions } from './plant-subscriptions.ts';

const told = (events: readonly { body: string }[]) =>
  events.map(({ body }) => {
    const { event_type: type, create_time: at } = JSON.parse(body) as Record<string, string>;
    return `${type?.replace('BILLING.SUBSCRIPTION.', '')} ${at?.slice(0, 10)}`;
  });

test('a clock that jumps leads to each charge, in order, at its own time', async () => {
  const { subscribed, charges, events, pass, call } = await plantSubscriptions();
  const id = await subscribed();
  const other = await subscribed();
  await expect.poll(() => events.length).toBe(6);
  pass(70);
  const { transactions } = await charges(id);
  expect(transactions).toMatchObject(
    [
      { amount_with_breakdown: { gross_amount: { value: '30.00' } }, time: /^2027-01-20/ },
      { amount_with_breakdown: { gross_amount: { value: '15.00' } }, time: /^2026-12-20/ },
      { amount_with_breakdown: { gross_amount: { value: '15.00' } }, time: /^2026-11-20/ },
    ].map(({ time, ...row }) => ({ ...row, time: expect.stringMatching(time) as unknown })),
  );
  await charges(other);
  await expect.poll(() => events.length).toBe(10);
  const own = events.filter(({ body }) => body.includes(id)).slice(3);
  expect(told(own)).toEqual([
    'PAYMENT.SALE.COMPLETED 2026-12-20',
    'PAYMENT.SALE.COMPLETED 2027-01-20',
  ]);
  const report = await call(
    'GET',
    '/v1/reporting/transactions?start_date=2026-12-10T00:00:00Z&end_date=2027-01-01T00:00:00Z',
  );
  expect(report.body['transaction_details']).toMatchObject(
    [id, other].map((paypal_reference_id) => ({
      transaction_info: {
        ...{ transaction_event_code: 'T0002', paypal_reference_id, custom_field: 'ref-1' },
        paypal_reference_id_type: 'SUB',
      },
    })),
  );
});

test.each([
  ['COMPLETED', 'PAYMENT.SALE.COMPLETED'],
  ['DECLINED', 'PAYMENT.SALE.DENIED'],
])(
  'a charge that waits for a bank is %s once that is said, and its period is over by then',
  async (status, type) => {
    const { subscribed, read, charges, events, pass, pressOn, payments, url } =
      await plantSubscriptions();
    const id = await subscribed();
    expect((await pressOn(id, 'pend')).status).toBe(303);
    expect(await payments()).toContain('El próximo cobro va a esperar al banco');
    pass(30);
    expect((await charges(id))['transactions']).toMatchObject([
      { status: 'PENDING', amount_with_breakdown: { gross_amount: { value: '15.00' } } },
      { status: 'COMPLETED' },
    ]);
    expect(await read(id)).toMatchObject({ billing_info: { failed_payments_count: 0 } });
    const page = await payments();
    expect(page).toContain('Espera al banco');
    const charge = /name="id" value="([^"]+)">\s*<button name="status" value="COMPLETED"/.exec(
      page,
    )?.[1];
    const settled = await press(`${url}/pagos/paypal`, { id: charge ?? '', status });
    expect(settled.status).toBe(303);
    expect((await charges(id))['transactions']).toMatchObject([
      { status },
      { status: 'COMPLETED' },
    ]);
    await expect.poll(() => events.length).toBe(5);
    expect(told(events).slice(3)).toEqual([
      'PAYMENT.SALE.PENDING 2026-12-20',
      `${type} 2026-12-20`,
    ]);
    expect((await press(`${url}/pagos/paypal`, { id: charge ?? '', status })).status).toBe(409);
  },
);

test('what fails is tried again after five days, twice, and then it is suspended', async () => {
  const { subscribed, read, charges, events, pass } = await plantSubscriptions();
  const id = await subscribed('3');
  expect(await read(id)).toMatchObject({
    status: 'ACTIVE',
    billing_info: {
      failed_payments_count: 0,
      last_failed_payment: {
        ...{ amount: { value: '15.00' }, reason_code: 'PAYMENT_DENIED' },
        next_payment_retry_time: '2026-11-25T15:00:00.250Z',
      },
    },
  });
  pass(60);
  expect(await charges(id)).toEqual({});
  expect(await read(id)).toMatchObject({
    status: 'SUSPENDED',
    billing_info: { failed_payments_count: 1 },
  });
  await expect
    .poll(() => told(events))
    .toEqual([
      ...['CREATED 2026-11-20', 'ACTIVATED 2026-11-20', 'PAYMENT.FAILED 2026-11-20'],
      ...['PAYMENT.FAILED 2026-11-25', 'PAYMENT.FAILED 2026-11-30', 'SUSPENDED 2026-11-30'],
    ]);
});

test('without a threshold it goes on with the next period', async () => {
  const { call, subscribe, charges, read, pass } = await plantSubscriptions();
  const made = await call(
    'POST',
    '/v1/billing/plans',
    planRequest({ payment_preferences: { auto_bill_outstanding: false } }),
  );
  const { id, approval } = await subscribe({ plan_id: made.body['id'] });
  await press(approval, { decision: 'return', failing: '3' });
  pass(15);
  const failed = (count: number) => ({
    ...{ status: 'ACTIVE', billing_info: { failed_payments_count: count } },
  });
  expect(await read(id)).toMatchObject(failed(1));
  pass(16);
  expect(await charges(id)).toMatchObject({
    transactions: [
      {
        amount_with_breakdown: { gross_amount: { value: '15.00' } },
        time: '2026-12-20T15:00:00.250Z',
      },
    ],
  });
  expect(await read(id)).toMatchObject(failed(0));
});

test('it is charged by itself while nobody looks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { subscribed, events, pass } = await plantSubscriptions();
  await subscribed();
  await expect.poll(() => events.length).toBe(3);
  pass(31);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => events.length).toBe(4);
});

test('what came due while it was not running is charged when it runs again', async () => {
  const { subscribed, pass, stop, options, events } = await plantSubscriptions();
  await subscribed();
  await expect.poll(() => events.length).toBe(3);
  await stop();
  pass(31);
  const again = await startPaymentSimulators(options);
  onTestFinished(() => again.stop());
  await fetch(`${again.url}/pagos`);
  await expect.poll(() => events.length).toBe(4);
  expect(told(events).at(-1)).toBe('PAYMENT.SALE.COMPLETED 2026-12-20');
});
