import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesTried } from '#test/sampled.ts';
import { applyEvent, isExpirable } from './apply-event.ts';
import type { Amount, Finding, Observed, Order, OrderEvent, Posting, Step } from './order.ts';
import { OrderFault } from './order.ts';
import { refundable } from './refunds.ts';

const pesos = (amount: number): Amount => ({ amount, currency: 'COP' });
const dollars = (amount: number): Amount => ({ amount, currency: 'USD' });

const fresh: Order = {
  ...{ status: 'open', taxPercent: 19, isTaken: false },
  ...{ attempts: [], payments: [], refunds: [] },
};

const attempted = (id: string, provider: 'wompi' | 'paypal' | 'manual' = 'wompi'): OrderEvent => ({
  type: 'attempted',
  attempt: { id, provider, amount: provider === 'paypal' ? dollars(39_000) : pesos(1_599_000_00) },
});

const observed = (
  attempt: string,
  id: string,
  status: Observed['status'],
  more: Partial<Observed> = {},
): OrderEvent => ({
  type: 'observed',
  attempt,
  transaction: {
    ...{ id, status, refunded: 0, method: attempt.startsWith('w') ? 'CARD' : null, reason: null },
    amount: attempt.startsWith('p') ? dollars(39_000) : pesos(1_599_000_00),
    ...more,
  },
});

/** What a story leads to, with all that it posted and found on the way. */
function tell(events: readonly OrderEvent[], order = fresh): Step {
  let step: Step = { order, postings: [], findings: [] };
  for (const event of events) {
    const next = applyEvent(step.order, event);
    step = {
      order: next.order,
      postings: [...step.postings, ...next.postings],
      findings: [...step.findings, ...next.findings],
    };
  }
  return step;
}

const balances = (postings: readonly Posting[]) => {
  const sums: Record<string, number> = {};
  for (const { account, amount } of postings.flatMap(({ entries }) => entries)) {
    const key = `${account} ${amount.currency}`;
    sums[key] = (sums[key] ?? 0) + amount.amount;
  }
  return sums;
};

test('what was charged while another payment is on its way waits for that one', () => {
  const { order: begun } = tell([attempted('w1'), attempted('p1', 'paypal')]);
  const hold = (order: Order, isHeld: boolean): Order => ({
    ...order,
    attempts: order.attempts.map((one) => (one.id === 'p1' ? { ...one, isHeld } : one)),
  });
  const charged = observed('p1', 'S', 'approved');
  const waiting = tell([charged, charged], hold(begun, true));
  expect(waiting.order).toMatchObject({ status: 'open', payments: [] });
  expect(waiting.order.attempts.map(({ status }) => status)).toEqual(['open', 'pending']);
  expect(waiting.postings).toEqual([]);

  const declined = hold(tell([observed('w1', 'A', 'declined')], waiting.order).order, false);
  expect(tell([charged], declined).order.payments).toMatchObject([{ role: 'settles' }]);
  // Once the other one came it waits for nothing.
  const other = tell([observed('w1', 'A', 'approved'), charged], waiting.order);
  expect(other.order.payments.map(({ role }) => role)).toEqual(['settles', 'extra']);
  expect(other.order.refunds).toMatchObject([{ reason: 'duplicate', payment: 'paypal:S' }]);
});

test('what goes back in any case waits for nothing', () => {
  const { order: begun } = tell([attempted('p1', 'paypal')]);
  const held = (more: object) => ({
    ...begun,
    attempts: begun.attempts.map((one) => ({ ...one, isHeld: true, ...more })),
  });
  const charged = observed('p1', 'S', 'approved');
  const rolesOf = (order: Order, event = charged) =>
    tell([event], order).order.payments.map(({ role }) => role);
  expect(rolesOf(held({ isRevoked: true }))).toEqual(['extra']);
  expect(rolesOf({ ...held({}), isTaken: true })).toEqual(['extra']);
  const other = observed('p1', 'S', 'approved', { amount: dollars(1) });
  expect(rolesOf(held({}), other)).toEqual(['mismatch']);
});

test.each([39_000, 31_000])(
  'what was charged after it was told to stop goes back whole: %i',
  (amount) => {
    const { order: begun } = tell([attempted('p1', 'paypal')]);
    const revoked = {
      ...begun,
      attempts: begun.attempts.map((one) => ({ ...one, isRevoked: true })),
    };
    const { order, postings, findings } = tell(
      [observed('p1', 'S', 'approved', { amount: dollars(amount) })],
      revoked,
    );
    expect([order.status, findings]).toEqual(['open', []]);
    expect(order.payments).toMatchObject([{ role: 'extra', amount: dollars(amount) }]);
    expect(order.refunds).toMatchObject([{ reason: 'revoked', status: 'asked', amount }]);
    expect(balances(postings)).toEqual({ 'provider:paypal USD': amount, 'clients USD': -amount });
  },
);

test('one approved payment settles the order, with its tax', () => {
  const { order, postings } = tell([
    attempted('w1'),
    observed('w1', 't1', 'pending'),
    observed('w1', 't1', 'approved', { method: 'CARD' }),
  ]);
  expect(order).toMatchObject({
    status: 'paid',
    attempts: [{ status: 'approved' }],
    payments: [{ id: 'wompi:t1', role: 'settles', method: 'CARD' }],
  });
  expect(balances(postings)).toEqual({
    'provider:wompi COP': 159_900_000,
    'sales COP': -134_369_748,
    'iva COP': -25_530_252,
  });
});

test('what is told again changes nothing', () => {
  const events = [attempted('w1'), observed('w1', 't1', 'approved')];
  const { order } = tell(events);
  for (const event of [...events, observed('w1', 't1', 'pending'), { type: 'expired' } as const])
    expect(applyEvent(order, event)).toEqual({ order, postings: [], findings: [] });
});

test('declined, then approved under the same reference', () => {
  const { order } = tell([attempted('w1'), observed('w1', 't1', 'declined', { reason: 'Fondos' })]);
  expect(order.attempts).toMatchObject([{ status: 'declined', reason: 'Fondos' }]);
  expect(tell([observed('w1', 't2', 'approved')], order).order).toMatchObject({
    status: 'paid',
    attempts: [{ status: 'approved', reason: null }],
  });
});

test('the second payment of an order goes back, also one by another way', () => {
  const { order, postings } = tell([
    ...[attempted('w1'), attempted('p1', 'paypal')],
    ...[observed('w1', 't1', 'approved'), observed('p1', 'c1', 'approved')],
  ]);
  expect(order).toMatchObject({
    status: 'paid',
    payments: [{ role: 'settles' }, { role: 'extra' }],
    refunds: [{ id: 'extra:paypal:c1', amount: 39_000, reason: 'duplicate', status: 'asked' }],
  });
  expect(balances(postings)).toMatchObject({
    'provider:paypal USD': 39_000,
    'clients USD': -39_000,
  });
  const back = tell(
    [{ type: 'refund-answered', refund: 'extra:paypal:c1', outcome: { status: 'done', id: 'r1' } }],
    order,
  );
  expect(back.order).toMatchObject({
    status: 'paid',
    refunds: [{ status: 'done', providerId: 'r1' }],
  });
  expect(balances([...postings, ...back.postings])).toMatchObject({
    'provider:paypal USD': 0,
    'clients USD': 0,
  });
});

test('of what another order was paid for, whatever comes in goes back', () => {
  const { order } = tell([attempted('w1'), observed('w1', 't1', 'approved')], {
    ...fresh,
    isTaken: true,
  });
  expect(order).toMatchObject({
    status: 'open',
    payments: [{ role: 'extra' }],
    refunds: [{ reason: 'duplicate', status: 'asked' }],
  });
});

test('an extra payment that Wompi cannot give back waits for a person at once', () => {
  const { order, findings } = tell([
    ...[attempted('p1', 'paypal'), attempted('w1'), observed('p1', 'c1', 'approved')],
    observed('w1', 't1', 'approved', { method: 'PSE' }),
  ]);
  expect(order.refunds).toMatchObject([{ id: 'extra:wompi:t1', status: 'manual' }]);
  expect(findings).toEqual([{ kind: 'manual-refund', refund: 'extra:wompi:t1' }]);
});

test('an extra payment of which a part had gone back asks for the rest', () => {
  const { order } = tell([
    ...[attempted('w1'), attempted('p1', 'paypal'), observed('w1', 't1', 'approved')],
    observed('p1', 'c1', 'approved', { refunded: 9_000 }),
  ]);
  expect(order.refunds).toMatchObject([
    { reason: 'provider', amount: 9_000, status: 'done' },
    { reason: 'duplicate', amount: 30_000, status: 'asked' },
  ]);
});

test('nothing is no payment', () => {
  const nothing = { amount: pesos(0) };
  const { order } = tell([attempted('w1'), observed('w1', 't1', 'approved', nothing)]);
  expect(order).toMatchObject({ payments: [], attempts: [{ status: 'declined' }] });
});

test('another amount, or another currency, pays nothing and waits for a person', () => {
  for (const amount of [pesos(1), pesos(1_599_000_01), dollars(159_900_000)]) {
    const { order, postings, findings } = tell([
      attempted('w1'),
      observed('w1', 't1', 'approved', { amount }),
    ]);
    expect(order).toMatchObject({ status: 'open', payments: [{ role: 'mismatch' }], refunds: [] });
    expect(findings).toEqual([{ kind: 'mismatch', payment: 'wompi:t1' }]);
    expect(balances(postings)[`clients ${amount.currency}`]).toBe(-amount.amount);
  }
});

test('money that comes after the order expired pays it', () => {
  const expired = tell([
    attempted('w1'),
    { type: 'attempt-expired', attempt: 'w1' },
    { type: 'expired' },
  ]).order;
  expect(expired.status).toBe('expired');
  expect(tell([observed('w1', 't1', 'approved')], expired).order.status).toBe('paid');
});

test('an order expires only when nothing can come in by itself', () => {
  const begun = tell([attempted('w1')]).order;
  expect(isExpirable(begun)).toBe(false);
  expect(isExpirable(tell([observed('w1', 't1', 'pending')], begun).order)).toBe(false);
  expect(isExpirable(tell([observed('w1', 't1', 'error')], begun).order)).toBe(true);
  expect(isExpirable(tell([observed('w1', 't1', 'approved')], begun).order)).toBe(false);
});

test('a payment goes back in parts, and no more of it than came', () => {
  const paid = tell([attempted('w1'), observed('w1', 't1', 'approved')]);
  const ask = (id: string, amount: number): OrderEvent => ({
    type: 'refund-asked',
    refund: { id, payment: 'wompi:t1', amount, reason: 'courtesy' },
  });
  const done = (id: string): OrderEvent => ({
    type: 'refund-answered',
    refund: id,
    outcome: { status: 'done', id: `r-${id}` },
  });
  const part = tell([ask('a', 33_333_333), done('a'), ask('b', 33_333_333)], paid.order);
  expect(part.order.status).toBe('paid');
  for (const amount of [93_233_335, 0, -1, 0.5])
    expect(() => tell([ask('c', amount)], part.order)).toThrow(OrderFault);
  const whole = tell([done('b'), ask('c', 93_233_334), done('c'), done('c')], part.order);
  expect(whole.order.status).toBe('refunded');
  const sums = balances([...paid.postings, ...part.postings, ...whole.postings]);
  expect(Object.values(sums)).toEqual([0, 0, 0]);
});

test('what the provider gave back by itself is noted, and ends the refund that waited for it', () => {
  const paid = tell([attempted('p1', 'paypal'), observed('p1', 'c1', 'approved')]).order;
  const some = tell([observed('p1', 'c1', 'approved', { refunded: 9_000 })], paid);
  expect(some.order.refunds).toMatchObject([
    { id: 'seen:paypal:c1:9000', amount: 9_000, reason: 'provider', status: 'done' },
  ]);
  const rest = tell(
    [
      {
        type: 'refund-asked',
        refund: { id: 'x', payment: 'paypal:c1', amount: 30_000, reason: 'withdrawal' },
      },
      observed('p1', 'c1', 'approved', { refunded: 39_000 }),
    ],
    some.order,
  );
  expect(rest.order).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: 9_000 }, { id: 'x', status: 'done' }],
  });
  expect(tell([observed('p1', 'c1', 'voided')], rest.order).order).toBe(rest.order);
});

test('what went back is counted to the refund of that amount, whichever was asked first', () => {
  const ask = (id: string, amount: number): OrderEvent => ({
    type: 'refund-asked',
    refund: { id, payment: 'paypal:c1', amount, reason: 'courtesy' },
  });
  const { order } = tell([
    ...[attempted('p1', 'paypal'), observed('p1', 'c1', 'approved')],
    ...[ask('a', 3_000), ask('b', 5_000)],
    observed('p1', 'c1', 'approved', { refunded: 5_000 }),
  ]);
  expect(order).toMatchObject({
    payments: [{ refunded: 5_000 }],
    refunds: [
      { id: 'a', status: 'asked' },
      { id: 'b', status: 'done' },
    ],
  });
  // Less than what is on its way may be a part of it: it is counted when it is whole.
  const part = tell([observed('p1', 'c1', 'approved', { refunded: 6_000 })], order);
  expect(part.order.refunds).toHaveLength(2);
  const whole = tell([observed('p1', 'c1', 'approved', { refunded: 8_000 })], part.order);
  expect(whole.order.refunds).toMatchObject([{ status: 'done' }, { status: 'done' }]);
});

test('an order whose money all went back can expire', () => {
  const wrong = tell([attempted('w1'), observed('w1', 't1', 'approved', { amount: pesos(1) })]);
  expect(isExpirable(wrong.order)).toBe(false);
  const back = tell([observed('w1', 't1', 'voided', { amount: pesos(1) })], wrong.order);
  expect(isExpirable(back.order)).toBe(true);
});

test('a transfer goes back by hand, and so does what the provider will not do', () => {
  const byHand = tell([
    attempted('m1', 'manual'),
    observed('m1', 'm1', 'approved'),
    {
      type: 'refund-asked',
      refund: { id: 'x', payment: 'manual:m1', amount: 5, reason: 'courtesy' },
    },
  ]);
  expect(byHand.findings).toEqual([{ kind: 'manual-refund', refund: 'x' }]);
  const asked = tell([
    ...[attempted('p1', 'paypal'), observed('p1', 't1', 'approved')],
    {
      type: 'refund-asked',
      refund: { id: 'y', payment: 'paypal:t1', amount: 5, reason: 'courtesy' },
    },
  ]).order;
  const refused: OrderEvent = {
    type: 'refund-answered',
    refund: 'y',
    outcome: { status: 'manual', reason: 'Solo tarjetas' },
  };
  const manual = tell([refused, refused], asked);
  expect(manual.findings).toHaveLength(1);
  expect(manual.order.refunds).toMatchObject([{ status: 'manual', note: 'Solo tarjetas' }]);
});

const wompiReason = 'Wompi solo devuelve pagos completos con tarjeta';

test.each([
  ['wompi', 'CARD', 1_599_000_00, 'asked'],
  ['wompi', 'CARD', 1_598_999_99, 'manual'],
  ['wompi', 'CARD_POS', 1_599_000_00, 'manual'],
  ['wompi', 'PSE', 1_599_000_00, 'manual'],
  ['wompi', null, 1_599_000_00, 'manual'],
  ['paypal', 'paypal', 5, 'asked'],
  ['manual', null, 1_599_000_00, 'manual'],
] as const)('of a payment by %s, %s, a refund of %i is %s', (provider, method, amount, status) => {
  const attempt = provider === 'paypal' ? 'p1' : 'a1';
  const { order, findings } = tell([
    ...[attempted(attempt, provider), observed(attempt, 't1', 'approved', { method })],
    {
      type: 'refund-asked',
      refund: { id: 'x', payment: `${provider}:t1`, amount, reason: 'courtesy' },
    },
  ]);
  const note = provider === 'wompi' && status === 'manual' ? wompiReason : null;
  expect(order.refunds).toMatchObject([{ status, note, byHand: false, providerId: null }]);
  expect(findings).toEqual(status === 'manual' ? [{ kind: 'manual-refund', refund: 'x' }] : []);
});

/** A card's payment of 396.000, of which 100.000 were to go back, which the provider would not. */
const toMakeByHand = (amount = 100_000_00): readonly OrderEvent[] => [
  {
    type: 'attempted',
    attempt: { id: 'w1', provider: 'wompi', amount: pesos(396_000_00) },
  },
  observed('w1', 't1', 'approved', { amount: pesos(396_000_00) }),
  {
    type: 'refund-asked',
    refund: { id: 'x', payment: 'wompi:t1', amount, reason: 'courtesy' },
  },
  { type: 'refund-answered', refund: 'x', outcome: { status: 'manual', reason: 'Solo entera' } },
];
const madeByHand: OrderEvent = { type: 'refund-made', refund: 'x', transfer: 'TRX-9' };
const returned = (refunded: number): OrderEvent =>
  observed('w1', 't1', 'approved', { amount: pesos(396_000_00), refunded });
const voided = observed('w1', 't1', 'voided', { amount: pesos(396_000_00) });

test('a refund by hand leaves the bank, and the provider has the payment as before', () => {
  const { order, postings } = tell([...toMakeByHand(396_000_00), madeByHand, madeByHand]);
  expect(order).toMatchObject({
    status: 'refunded',
    payments: [{ refunded: 396_000_00, returned: 0 }],
    refunds: [{ status: 'done', byHand: true, providerId: 'TRX-9' }],
  });
  expect(balances(postings)).toEqual({
    ...{ 'provider:wompi COP': 396_000_00, 'provider:manual COP': -396_000_00 },
    ...{ 'sales COP': 0, 'iva COP': 0 },
  });
});

test('what went back by hand and again by its provider is owed by the client, and told once', () => {
  const { order, postings, findings } = tell([
    ...[...toMakeByHand(), madeByHand, voided, voided, returned(396_000_00)],
  ]);
  expect(order).toMatchObject({
    status: 'refunded',
    payments: [{ refunded: 396_000_00, returned: 396_000_00 }],
    refunds: [
      { amount: 100_000_00, byHand: true },
      { amount: 296_000_00, byHand: false, reason: 'provider' },
    ],
  });
  expect(findings).toEqual([
    { kind: 'manual-refund', refund: 'x' },
    { kind: 'returned-twice', payment: 'wompi:t1', amount: 100_000_00 },
  ]);
  expect(balances(postings)).toEqual({
    ...{ 'provider:wompi COP': 0, 'provider:manual COP': -100_000_00 },
    ...{ 'sales COP': 0, 'iva COP': 0, 'clients COP': 100_000_00 },
  });
  // Of an order that has no more to refund it is seen as well, as far as it goes.
  const parts = tell([
    ...[...toMakeByHand(396_000_00), madeByHand, returned(1), returned(1), returned(50_000_00)],
  ]);
  expect(parts.findings.slice(1)).toEqual([
    { kind: 'returned-twice', payment: 'wompi:t1', amount: 1 },
    { kind: 'returned-twice', payment: 'wompi:t1', amount: 50_000_00 },
  ]);
  expect(balances(parts.postings)).toMatchObject({
    ...{ 'provider:wompi COP': 346_000_00, 'clients COP': 50_000_00 },
  });
});

test('less than was left went back once, though by two ways', () => {
  const { order, findings } = tell([...toMakeByHand(), madeByHand, returned(100_000_00)]);
  expect(order).toMatchObject({ status: 'paid', payments: [{ refunded: 200_000_00 }] });
  expect(findings.map(({ kind }) => kind)).toEqual(['manual-refund']);
});

test('what waits for a person is explained by what the provider gave back, until they did it', () => {
  const byProvider = tell([...toMakeByHand(), returned(100_000_00), voided]);
  expect(byProvider.order.refunds).toMatchObject([
    { id: 'x', status: 'done', byHand: false, providerId: null },
    { amount: 296_000_00, reason: 'provider' },
  ]);
  expect(byProvider.findings.map(({ kind }) => kind)).toEqual(['manual-refund']);
  // Ninety of a hundred may be a part of it: once somebody has made it, they were the provider's own.
  const waiting = tell([...toMakeByHand(350_000_00), returned(90_000_00)]);
  expect(waiting.order.payments).toMatchObject([{ refunded: 0, returned: 90_000_00 }]);
  const { order, findings } = tell([madeByHand], waiting.order);
  expect(tell([returned(90_000_00)], order).order).toBe(order);
  expect(order).toMatchObject({
    status: 'refunded',
    refunds: [{ byHand: true }, { amount: 46_000_00, reason: 'provider', byHand: false }],
  });
  expect(findings).toEqual([{ kind: 'returned-twice', payment: 'wompi:t1', amount: 44_000_00 }]);
});

test('nobody makes by hand what the provider is at', () => {
  const asked = tell(toMakeByHand(396_000_00).slice(0, 3)).order;
  expect(() => applyEvent(asked, madeByHand)).toThrow(OrderFault);
  expect(() => applyEvent(fresh, madeByHand)).toThrow('No such refund');
});

test.each<[string, OrderEvent]>([
  ['attempt', observed('w9', 't1', 'approved')],
  ['attempt', { type: 'attempt-expired', attempt: 'w9' }],
  [
    'payment',
    {
      type: 'refund-asked',
      refund: { id: 'x', payment: 'wompi:t9', amount: 1, reason: 'courtesy' },
    },
  ],
  ['refund', { type: 'refund-answered', refund: 'x', outcome: { status: 'done', id: 'r' } }],
])('of an unknown %s nothing is believed', (what, event) => {
  expect(() => applyEvent(fresh, event)).toThrow(`No such ${what}`);
});

/** Providers that behave as they please: each transaction has an amount that is mostly right, and a fate. */
const anyEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      attempted('w1'),
      attempted('p1', 'paypal'),
      attempted('m1', 'manual'),
    ),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({
        attempt: fc.constantFrom('w1', 'p1', 'm1'),
        id: fc.constantFrom('1', '2', '3'),
        status: fc.constantFrom<Observed['status'][]>(
          'pending',
          'approved',
          'declined',
          'voided',
          'error',
        ),
        isWrong: fc.boolean(),
        refunded: fc.constantFrom(0, 0, 0, 1, 20_000, 39_000, 159_900_000),
      })
      .map(({ attempt, id, status, isWrong, refunded }) => {
        // A transaction has one amount for ever: the third of each attempt is the wrong one.
        const amount = id === '3' && isWrong ? { amount: pesos(777) } : {};
        return observed(attempt, `${attempt}-${id}${isWrong && id === '3' ? 'x' : ''}`, status, {
          refunded,
          ...amount,
        });
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        id: fc.constantFrom('a', 'b', 'c'),
        payment: fc.constantFrom('wompi:w1-1', 'paypal:p1-1', 'manual:m1-2', 'wompi:w1-2'),
        amount: fc.constantFrom(1, 19_999, 39_000, 159_900_000),
      })
      .map((refund): OrderEvent => ({
        type: 'refund-asked',
        refund: { ...refund, reason: 'courtesy' },
      })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({
        refund: fc.constantFrom(
          'a',
          'b',
          'c',
          'extra:paypal:p1-1',
          'extra:wompi:w1-1',
          'extra:manual:m1-1',
        ),
        outcome: fc.constantFrom<
          OrderEvent & { type: 'refund-answered' } extends { outcome: infer O } ? O[] : never
        >(
          { status: 'done', id: 'r' },
          { status: 'pending', id: 'r' },
          { status: 'manual', reason: 'No' },
        ),
      })
      .map((answer): OrderEvent => ({ type: 'refund-answered', ...answer })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<OrderEvent[]>(
      { type: 'expired' },
      { type: 'attempt-expired', attempt: 'w1' },
    ),
  },
);

/** Somebody gives a payment back from the bank, wholly or in part, and its provider may do so as well. */
const byHand: fc.Arbitrary<OrderEvent[]> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    isMade: fc.boolean(),
    attempt: fc.constantFrom('w1', 'w1', 'p1', 'm1'),
    amount: fc.constantFrom(1, 19_999, 39_000, 100_000_000, 159_900_000),
    status: fc.constantFrom<Observed['status'][]>('approved', 'approved', 'voided'),
    refunded: fc.constantFrom(0, 0, 1, 20_000, 39_000, 150_000_000),
  })
  .map(({ id, isMade, attempt, amount, status, refunded }) => {
    const provider = { w1: 'wompi', p1: 'paypal', m1: 'manual' } as const;
    const of = provider[attempt];
    return [
      attempted(attempt, of),
      observed(attempt, `${attempt}-1`, 'approved'),
      {
        type: 'refund-asked',
        refund: { id, payment: `${of}:${attempt}-1`, amount, reason: 'courtesy' },
      },
      { type: 'refund-answered', refund: id, outcome: { status: 'manual', reason: 'No' } },
      ...(isMade ? [{ type: 'refund-made', refund: id, transfer: 'TRX' } as const] : []),
      observed(attempt, `${attempt}-1`, status, { refunded }),
    ];
  });

const anyStory: fc.Arbitrary<OrderEvent[]> = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: anyEvent.map((event) => [event]) },
      { weight: 1, arbitrary: byHand },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('a', 'b', 'c', 'd', 'extra:paypal:p1-1', 'extra:manual:m1-1')
          .map((refund): OrderEvent[] => [{ type: 'refund-made', refund, transfer: 'TRX' }]),
      },
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.flat());

/** What is said of a payment that came in; of what went back before, nobody heard. */
function hear(said: Map<string, number>, order: Order, event: OrderEvent): void {
  if (event.type !== 'observed') return;
  const { id, amount, status, refunded } = event.transaction;
  const tried = order.attempts.find((one) => one.id === event.attempt);
  const back = status === 'voided' ? amount.amount : Math.min(refunded, amount.amount);
  const payment = `${tried?.provider}:${id}`;
  if (order.payments.some((one) => one.id === payment))
    said.set(payment, Math.max(said.get(payment) ?? 0, back));
}

test('in 10,000 stories no money is lost, doubled or unpaid', () => {
  fc.assert(
    fc.property(anyStory, (events) => {
      let order = fresh;
      const postings: Posting[] = [];
      const findings: Finding[] = [];
      /** The most that was said to have gone back of each payment. */
      const said = new Map<string, number>();
      for (const event of events) {
        const before = order;
        let step: Step;
        try {
          step = applyEvent(order, event);
        } catch (error) {
          // What a provider says of an attempt that is there is always heard.
          const isHeard =
            event.type === 'observed' && order.attempts.some(({ id }) => id === event.attempt);
          if (!(error instanceof OrderFault) || isHeard) throw error;
          continue;
        }
        order = step.order;
        postings.push(...step.postings);
        findings.push(...step.findings);
        hear(said, order, event);
        // Nothing paid is unpaid, and nothing that went back comes again.
        if (before.status === 'paid') expect(['paid', 'refunded']).toContain(order.status);
        if (before.status === 'refunded') expect(order.status).toBe('refunded');
        for (const payment of before.payments) {
          const after = order.payments.find(({ id }) => id === payment.id);
          expect(after).toMatchObject({ amount: payment.amount, role: payment.role });
          expect(after?.refunded).toBeGreaterThanOrEqual(payment.refunded);
        }
        // Told again, it posts nothing. Asking the same of a provider twice may find new words, and no money.
        expect(applyEvent(order, event).postings).toEqual([]);
      }
      // Each posting balances and is made once.
      expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length);
      for (const { entries } of postings) {
        expect(entries.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
        expect(new Set(entries.map(({ amount }) => amount.currency)).size).toBe(1);
      }
      // The ledger has at each provider just what came and did not go back from there, and at the bank what left by hand.
      const sums = balances(postings);
      const expected: Record<string, number> = {};
      const expectAt = (key: string, amount: number) =>
        (expected[key] = (expected[key] ?? 0) + amount);
      const twice = new Map<string, number>();
      for (const { id, provider, amount, refunded } of order.payments) {
        const byHand = order.refunds
          .filter((one) => one.payment === id && one.byHand)
          .reduce((sum, one) => sum + one.amount, 0);
        expect(refunded).toBeLessThanOrEqual(amount.amount);
        const more = Math.max(0, byHand + (said.get(id) ?? 0) - amount.amount);
        if (more > 0) twice.set(id, more);
        const waits = order.refunds.some((one) => one.payment === id && one.status !== 'done');
        if (!waits)
          expect(refunded).toBeGreaterThanOrEqual(
            Math.min(amount.amount, byHand + (said.get(id) ?? 0)),
          );
        expectAt(
          `provider:${provider} ${amount.currency}`,
          amount.amount - (refunded - byHand) - more,
        );
        expectAt(`provider:manual ${amount.currency}`, -byHand);
      }
      // What went back twice is told of, and of each payment the last word says how much.
      const told = findings.flatMap((one): [string, number][] =>
        one.kind === 'returned-twice' ? [[one.payment, one.amount]] : [],
      );
      expect(new Map(told)).toEqual(twice);
      expect(new Set(told.map(String)).size).toBe(told.length);
      for (const [key, sum] of Object.entries(expected)) expect(sums[key] ?? 0).toBe(sum);
      // Nobody pays twice unnoticed: one payment settles, and each extra one is on its way back, whole.
      expect(order.payments.filter(({ role }) => role === 'settles').length).toBeLessThanOrEqual(1);
      for (const payment of order.payments) {
        expect(refundable(order, payment)).toBeGreaterThanOrEqual(0);
        if (payment.role === 'extra') expect(refundable(order, payment)).toBe(0);
      }
      const settled = order.payments.find(({ role }) => role === 'settles');
      expect(['paid', 'refunded'].includes(order.status)).toBe(settled !== undefined);
      if (settled)
        expect(order.status === 'refunded').toBe(settled.refunded === settled.amount.amount);
      // What is owed to clients is what came without paying and has not gone back; what went back twice they owe.
      const owed = order.payments.filter(({ role }) => role !== 'settles');
      for (const currency of ['USD', 'COP'] as const) {
        const left = owed
          .filter(({ amount }) => amount.currency === currency)
          .reduce((sum, { amount, refunded }) => sum + amount.amount - refunded, 0);
        const over = order.payments
          .filter(({ amount }) => amount.currency === currency)
          .reduce((sum, { id }) => sum + (twice.get(id) ?? 0), 0);
        expect((sums[`clients ${currency}`] ?? 0) + left).toBe(over);
      }
    }),
    { numRuns: timesTried(10_000) },
  );
});
