import { bogotaDate, bogotaMidnight } from '#packages/business-days/src/index.ts';

/**
 * The same hour of the same day, so many calendar months later by a clock in Bogotá; the last day of a month that has no such
 * day. From one anchor, 31 January leads to 28 February and then to 31 March; from one end to the next it would not.
 * @example addMonths(new Date('2027-01-31T15:00Z'), 1) // 2027-02-28T15:00Z
 */
export function addMonths(moment: Date, months: number): Date {
  const date = bogotaDate(moment);
  const timeOfDay = moment.getTime() - bogotaMidnight(date).getTime();
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const there = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return new Date(bogotaMidnight(there.toISOString().slice(0, 10)).getTime() + timeOfDay);
}
