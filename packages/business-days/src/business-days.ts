import { toDate, toDayNumber, weekday } from './calendar.ts';
import { colombianHolidays } from './holidays.ts';

const saturday = 5;
/** No legal term is nearly as long; it bounds the work of whoever asks. */
const mostDays = 10_000;

/** Whether people work on a date such as `2026-11-23`: Monday to Friday, no public holiday of Colombia. */
export const isBusinessDay = (date: string): boolean => isWorkedOn(toDayNumber(date));

/**
 * The working day that is `count` working days after a date, or before it when `count` is negative. The date itself is
 * not counted (Ley 1564 de 2012, art. 118: a term «correrá a partir del día siguiente»); zero is the date as it is.
 * Throws a RangeError over 10,000 days, for what is no date, and before 1984.
 * @example addBusinessDays('2026-04-01', 1) // '2026-04-06': Holy Week and a weekend lie between
 */
export function addBusinessDays(date: string, count: number): string {
  if (!Number.isInteger(count) || Math.abs(count) > mostDays)
    throw new RangeError(`${count} is not a number of days up to ${mostDays}`);
  const step = Math.sign(count);
  let day = toDayNumber(date);
  for (let left = Math.abs(count); left > 0;) {
    day += step;
    if (isWorkedOn(day)) left -= 1;
  }
  return toDate(day);
}

/**
 * How many working days come after one date up to another, that one included: `addBusinessDays` from the first by as
 * many arrives there or at the working day before it. Negative where the second date is the earlier one.
 * @example countBusinessDays('2026-11-20', '2026-11-23') // 1: Friday to Monday
 */
export function countBusinessDays(from: string, to: string): number {
  const [first, last] = [toDayNumber(from), toDayNumber(to)];
  if (Math.abs(last - first) > mostDays)
    throw new RangeError(`${from} and ${to} are more than ${mostDays} days apart`);
  const step = Math.sign(last - first);
  let count = 0;
  for (let day = first; day !== last;) {
    day += step;
    if (isWorkedOn(day)) count += step;
  }
  return count;
}

function isWorkedOn(day: number): boolean {
  const date = toDate(day);
  return weekday(day) < saturday && !colombianHolidays(Number(date.slice(0, 4))).has(date);
}
