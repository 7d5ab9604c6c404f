import { expect, test } from 'vitest';
import {
  accessUntil,
  accountStatusOf,
  applyEvent,
  daysUntil,
  type MembershipEvent,
  newMembership,
  standingAt,
} from './index.ts';

const at = (text: string) => new Date(`${text}-05:00`);

/** What the row of an account says after these events, as of the last of them. */
function rowAfter(story: readonly [string, MembershipEvent][]) {
  let membership = newMembership;
  let last = at('2026-12-01T10:00');
  for (const [moment, event] of story) {
    last = at(moment);
    membership = applyEvent(membership, event, last).membership;
  }
  return {
    ...({ granted: 'free', memberUntil: accessUntil(membership) } as const),
    status: accountStatusOf(membership, last),
  };
}

const trial: MembershipEvent = { type: 'trial-started', days: 7 };
const paid: MembershipEvent = {
  ...{ type: 'period-paid', number: 1, plan: 'month', order: 'order-1', price: 3000 },
  startsNow: false,
};
const cancelled: MembershipEvent = { type: 'cancelled', reason: null };

test('who never had a trial may try, once', () => {
  const nobody = { state: 'none', until: null };
  expect(standingAt(rowAfter([]), at('2026-12-01T10:00'))).toEqual({ ...nobody, state: 'may-try' });
  const tried = rowAfter([['2026-12-01T10:00', trial]]);
  expect(standingAt(tried, at('2026-12-08T10:00'))).toEqual(nobody);
  expect(standingAt(null, at('2026-12-08T10:00'))).toEqual(nobody);
});

test('whoever was given Digital Pro has nothing to try', () => {
  const given = { ...rowAfter([]), granted: 'pro' } as const;
  expect(standingAt(given, at('2026-12-01T10:00'))).toEqual({ state: 'none', until: null });
});

test('a trial lasts to its end', () => {
  const row = rowAfter([['2026-12-01T10:00', trial]]);
  const until = at('2026-12-08T10:00');
  expect(standingAt(row, at('2026-12-08T09:59'))).toEqual({ state: 'trialing', until });
});

test('what was paid ends before its grace, whatever the row said when it was last looked at', () => {
  const row = rowAfter([
    ['2026-12-01T10:00', trial],
    ['2026-12-02T10:00', paid],
  ]);
  // It begins where the trial ends.
  const ends = { paid: at('2027-01-08T10:00'), grace: at('2027-01-15T10:00') };
  for (const status of ['active', 'past_due']) {
    const told = { ...row, status };
    expect(standingAt(told, at('2027-01-08T09:59'))).toEqual({ state: 'member', until: ends.paid });
    expect(standingAt(told, ends.paid)).toEqual({ state: 'past-due', until: ends.grace });
    expect(standingAt(told, ends.grace)).toEqual({ state: 'none', until: null });
  }
});

test('who cancelled has what they paid, and no grace', () => {
  const row = rowAfter([
    ['2026-12-02T10:00', paid],
    ['2026-12-05T10:00', cancelled],
  ]);
  const until = at('2027-01-02T10:00');
  expect(standingAt(row, at('2027-01-02T09:59'))).toEqual({ state: 'member', until });
  expect(standingAt(row, until)).toEqual({ state: 'none', until: null });
});

test('a trial at whose end PayPal charges lasts as long as any, and the grace is no part of it', () => {
  const row = rowAfter([
    ['2026-12-01T10:00', trial],
    ['2026-12-02T10:00', { type: 'renewal-chosen', renewal: 'paypal' }],
  ]);
  expect(standingAt(row, at('2026-12-03T10:00'))).toEqual({
    state: 'trialing',
    until: at('2026-12-08T10:00'),
  });
  expect(standingAt(row, at('2026-12-08T10:00'))).toEqual({
    state: 'past-due',
    until: at('2026-12-15T10:00'),
  });
});

test('days until a moment count the one that has begun, and none once it is over', () => {
  const moment = at('2027-02-10T10:00');
  expect(
    [
      '2027-02-03T10:00',
      '2027-02-03T10:01',
      '2027-02-10T09:59',
      '2027-02-10T10:00',
      '2027-03-01T10:00',
    ].map((text) => daysUntil(moment, at(text))),
  ).toEqual([7, 7, 1, 0, 0]);
});
