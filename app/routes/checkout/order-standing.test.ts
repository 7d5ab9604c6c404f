import { expect, test } from 'vitest';
import type { OwnAttempt, OwnOrder, OwnPayment } from '#server/services/payments/read-order.ts';
import { standingOf } from './order-standing.ts';

const amount = { amount: 100, currency: 'COP' } as const;
const attempt = (status: OwnAttempt['status'], reason: string | null = null): OwnAttempt => ({
  ...{ id: status, provider: 'wompi', amount, status, reason },
  begunAt: new Date(),
});
const stray = (refunded: number, role: OwnPayment['role'] = 'mismatch'): OwnPayment => ({
  ...{ id: 'wompi:1', provider: 'wompi', amount, role, method: null },
  refunded: { amount: refunded, currency: 'COP' },
});
const order = (
  attempts: OwnAttempt[],
  payments: OwnPayment[] = [],
  status: OwnOrder['status'] = 'open',
) => ({ status, attempts, payments });

test.each([
  ['nothing', order([]), { kind: 'untouched' }],
  ['one begun', order([attempt('open')]), { kind: 'begun' }],
  [
    'one begun after a declined one',
    order([attempt('declined'), attempt('open')]),
    { kind: 'begun' },
  ],
  [
    'a declined one',
    order([attempt('declined', 'no')]),
    { kind: 'declined', provider: 'wompi', reason: 'no' },
  ],
  [
    'one that waits, though another was declined',
    order([attempt('pending'), attempt('declined')]),
    { kind: 'pending', provider: 'wompi' },
  ],
  ['one whose time is over', order([attempt('expired')]), { kind: 'untouched' }],
  ['money of another amount', order([attempt('approved')], [stray(0)]), { kind: 'review' }],
  ['the same, given back', order([attempt('approved')], [stray(100)]), { kind: 'untouched' }],
  [
    'money for what another order paid',
    order([attempt('approved')], [stray(0, 'extra')]),
    { kind: 'returned' },
  ],
  [
    'the same, given back and the order over',
    order([attempt('approved')], [stray(100, 'extra')], 'expired'),
    { kind: 'returned' },
  ],
  [
    'a paid order with one payment too many',
    order([attempt('approved')], [stray(0, 'extra')], 'paid'),
    { kind: 'paid' },
  ],
  ['a paid order', order([attempt('pending')], [], 'paid'), { kind: 'paid' }],
  ['an expired order', order([attempt('expired')], [], 'expired'), { kind: 'expired' }],
] as const)('%s', (_, given, standing) => {
  expect(standingOf(given)).toEqual(standing);
});
