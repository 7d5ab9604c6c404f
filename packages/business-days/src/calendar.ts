const millisecondsPerDay = 86_400_000;
/** Colombia is five hours behind UTC, since 1993 all year round (Decreto 2707 de 1982, art. 1). */
const bogotaBehindUtc = 5 * 3_600_000;

/** The date that a clock in Bogotá shows at a moment, as `2026-11-23`. */
export const bogotaDate = (moment: Date): string =>
  new Date(moment.getTime() - bogotaBehindUtc).toISOString().slice(0, 10);

/** When a date such as `2026-11-23` begins in Bogotá. */
export const bogotaMidnight = (date: string): Date =>
  new Date(toDayNumber(date) * millisecondsPerDay + bogotaBehindUtc);

/** Whether a text is a date like `2026-11-23`, and of a day that there is. */
export function isDate(text: string): boolean {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Of 30 February some engines make 2 March.
  return !Number.isNaN(milliseconds) && toDate(milliseconds / millisecondsPerDay) === text;
}

/** Days since 1970-01-01 of a date such as `2026-11-23`. Throws a RangeError for anything that is none. */
export function toDayNumber(date: string): number {
  if (!isDate(date)) throw new RangeError(`${JSON.stringify(date)} is not a date like 2026-11-23`);
  return Date.parse(date) / millisecondsPerDay;
}

/** The reverse of `toDayNumber`. */
export const toDate = (day: number): string =>
  new Date(day * millisecondsPerDay).toISOString().slice(0, 10);

/** The day of a year, month (1 to 12) and day of the month; what goes over the end of a month goes on in the next. */
export const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / millisecondsPerDay;

/** 0 is Monday, 6 is Sunday. */
export const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7;
