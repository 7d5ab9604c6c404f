import { expect, test } from 'vitest';
import { addBusinessDays, bogotaDate, countBusinessDays, isBusinessDay } from './index.ts';

test.each([
  ['2026-11-20', true, 'Friday'],
  ['2026-11-21', false, 'Saturday'],
  ['2026-11-22', false, 'Sunday'],
  ['2026-11-16', false, 'Independencia de Cartagena, moved from the 11th'],
  ['2026-11-11', true, 'the day it was moved from'],
  ['2024-02-29', true, 'Thursday'],
])('%s is worked on: %s (%s)', (date, expected) => {
  expect(isBusinessDay(date)).toBe(expected);
});

test.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  // Holy Week: Thursday, Friday and the weekend.
  ['2026-04-01', 1, '2026-04-06'],
  // A complaint (15 working days, and 8 more) over Christmas, New Year and Reyes.
  ['2026-12-18', 15, '2027-01-13'],
  ['2026-12-18', 23, '2027-01-25'],
  ['2026-11-23', -1, '2026-11-20'],
  ['2026-04-06', -1, '2026-04-01'],
  ['2026-11-22', 0, '2026-11-22'],
])('%s and %i working days: %s', (date, count, expected) => {
  expect(addBusinessDays(date, count)).toBe(expected);
});

test.each([
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-20', '2026-11-22', 0],
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-23', '2026-11-20', -1],
  ['2026-01-01', '2026-12-31', 243],
])('from %s to %s: %i', (from, to, expected) => {
  expect(countBusinessDays(from, to)).toBe(expected);
});

test('counting is the reverse of adding, from any day of three years by any term of the law', () => {
  const first = Date.parse('2025-01-01');
  for (let day = 0; day < 3 * 365; day += 1) {
    const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10);
    for (const count of [1, 2, 5, 8, 10, 15, 23]) {
      for (const signed of [count, -count]) {
        const there = addBusinessDays(date, signed);
        expect(isBusinessDay(there)).toBe(true);
        expect(countBusinessDays(date, there)).toBe(signed);
      }
    }
  }
});

test.each([
  '',
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '23/11/2026',
  '2026-11-23T10:00Z',
  '1983-05-02',
])('refuses %j, which is no date that it knows', (date) => {
  expect(() => addBusinessDays(date, 1)).toThrow(RangeError);
  expect(() => countBusinessDays(date, '2026-11-23')).toThrow(RangeError);
});

test.each([0.5, Number.NaN, 10_001, -10_001, Number.POSITIVE_INFINITY])(
  'refuses %f days',
  (count) => {
    expect(() => addBusinessDays('2026-11-23', count)).toThrow(RangeError);
  },
);

test('refuses to count through centuries', () => {
  expect(() => countBusinessDays('1990-01-01', '9990-01-01')).toThrow(RangeError);
});

test.each([
  ['2026-11-23T04:59:59.999Z', '2026-11-22'],
  ['2026-11-23T05:00:00Z', '2026-11-23'],
  ['2027-01-01T02:00:00Z', '2026-12-31'],
])('at %s it is %s in Bogotá', (moment, expected) => {
  expect(bogotaDate(new Date(moment))).toBe(expected);
});
