import { describe, expect, test } from 'vitest';
import {
  applyEvent,
  leftOf,
  type Membership,
  type MembershipEvent,
  newMembership,
  type Offer,
  offerOf,
  type Plan,
} from './index.ts';

const at = (text: string) => new Date(`${text}-05:00`);
const paid = (number: number, plan: Plan): MembershipEvent => ({
  ...{ type: 'period-paid', number, plan, order: `order-${number}`, startsNow: false },
  price: plan === 'month' ? 3000 : 24_900,
});
const apply = (membership: Membership, event: MembershipEvent, moment: Date) =>
  applyEvent(membership, event, moment).membership;
const start = at('2027-01-10T10:00');
/** Until the 10th of February of that year, and of the next. */
const month = apply(newMembership, paid(1, 'month'), start);
const year = apply(newMembership, paid(1, 'year'), start);

const offer = (membership: Membership, plan: Plan, now: Date, creditsLeft = 1): Offer | null =>
  offerOf(membership, { plan, now, creditsLeft });
const next = (number: number, plan: Plan): Offer => ({ number, plan, startsNow: false, left: 0 });

describe('either plan is for sale', () => {
  test('to whoever has nothing, and in a trial', () => {
    const trial = apply(newMembership, { type: 'trial-started', days: 7 }, start);
    for (const plan of ['month', 'year'] as const) {
      expect(offer(newMembership, plan, start)).toEqual(next(1, plan));
      expect(offer(trial, plan, at('2027-01-11T10:00'))).toEqual(next(1, plan));
    }
  });

  test('from the very end of what was paid on', () => {
    expect(offer(month, 'year', at('2027-02-10T10:00'))).toEqual(next(2, 'year'));
    expect(offer(month, 'month', at('2027-06-10T10:00'))).toEqual(next(2, 'month'));
  });
});

describe('what follows is for sale', () => {
  test('in the last seven days', () => {
    expect(offer(month, 'month', at('2027-02-03T09:59'))).toBeNull();
    expect(offer(month, 'month', at('2027-02-03T10:00'))).toEqual(next(2, 'month'));
    expect(offer(year, 'year', at('2028-01-03T09:59'))).toBeNull();
    expect(offer(year, 'year', at('2028-01-03T10:00'))).toEqual(next(2, 'year'));
  });

  test('after a year also by the month, and not before', () => {
    expect(offer(year, 'month', at('2027-06-10T10:00'))).toBeNull();
    expect(offer(year, 'month', at('2028-01-03T10:00'))).toEqual(next(2, 'month'));
  });

  test('to whoever cancelled, too', () => {
    const left = apply(month, { type: 'cancelled', reason: null }, at('2027-01-12T10:00'));
    expect(offer(left, 'month', at('2027-02-03T09:59'))).toBeNull();
    expect(offer(left, 'month', at('2027-02-03T10:00'))).toEqual(next(2, 'month'));
    expect(offer(left, 'year', at('2027-01-12T10:00'))).toMatchObject({ startsNow: true });
  });
});

describe('a month becomes a year at once, for what is left of it', () => {
  const takesOver = (left: number): Offer => ({ number: 2, plan: 'year', startsNow: true, left });

  test('by the day, one that began included', () => {
    expect(offer(month, 'year', start)).toEqual(takesOver(3000));
    expect(offer(month, 'year', at('2027-01-10T10:01'))).toEqual(takesOver(3000));
    expect(offer(month, 'year', at('2027-01-11T10:00'))).toEqual(takesOver(2903));
    expect(offer(month, 'year', at('2027-02-10T09:59'))).toEqual(takesOver(96));
  });

  test('or by its credits, where fewer of those are left', () => {
    expect(offer(month, 'year', at('2027-01-11T10:00'), 0.5)).toEqual(takesOver(1500));
    expect(offer(month, 'year', at('2027-01-11T10:00'), 0)).toEqual(takesOver(0));
  });

  test('and whole for the one that was to follow it', () => {
    const two = apply(month, paid(2, 'month'), at('2027-02-05T10:00'));
    expect(leftOf(two, at('2027-02-09T10:00'), 0)).toBe(3000);
    // From its first moment on it runs.
    expect(leftOf(two, at('2027-02-10T10:00'), 0)).toBe(0);
    expect(leftOf(two, at('2027-02-10T10:00'), 1)).toBe(3000);
  });
});
