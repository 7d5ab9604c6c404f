import { expect, test } from 'vitest';
import { colombianHolidays } from './index.ts';

/** Carl Friedrich Gauss, 1816, as he corrected it: another way to Easter than ours, for these years alone. */
function easterByGauss(year: number): Date {
  const [a, b, c] = [year % 19, year % 4, year % 7];
  // M and N of the years 1900 to 2099.
  const d = (19 * a + 24) % 30;
  const e = (2 * b + 4 * c + 6 * d + 5) % 7;
  const isLate = (d === 29 && e === 6) || (d === 28 && e === 6 && a > 10);
  return new Date(Date.UTC(year, 2, 22 + d + e - (isLate ? 7 : 0)));
}

/** Walks through a year day by day and asks of each which holiday it is. */
function holidaysByWalking(year: number): string[] {
  const easter = easterByGauss(year).getTime();
  const found: string[] = [];
  for (const day = new Date(Date.UTC(year, 0, 1)); day.getUTCFullYear() === year; next(day)) {
    const on = (date: Date) => `${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
    const fromEaster = Math.round((day.getTime() - easter) / 86_400_000);
    const week = Array.from(
      { length: 7 },
      (_, back) => new Date(day.getTime() - back * 86_400_000),
    );
    const isMonday = day.getUTCDay() === 1;
    const isHoliday =
      ['1-1', '5-1', '7-20', '8-7', '12-8', '12-25'].includes(on(day)) ||
      [-3, -2, 43, 64, 71].includes(fromEaster) ||
      (isMonday &&
        week.some((date) =>
          ['1-6', '3-19', '6-29', '8-15', '10-12', '11-1', '11-11'].includes(on(date)),
        ));
    if (isHoliday) found.push(day.toISOString().slice(0, 10));
  }
  return found;
}

const next = (day: Date) => day.setUTCDate(day.getUTCDate() + 1);

const years = Array.from({ length: 21 }, (_, index) => 2020 + index);

test.each(years)(
  'the holidays of %i are those of another Easter and another way to Mondays',
  (year) => {
    expect([...colombianHolidays(year)]).toEqual(holidaysByWalking(year));
  },
);

test('are those of the official lists', () => {
  const official = {
    2026:
      '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 ' +
      '06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
    2027:
      '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 ' +
      '07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
  };
  for (const [year, list] of Object.entries(official)) {
    const days = list.split(' ').map((day) => `${year}-${day}`);
    expect([...colombianHolidays(Number(year))]).toEqual(days);
  }
});

test('two on one day are one', () => {
  expect(colombianHolidays(2025).size).toBe(17);
  expect(colombianHolidays(2025)).toContain('2025-06-30');
});

test.each([1983, 10_000, 2026.5, Number.NaN])('there are none known of %f', (year) => {
  expect(() => colombianHolidays(year)).toThrow(RangeError);
});
