import { addBusinessDays, bogotaDate, bogotaMidnight } from '#packages/business-days/src/index.ts';

/** Until when a report may wait for the staff: the same hour of the next working day. */
export function reportDueAt(reportedAt: Date): Date {
  const date = bogotaDate(reportedAt);
  const sinceMidnight = +reportedAt - +bogotaMidnight(date);
  return new Date(+bogotaMidnight(addBusinessDays(date, 1)) + sinceMidnight);
}
