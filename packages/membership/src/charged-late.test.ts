import { expect, test } from 'vitest';
import {
  applyEvent,
  endOf,
  type Membership,
  type MembershipEvent,
  newMembership,
  statusAt,
} from './index.ts';

const at = (text: string) => new Date(`${text}-05:00`);
const paid = (number: number, charged?: string): MembershipEvent => ({
  ...{ type: 'period-paid', number, plan: 'month', order: `order-${number}`, price: 3000 },
  ...{ startsNow: false, ...(charged !== undefined && { chargedAt: at(charged).toISOString() }) },
});
const byPaypal: MembershipEvent = { type: 'renewal-chosen', renewal: 'paypal', plan: 'month' };

const follow = (story: readonly [moment: string, event: MembershipEvent][]): Membership =>
  story.reduce(
    (membership, [moment, event]) => applyEvent(membership, event, at(moment)).membership,
    newMembership,
  );
const spans = ({ periods }: Membership) =>
  periods.map((period) => [period.startsAt, endOf(period)]);

const member: [string, MembershipEvent][] = [
  ['2027-01-31T10:00', paid(1)],
  ['2027-01-31T10:05', byPaypal],
];

test('what was charged in time goes on from the end before, however late it is heard of', () => {
  const membership = follow([...member, ['2027-03-20T09:00', paid(2, '2027-02-28T10:00')]]);
  expect(spans(membership)).toEqual([
    [at('2027-01-31T10:00'), at('2027-02-28T10:00')],
    [at('2027-02-28T10:00'), at('2027-03-31T10:00')],
  ]);
  expect([membership.renewal, statusAt(membership, at('2027-03-20T09:00'))]).toEqual([
    'paypal',
    'active',
  ]);
});

test('two that were charged meanwhile are two periods, and it is charged so still', () => {
  const membership = follow([
    ...member,
    ['2027-04-20T09:00', paid(2, '2027-02-28T10:00')],
    ['2027-04-20T09:00', paid(3, '2027-03-31T10:00')],
  ]);
  expect(spans(membership).at(-1)).toEqual([at('2027-03-31T10:00'), at('2027-04-30T10:00')]);
  expect(membership.renewal).toBe('paypal');
});

test('what was charged after the grace begins when it was charged', () => {
  const membership = follow([...member, ['2027-03-20T09:00', paid(2, '2027-03-15T10:00')]]);
  expect(spans(membership).at(-1)).toEqual([at('2027-03-15T10:00'), at('2027-04-15T10:00')]);
});

test('at the end of a trial the first period begins there', () => {
  const membership = follow([
    ['2027-01-10T10:00', { type: 'trial-started', days: 7 }],
    ['2027-01-10T10:05', byPaypal],
    ['2027-02-05T09:00', paid(1, '2027-01-17T10:01')],
  ]);
  expect(spans(membership)).toEqual([[at('2027-01-17T10:00'), at('2027-02-17T10:00')]]);
});

test('no charge counts from a time to come, as where a clock was put back', () => {
  const membership = follow([...member, ['2027-03-20T09:00', paid(2, '2027-05-01T10:00')]]);
  expect(spans(membership).at(-1)).toEqual([at('2027-03-20T09:00'), at('2027-04-20T09:00')]);
});
