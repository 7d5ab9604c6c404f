import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPaypalPeer } from './paypal-peer.ts';
import { refused } from './paypal-peer-orders.ts';
import type { PaymentPeer } from './payment-peer.ts';
import type { OnUnreadable } from './payments.ts';
import { collect, hour, makeAttempt } from './suite-fixture.ts';
import { openWompiPeer } from './wompi-peer.ts';

const now = () => new Date('2026-07-30T12:00:00.000Z');
const span = { from: new Date(now().getTime() - hour), until: new Date(now().getTime() + hour) };
const options = { now, timeout: 1500 };

async function open(peer: PaymentPeer) {
  const attempt = makeAttempt(peer.provider, now());
  const opened = await peer.provider.open(attempt);
  return { opened, subject: { id: opened.id, reference: attempt.reference } };
}

/** What was told of rows that could not be read. */
function keep() {
  const told: { id: string | null; why: string }[] = [];
  const onUnreadable: OnUnreadable = ({ id, error }) => told.push({ id, why: error.message });
  return { told, onUnreadable };
}

const found = <Item>(item: Item | undefined): Item => {
  if (item === undefined) throw new Error('Nothing is there');
  return item;
};

describe('Wompi', () => {
  let peer: Awaited<ReturnType<typeof openWompiPeer>>;
  beforeEach(async () => {
    peer = await openWompiPeer(options);
  });
  afterEach(() => peer.close());

  /** Two payments of one attempt: a good one, and one to spoil. */
  async function payTwice() {
    const { opened, subject } = await open(peer);
    await peer.pay(opened, 'approved');
    await peer.pay(opened, 'approved');
    return { subject, good: found(peer.rows[0]), bad: found(peer.rows[1]) };
  }

  test.each([
    ['in dollars', { currency: 'USD' }, 'not in COP'],
    ['of a status that is new', { status: 'SETTLED' }, 'status'],
    ['without an amount', { amount_in_cents: 0.5 }, 'amount_in_cents'],
  ])('a row %s does not hide the payment beside it', async (_, spoiled, why) => {
    const { subject, good, bad } = await payTwice();
    Object.assign(bad, spoiled);
    const { told, onUnreadable } = keep();
    const asked = await peer.provider.ask(subject, { capture: true, onUnreadable });
    expect(asked).toMatchObject([{ id: good.id, status: 'approved' }]);
    expect(told).toEqual([{ id: bad.id, why: expect.stringContaining(why) as unknown }]);
    const listed = await collect(peer.provider.list(span, onUnreadable));
    expect(listed.map(({ id }) => id)).toEqual([good.id]);
    expect(told.map(({ id }) => id)).toEqual([bad.id, bad.id]);
  });

  test('where no row can be read the provider is not understood', async () => {
    const { subject, good, bad } = await payTwice();
    for (const row of [good, bad]) row.status = 'SETTLED';
    const failed: unknown = expect.objectContaining({ name: 'ProviderError', isFinal: false });
    await expect(peer.provider.ask(subject)).rejects.toEqual(failed);
    await expect(collect(peer.provider.list(span))).rejects.toEqual(failed);
  });

  test('what cannot be read of another attempt is not told of this one', async () => {
    const { subject, good } = await payTwice();
    const other = await peer.provider.open({
      ...makeAttempt(peer.provider, now()),
      reference: `${subject.reference}2`,
    });
    await peer.pay(other, 'approved');
    found(peer.rows[2]).status = 'SETTLED';
    found(peer.rows[1]).status = 'DECLINED';
    const { told, onUnreadable } = keep();
    const asked = await peer.provider.ask(subject, { capture: true, onUnreadable });
    expect(asked[0]?.id).toBe(good.id);
    expect(told).toEqual([]);
  });

  test('a row of any shape is one that cannot be read', async () => {
    const { good } = await payTwice();
    const { created_at, reference } = good;
    peer.rows[1] = { created_at, reference: `${reference}x` } as never;
    const { told, onUnreadable } = keep();
    const listed = await collect(peer.provider.list(span, onUnreadable));
    expect(listed.map(({ id }) => id)).toEqual([good.id]);
    expect(told).toMatchObject([{ id: null }]);
  });

  test('its texts come without control characters, and short', async () => {
    const { subject, bad } = await payTwice();
    Object.assign(bad, {
      payment_method_type: 'CA\0R\u{7F}D',
      status: 'DECLINED',
      status_message: `Fondos\ninsuficientes\u{0}${'x'.repeat(5000)}`,
    });
    const [, declined] = await peer.provider.ask(subject);
    expect(declined).toMatchObject({ method: 'CARD', status: 'declined' });
    expect(declined?.reason).toMatch(/^Fondos insuficientesx{200,}$/u);
    expect(declined?.reason?.length).toBeLessThanOrEqual(300);
  });

  test('with a control character another reference does not become ours', async () => {
    const { subject, bad } = await payTwice();
    bad.reference = `${subject.reference}\0`;
    expect(await peer.provider.ask(subject)).toHaveLength(1);
    const listed = await collect(peer.provider.list(span));
    expect(listed.map(({ reference }) => reference)).toEqual([
      subject.reference,
      `${subject.reference}\u{FFFD}`,
    ]);
  });
});

describe('PayPal', () => {
  let peer: Awaited<ReturnType<typeof openPaypalPeer>>;
  beforeEach(async () => {
    peer = await openPaypalPeer(options);
  });
  afterEach(() => peer.close());

  async function payTwice() {
    const { opened, subject } = await open(peer);
    await peer.pay(opened, 'approved');
    await peer.provider.ask(subject);
    await peer.pay(opened, 'approved');
    const order = found(peer.orders.get(opened.id ?? ''));
    const captures = order.purchase_units[0]?.payments?.captures ?? [];
    return { subject, order, good: found(captures[0]), bad: found(captures[1]) };
  }

  test.each([
    ['in euros', { amount: { currency_code: 'EUR', value: '1.00' } }, 'not in USD'],
    ['of a status that is new', { status: 'SETTLED' }, 'status'],
  ])('a capture %s does not hide the payment beside it', async (_, spoiled, why) => {
    const { subject, good, bad } = await payTwice();
    Object.assign(bad, spoiled);
    const { told, onUnreadable } = keep();
    const asked = await peer.provider.ask(subject, { capture: true, onUnreadable });
    expect(asked).toMatchObject([{ id: good.id, status: 'approved' }]);
    expect(told).toEqual([{ id: bad.id, why: expect.stringContaining(why) as unknown }]);
    good.status = 'SETTLED';
    await expect(peer.provider.ask(subject)).rejects.toMatchObject({ name: 'ProviderError' });
  });

  test('one line of its report that cannot be read does not hide the others', async () => {
    const { good, bad } = await payTwice();
    bad.amount = { currency_code: 'USD', value: 'mucho' };
    good.amount = { currency_code: 'USD', value: '24900.99' };
    const { told, onUnreadable } = keep();
    const listed = await collect(peer.provider.list(span, onUnreadable));
    expect(listed.map(({ id }) => id)).toEqual([good.id]);
    expect(told.map(({ id }) => id)).toContain(bad.id);
    good.amount.value = 'mucho';
    await expect(collect(peer.provider.list(span))).rejects.toMatchObject({
      name: 'ProviderError',
      isFinal: false,
    });
  });

  test('how it was paid comes without control characters, and short', async () => {
    const { subject, order } = await payTwice();
    order.payment_source = { [`pay\0pal${'l'.repeat(5000)}`]: {} };
    const [paid] = await peer.provider.ask(subject);
    expect(paid?.method).toMatch(/^paypall{200,}$/u);
    expect(paid?.method?.length).toBeLessThanOrEqual(300);
    order.payment_source = { '\0': {} };
    expect(await peer.provider.ask(subject)).toMatchObject([
      { method: 'paypal' },
      { method: 'paypal' },
    ]);
  });

  test('what is wrong with the account of the studio declines nobody', async () => {
    const { opened, subject } = await open(peer);
    await peer.pay(opened, 'approved');
    const what = `POST /v2/checkout/orders/${opened.id}/capture`;
    peer.answerOnce(what, refused('PAYEE_ACCOUNT_RESTRICTED'));
    await expect(peer.provider.ask(subject)).rejects.toMatchObject({
      ...{ name: 'ProviderError', isFinal: true, status: 422 },
      message: expect.stringContaining('PAYEE_ACCOUNT_RESTRICTED') as unknown,
    });
    expect(await peer.provider.ask(subject)).toMatchObject([{ status: 'approved' }]);
  });
});
