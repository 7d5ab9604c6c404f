import { expect, test } from 'vitest';
import { nextBillingTime } from './next-billing-time.ts';

const series = (first: string, unit: 'MONTH' | 'YEAR', count: number): string[] => {
  const times = [`${first}T15:00:00.250Z`];
  for (let index = 1; index < count; index += 1) {
    times.push(nextBillingTime(times.at(-1) ?? '', { interval_unit: unit, interval_count: 1 }));
  }
  expect(times.every((time) => time.endsWith('T15:00:00.250Z'))).toBe(true);
  return times.map((time) => time.slice(0, 10));
};

test.each([
  ['the 10th', ['2026-11-10', '2026-12-10', '2027-01-10', '2027-02-10']],
  ['the 31st', ['2027-01-31', '2027-03-01', '2027-04-01', '2027-05-01']],
  ['the 31st before a month of 30 days', ['2026-08-31', '2026-10-01', '2026-11-01']],
  ['the 31st before one of 31', ['2026-07-31', '2026-08-31', '2026-10-01']],
  ['the 30th', ['2026-12-30', '2027-01-30', '2027-03-01', '2027-04-01']],
  ['the 29th of a leap year', ['2028-01-29', '2028-02-29', '2028-03-29']],
  ['the 29th of another', ['2027-01-29', '2027-03-01', '2027-04-01']],
])('each month from %s on', (_, dates) => {
  expect(series(dates[0] ?? '', 'MONTH', dates.length)).toEqual(dates);
});

test('each year, of 29 February too', () => {
  expect(series('2026-11-30', 'YEAR', 3)).toEqual(['2026-11-30', '2027-11-30', '2028-11-30']);
  expect(series('2028-02-29', 'YEAR', 3)).toEqual(['2028-02-29', '2029-03-01', '2030-03-01']);
});
