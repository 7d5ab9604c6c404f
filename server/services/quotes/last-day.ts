import { quoteDays } from '#content/quote.ts';
import { bogotaDate, isDate } from '#packages/business-days/src/index.ts';

const day = 24 * 60 * 60 * 1000;
const longest = 366;

/** The day so many days after this one, in Bogotá. */
const dayAfter = (now: Date, days: number): string => bogotaDate(new Date(+now + days * day));

/** Until when a quote is valid that nobody said anything else of. */
export const usualLastDay = (now: Date): string => dayAfter(now, quoteDays);

/** Whether a quote may be valid until this day: it is one, and neither over nor too far away. */
export const isLastDay = (date: string, now: Date): boolean =>
  isDate(date) && date >= bogotaDate(now) && date <= dayAfter(now, longest);
