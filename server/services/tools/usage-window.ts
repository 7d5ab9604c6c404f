import { type Feature, featureWindows } from '#content/plan-limits.ts';
import { bogotaDate, bogotaMidnight } from '#packages/business-days/src/index.ts';

const day = 24 * 60 * 60 * 1000;

/** The first day of the window that a use of now counts in, `2026-11-01`: of the month, or the Monday of the week (ISO 8601), of Bogotá. */
export function windowStart(feature: Feature, now: Date): string {
  const today = bogotaDate(now);
  if (featureWindows[feature] === 'month') return `${today.slice(0, -2)}01`;
  const date = new Date(`${today}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * day).toISOString().slice(0, 10);
}

/** When the next window begins. */
export function nextWindow(feature: Feature, now: Date): Date {
  const start = new Date(`${windowStart(feature, now)}T00:00:00Z`);
  if (featureWindows[feature] === 'month') start.setUTCMonth(start.getUTCMonth() + 1);
  else start.setUTCDate(start.getUTCDate() + 7);
  return bogotaMidnight(start.toISOString().slice(0, 10));
}
