import { expect, test } from 'vitest';
import {
  askBy,
  completeBy,
  extendedDueDate,
  firstDueDate,
  requestClock,
  resumedDueDate,
  startBy,
  withdrawUntil,
} from './clock.ts';
import { type RequestKind, requestKindNames, requestKinds } from './kinds.ts';

/** A moment in Bogotá. */
const at = (date: string, hour = '12:00') => new Date(`${date}T${hour}:00-05:00`);

test.each<[RequestKind, string, string, string]>([
  // The day of arrival is not counted, at whatever hour it came.
  ['data-query', '2026-11-03', '00:00', '2026-11-18'],
  ['data-query', '2026-11-03', '23:59', '2026-11-18'],
  // On a Saturday, the Sunday after, and the Monday holiday after that: all count from Tuesday.
  ['data-query', '2026-10-31', '12:00', '2026-11-17'],
  ['data-query', '2026-11-01', '12:00', '2026-11-17'],
  ['data-query', '2026-11-02', '12:00', '2026-11-17'],
  // Semana Santa: Thursday and Friday, 2 and 3 April 2026.
  ['data-claim', '2026-03-27', '12:00', '2026-04-21'],
  ['petition', '2026-04-01', '12:00', '2026-04-24'],
  // Three holidays that were moved to Mondays: 8, 15 and 29 June 2026.
  ['complaint', '2026-06-05', '12:00', '2026-07-01'],
  // Over the end of the year: 8 and 25 December, 1 January, and the Reyes of 11 January 2027.
  ['consumer-claim', '2026-12-22', '12:00', '2027-01-15'],
  ['data-query', '2026-12-23', '12:00', '2027-01-08'],
  // Two holidays on one Monday, 30 June 2025.
  ['data-query', '2025-06-27', '12:00', '2025-07-14'],
  // All days of the calendar, wherever they end: on a Sunday, and after Christmas and New Year.
  ['withdrawal', '2026-11-26', '00:00', '2026-12-11'],
  ['withdrawal', '2026-11-28', '23:59', '2026-12-13'],
  ['withdrawal', '2026-12-23', '12:00', '2027-01-07'],
  ['chargeback', '2026-12-22', '12:00', '2027-01-15'],
])('a %s that came on %s at %s is to be answered by %s', (kind, date, hour, due) => {
  expect(firstDueDate(kind, at(date, hour))).toBe(due);
});

test('late in the evening it is another day elsewhere', () => {
  // 23:59 in Bogotá is the next day in UTC.
  expect(firstDueDate('data-query', new Date('2026-11-04T04:59:00Z'))).toBe('2026-11-18');
  expect(firstDueDate('data-query', new Date('2026-11-04T05:00:00Z'))).toBe('2026-11-19');
});

test.each<[RequestKind, string, string]>([
  ['data-query', '2026-11-18', '2026-11-25'],
  ['data-claim', '2026-12-04', '2026-12-17'],
  ['data-claim', '2026-03-30', '2026-04-13'],
])('a %s that is due on %s can be extended to %s', (kind, due, extended) => {
  expect(extendedDueDate(kind, due)).toBe(extended);
});

test.each(['petition', 'complaint', 'consumer-claim', 'withdrawal', 'chargeback'] as const)(
  'a %s cannot be extended',
  (kind) => {
    expect(() => extendedDueDate(kind, '2026-11-18')).toThrow(RangeError);
  },
);

test.each(requestKindNames)('extending a %s is one term of both', (kind) => {
  const { term, extension } = requestKinds[kind];
  const others = { petition: 15, complaint: 15, 'consumer-claim': 15, chargeback: 15 };
  expect(term.days + (extension ?? 0)).toBe(
    { 'data-query': 15, 'data-claim': 23, withdrawal: 15, ...others }[kind],
  );
});

test.each([
  // Asked and completed on the same day, and over a weekend: nothing is lost.
  ['2026-11-18', '2026-11-05', '2026-11-05', '2026-11-18'],
  ['2026-11-18', '2026-11-06', '2026-11-08', '2026-11-18'],
  ['2026-11-18', '2026-11-05', '2026-11-06', '2026-11-19'],
  // Five days of the person's, with the holiday of 16 November between.
  ['2026-11-18', '2026-11-10', '2026-11-18', '2026-11-25'],
  // Over the turn of the year.
  ['2026-12-18', '2026-12-14', '2027-01-12', '2027-01-18'],
])('what was due on %s, asked on %s and completed on %s, is due on %s', (due, asked, done, to) => {
  const times = { askedAt: at(asked), completedAt: at(done) };
  expect(resumedDueDate('petition', due, times)).toBe(to);
});

test('who withdraws and completes it over a weekend and a holiday took all of those days', () => {
  const times = { askedAt: at('2026-12-04'), completedAt: at('2026-12-09') };
  expect(resumedDueDate('withdrawal', '2026-12-11', times)).toBe('2026-12-16');
  expect(resumedDueDate('chargeback', '2026-12-11', times)).toBe('2026-12-15');
});

test.each([
  // The day of the payment is not counted; a weekend, and the holiday of 8 December, are not either.
  ['2026-11-26', '23:59', '2026-12-03'],
  ['2026-12-03', '12:00', '2026-12-11'],
  ['2026-12-05', '12:00', '2026-12-14'],
])('from what was paid on %s at %s one may withdraw until %s', (date, hour, until) => {
  expect(withdrawUntil(at(date, hour))).toBe(until);
});

test('a clock that goes back takes no day away', () => {
  const times = { askedAt: at('2026-11-06'), completedAt: at('2026-11-05') };
  expect(resumedDueDate('petition', '2026-11-18', times)).toBe('2026-11-18');
  expect(resumedDueDate('withdrawal', '2026-11-18', times)).toBe('2026-11-18');
});

test.each([
  ['2026-11-24', '2027-01-24'],
  ['2026-12-31', '2027-02-28'],
  ['2027-12-31', '2028-02-29'],
  ['2026-07-31', '2026-09-30'],
  ['2026-06-30', '2026-08-30'],
])('what is asked for on %s can be completed until %s', (asked, last) => {
  expect(completeBy(at(asked))).toBe(last);
});

test('what is missing is asked for within five working days, and a start is marked within two', () => {
  expect(askBy(at('2026-04-01'))).toBe('2026-04-10');
  expect(startBy(at('2026-04-01'))).toBe('2026-04-07');
});

const facts = { status: 'received', dueOn: '2026-11-18', askedAt: null } as const;

test.each([
  ['2026-11-17', '12:00', { state: 'running', dueOn: '2026-11-18', daysLeft: 1 }],
  ['2026-11-13', '12:00', { state: 'running', dueOn: '2026-11-18', daysLeft: 2 }],
  ['2026-11-18', '23:59', { state: 'running', dueOn: '2026-11-18', daysLeft: 0 }],
  ['2026-11-19', '00:00', { state: 'late', dueOn: '2026-11-18', daysLate: 1 }],
  ['2026-11-22', '12:00', { state: 'late', dueOn: '2026-11-18', daysLate: 2 }],
])('on %s at %s the clock of what is due on 18 November says %j', (date, hour, clock) => {
  expect(requestClock(facts, at(date, hour))).toEqual(clock);
});

test('the clock stands still while the person completes it, until two months are over', () => {
  const waiting = { ...facts, status: 'waiting', askedAt: at('2026-11-24') } as const;
  const paused = { state: 'paused', completeBy: '2027-01-24' };
  expect(requestClock(waiting, at('2027-01-24', '23:59'))).toEqual({
    ...paused,
    isAbandoned: false,
  });
  expect(requestClock(waiting, at('2027-01-25', '00:00'))).toEqual({
    ...paused,
    isAbandoned: true,
  });
});

test.each(['answered', 'closed', 'abandoned'] as const)(
  'of what is %s it runs no more',
  (status) => {
    expect(requestClock({ ...facts, status }, at('2026-12-24'))).toEqual({ state: 'stopped' });
  },
);

test('one that is in progress is late like one that only came', () => {
  expect(requestClock({ ...facts, status: 'in_progress' }, at('2026-11-19'))).toMatchObject({
    state: 'late',
  });
});
