/** A day of the Gregorian calendar as `YYYY-MM-DD`, without a time zone. */
export type CalendarDate = string & { readonly calendarDate: unique symbol };

/**
 * Whether the text names a day that exists.
 * @example isCalendarDate('2028-02-29') // true
 * @example isCalendarDate('2027-02-31') // false
 */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
