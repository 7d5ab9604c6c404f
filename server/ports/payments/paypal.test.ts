import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paymentsSuite } from './payments-suite.ts';
import { createPaypal } from './paypal.ts';
import { openPaypalPeer, paypalSecrets } from './paypal-peer.ts';
import { refused } from './paypal-peer-orders.ts';
import { makeAttempt } from './suite-fixture.ts';

paymentsSuite('PayPal', openPaypalPeer);

const tokenPath = 'POST /v1/oauth2/token';

describe('PayPal alone', () => {
  let peer: Awaited<ReturnType<typeof openPaypalPeer>>;
  let time: Date;
  beforeEach(async () => {
    time = new Date('2026-07-30T12:00:00.000Z');
    peer = await openPaypalPeer({ now: () => time, timeout: 1500 });
  });
  afterEach(() => peer.close());

  const open = () => peer.provider.open(makeAttempt(peer.provider, time));

  async function pay() {
    const opened = await open();
    await peer.pay(opened, 'approved');
    const subject = { id: opened.id, reference: null };
    const order = peer.orders.get(opened.id ?? '');
    if (!order) throw new Error('There is no order');
    return { opened, subject, order };
  }

  const refund = (transaction: string, amount: number, id: string = randomUUID()) =>
    peer.provider.refund({
      id,
      transaction,
      amount: { amount, currency: 'USD' },
      reason: 'Se arrepintió',
    });

  test('an approved order is captured once, whoever asks', async () => {
    const { subject, order } = await pay();
    const [first] = await peer.provider.ask(subject);
    expect(first).toMatchObject({ status: 'approved', method: 'paypal' });
    expect(peer.requestIds).toEqual([first?.reference, `capture-${order.id}`]);
    // As of somebody who asked at the same time and is behind.
    order.status = 'APPROVED';
    const again = refused('ORDER_ALREADY_CAPTURED');
    peer.answerOnce(`POST /v2/checkout/orders/${order.id}/capture`, again);
    expect(await peer.provider.ask(subject)).toEqual([first]);
  });

  test('nothing is captured of what shall not be paid any more', async () => {
    const { subject, order } = await pay();
    expect(await peer.provider.ask(subject, { capture: false })).toEqual([]);
    expect(order.status).toBe('APPROVED');
    expect(peer.requestIds).toHaveLength(1);
    expect(await peer.provider.ask(subject, { capture: true })).toMatchObject([
      { status: 'approved' },
    ]);
  });

  test('an order that nobody approved after all is not paid', async () => {
    const { subject, order } = await pay();
    const reply = refused('ORDER_NOT_APPROVED');
    peer.answerOnce(`POST /v2/checkout/orders/${order.id}/capture`, reply);
    expect(await peer.provider.ask(subject)).toEqual([]);
  });

  test('a card that PayPal could not charge is declined, with its reason', async () => {
    const { subject, order } = await pay();
    const reply = refused('INSTRUMENT_DECLINED');
    peer.answerOnce(`POST /v2/checkout/orders/${order.id}/capture`, reply);
    expect(await peer.provider.ask(subject)).toMatchObject([
      { id: order.id, status: 'declined', reason: 'INSTRUMENT_DECLINED' },
    ]);
  });

  test('a capture that is still in progress is not known yet', async () => {
    const { subject, order } = await pay();
    const reply = refused('PREVIOUS_REQUEST_IN_PROGRESS');
    peer.answerOnce(`POST /v2/checkout/orders/${order.id}/capture`, reply);
    await expect(peer.provider.ask(subject)).rejects.toMatchObject({ isFinal: false });
    expect(await peer.provider.ask(subject)).toMatchObject([{ status: 'approved' }]);
  });

  test('a voided order is one payment that there will not be', async () => {
    const { subject, order } = await pay();
    order.status = 'VOIDED';
    expect(await peer.provider.ask(subject)).toMatchObject([
      { id: order.id, status: 'voided', refunded: 0 },
    ]);
  });

  test.each(['EUR', 'COP'])(
    'an order in %s is an error, not an amount of dollars',
    async (code) => {
      const { subject, order } = await pay();
      for (const unit of order.purchase_units) unit.amount = { currency_code: code, value: '1.00' };
      const asked = peer.provider.ask(subject);
      await expect(asked).rejects.toMatchObject({ name: 'ProviderError', isFinal: true });
    },
  );

  test('parts go back one by one, and of two payments each has its own', async () => {
    const { opened, subject } = await pay();
    await peer.provider.ask(subject);
    time = new Date(time.getTime() + 60_000);
    await peer.pay(opened, 'approved');
    const [one, other] = await peer.provider.ask(subject);
    expect(await refund(one?.id ?? '', 1000)).toMatchObject({ status: 'done' });
    expect(await refund(one?.id ?? '', 501)).toMatchObject({ status: 'done' });
    expect(await refund(other?.id ?? '', 7)).toMatchObject({ status: 'done' });
    const refunded = (await peer.provider.ask(subject)).map((each) => each.refunded);
    expect(refunded).toEqual([1501, 7]);
    expect(await refund(one?.id ?? '', 2_490_099)).toMatchObject({
      status: 'manual',
      reason: expect.stringContaining('REFUND_AMOUNT_EXCEEDED'),
    });
  });

  test('what the staff gave back at PayPal itself is done', async () => {
    const { subject } = await pay();
    const [transaction] = await peer.provider.ask(subject);
    const id = transaction?.id ?? '';
    await refund(id, 2_490_099, 'by-hand');
    expect(await refund(id, 2_490_099, 'ours')).toEqual({ status: 'done', id: 'ours' });
    expect(await peer.refundsOf(id)).toBe(1);
  });

  test.each([
    ['PENDING', 'pending'],
    ['FAILED', 'manual'],
    ['CANCELLED', 'manual'],
  ])('a refund that is %s', async (status, expected) => {
    const { subject } = await pay();
    const [transaction] = await peer.provider.ask(subject);
    const what = `POST /v2/payments/captures/${transaction?.id}/refund`;
    peer.answerOnce(what, { status: 201, body: { id: '1JU', status } });
    expect(await refund(transaction?.id ?? '', 100)).toMatchObject({ status: expected });
  });

  test('one token serves all who ask at once, until shortly before it expires', async () => {
    await Promise.all(Array.from({ length: 8 }, open));
    expect(peer.asked.get(tokenPath)).toBe(1);
    time = new Date(time.getTime() + 32_300_000);
    await open();
    expect(peer.asked.get(tokenPath)).toBe(1);
    time = new Date(time.getTime() + 50_000);
    await open();
    expect(peer.asked.get(tokenPath)).toBe(2);
  });

  test('a token that is not taken any more is fetched anew, once', async () => {
    await open();
    peer.revokeTokens();
    await Promise.all([open(), open(), open()]);
    expect(peer.asked.get(tokenPath)).toBe(2);
  });

  test('a token that did not arrive is asked for again by the next', async () => {
    peer.fail('error');
    await expect(open()).rejects.toMatchObject({ name: 'ProviderError', isFinal: false });
    peer.fail(null);
    expect(await open()).toMatchObject({ id: expect.any(String) });
  });

  test('an attempt whose response was lost is one', async () => {
    const attempt = makeAttempt(peer.provider, time);
    await open();
    peer.fail('lost');
    await expect(peer.provider.open(attempt)).rejects.toMatchObject({ isFinal: false });
    peer.fail(null);
    await peer.provider.open(attempt);
    const references = [...peer.orders.values()].map((order) => order.purchase_units[0]?.custom_id);
    expect(references.filter((each) => each === attempt.reference)).toHaveLength(1);
  });

  test.each([
    'https://paypal.com.evil.example/checkoutnow?token=1',
    'http://127.0.0.1:1/checkoutnow?token=1',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('leads nobody to %j', async (href) => {
    const links = [{ href, rel: 'payer-action', method: 'GET' }];
    peer.answerOnce('POST /v2/checkout/orders', { status: 201, body: { id: '5O1', links } });
    await expect(open()).rejects.toMatchObject({ name: 'ProviderError', isFinal: true });
  });

  test('people pay where PayPal is', () => {
    const at = (apiUrl: string) =>
      createPaypal({ ...paypalSecrets, apiUrl, brandName: 'x', now: () => time }).origin;
    expect(at('https://api-m.paypal.com')).toBe('https://www.paypal.com');
    expect(at('https://api-m.sandbox.paypal.com')).toBe('https://www.sandbox.paypal.com');
    expect(at('http://127.0.0.1:4100/x')).toBe('http://127.0.0.1:4100');
  });

  test('a span is listed without what is no payment', async () => {
    const { subject } = await pay();
    const [transaction] = await peer.provider.ask(subject);
    const span = { from: new Date(time.getTime() - 1000), until: new Date('2027-01-01') };
    const listed = [];
    for await (const each of peer.provider.list(span)) listed.push(each.id);
    expect(listed).toEqual([transaction?.id]);
  });

  test('what was paid where two reports meet is listed once', async () => {
    const { subject } = await pay();
    const [transaction] = await peer.provider.ask(subject);
    const month = 31 * 24 * 3_600_000;
    const span = {
      from: new Date(time.getTime() - month),
      until: new Date(time.getTime() + month),
    };
    const listed = [];
    for await (const each of peer.provider.list(span)) listed.push(each.id);
    expect(listed).toEqual([transaction?.id]);
  });

  test('a certificate is fetched once', async () => {
    await pay();
    for (let turn = 0; turn < 3; turn += 1) await peer.provider.readEvent(await peer.event());
    expect(peer.asked.get('GET /certs/CERT-1')).toBe(1);
    time = new Date(time.getTime() + 25 * 3_600_000);
    await peer.provider.readEvent(await peer.event());
    expect(peer.asked.get('GET /certs/CERT-1')).toBe(2);
  });

  test('ten invented certificates a minute are looked for, and keep none from an event of PayPal', async () => {
    await pay();
    await peer.provider.readEvent(await peer.event());
    const { body, headers } = await peer.event();
    const invented = (path: string) =>
      peer.provider.readEvent({
        body,
        headers: new Headers({
          ...Object.fromEntries(headers),
          'paypal-cert-url': `${peer.origin}/certs/${path}`,
        }),
      });
    const sent = Array.from({ length: 30 }, (_, index) => invented(`INVENTED-${index}`));
    const names = (await Promise.allSettled(sent)).map((one) =>
      one.status === 'rejected' ? (one.reason as Error).name : 'taken',
    );
    // One of the ten is PayPal's own.
    expect(Object.groupBy(names, (name) => name)).toMatchObject({
      ForgedEvent: { length: 9 },
      ProviderError: { length: 21 },
    });
    await peer.provider.readEvent(await peer.event());
    expect(peer.asked.get('GET /certs/CERT-1')).toBe(1);
    time = new Date(time.getTime() + 60_000);
    await expect(invented('LATER')).rejects.toMatchObject({ name: 'ForgedEvent' });
  });

  test.each(['down', 'slow', 'error', 'huge', 'redirect', 'refused', 'garbage'] as const)(
    'an event whose certificate cannot be fetched is not read yet: %s',
    async (failure) => {
      await pay();
      const sent = await peer.event();
      peer.fail(failure);
      const read = peer.provider.readEvent(sent);
      await expect(read).rejects.toMatchObject({ name: 'ProviderError', isFinal: false });
      peer.fail(null);
      expect(await peer.provider.readEvent(sent)).toMatchObject({ id: expect.any(String) });
    },
  );

  test.each(['down', 'unauthorised', 'wrong-shape'] as const)(
    'no secret stands in an error: %s',
    async (failure) => {
      peer.fail(failure);
      const error: unknown = await open().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'ProviderError' });
      const { clientId, clientSecret } = paypalSecrets;
      const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
      const told = JSON.stringify(error) + String(error) + String((error as Error).stack);
      for (const secret of [clientSecret, basic]) expect(told).not.toContain(secret);
    },
  );
});
