import { describe, expect, test } from 'vitest';
import {
  applyEvent,
  isOfNextPeriod,
  isToBeCharged,
  type Membership,
  type MembershipEvent,
  newMembership,
} from './index.ts';

const at = (text: string) => new Date(`${text}-05:00`);
const paid: MembershipEvent = {
  ...{ type: 'period-paid', number: 1, plan: 'month', order: 'order-1', price: 3000 },
  startsNow: false,
};
const apply = (membership: Membership, event: MembershipEvent, moment: Date) =>
  applyEvent(membership, event, moment).membership;
/** Until the 28th of February. */
const member = apply(newMembership, paid, at('2027-01-28T10:00'));

test('a charge is of the next period from the last 15 days of what was paid on, and in a trial', () => {
  expect(isOfNextPeriod(member, at('2027-02-13T10:00'))).toBe(true);
  expect(isOfNextPeriod(member, at('2027-02-13T09:59'))).toBe(false);
  expect(isOfNextPeriod(member, at('2027-03-30T10:00'))).toBe(true);
  expect(isOfNextPeriod(newMembership, at('2027-02-01T10:00'))).toBe(true);
});

describe('a subscription is to charge', () => {
  const now = at('2027-02-20T10:00');

  test('what comes after a period that was paid, or a trial', () => {
    expect(isToBeCharged(member, null, now)).toBe(true);
    const trial = apply(newMembership, { type: 'trial-started', days: 7 }, now);
    expect(isToBeCharged(trial, null, now)).toBe(true);
  });

  test('not what it failed to; of what it failed to before the period was paid otherwise nothing follows', () => {
    expect(isToBeCharged(member, at('2027-02-19T10:00'), now)).toBe(false);
    expect(isToBeCharged(member, at('2027-01-27T10:00'), now)).toBe(true);
  });

  test('not what is late, nor for whoever cancelled', () => {
    expect(isToBeCharged(member, null, at('2027-02-28T10:00'))).toBe(false);
    const left = apply(member, { type: 'cancelled', reason: null }, now);
    expect(isToBeCharged(left, null, now)).toBe(false);
  });
});
