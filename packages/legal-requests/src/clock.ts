import {
  addBusinessDays,
  bogotaDate,
  bogotaMidnight,
  countBusinessDays,
} from '#packages/business-days/src/index.ts';
import { type RequestKind, requestKinds } from './kinds.ts';
import { type Term, withdrawalDays } from './terms.ts';
import { isOpen, type RequestStatus } from './statuses.ts';

/** A claim that lacks something is to be completed within so many months (Ley 1581 of 2012, art. 15). */
const monthsToComplete = 2;
/** Working days in which what is missing is to be asked for, from the day after the request came (the same article). */
const daysToAsk = 5;
/** Working days in which a claim is marked as «en trámite» (the same article). */
const daysToStart = 2;
/** Colombia changes no clocks. */
const millisecondsPerDay = 86_400_000;

/**
 * The last day, such as `2026-12-10`, to answer what came at a moment. The day of arrival is not counted. A term of the
 * calendar that ends on a Sunday ends on that Sunday: the person reads no later day than the law gives.
 */
export const firstDueDate = (kind: RequestKind, receivedAt: Date): string =>
  addDays(bogotaDate(receivedAt), requestKinds[kind].term);

const addDays = (date: string, { days, calendar }: Term): string =>
  calendar
    ? bogotaDate(new Date(bogotaMidnight(date).getTime() + days * millisecondsPerDay))
    : addBusinessDays(date, days);

/** The last day to withdraw from what was paid at a moment; the day of the payment is not counted. */
export const withdrawUntil = (paidAt: Date): string =>
  addBusinessDays(bogotaDate(paidAt), withdrawalDays);

/** The last day to ask for what is missing. */
export const askBy = (receivedAt: Date): string =>
  addBusinessDays(bogotaDate(receivedAt), daysToAsk);

/** The last day to mark a request as «en trámite». */
export const startBy = (receivedAt: Date): string =>
  addBusinessDays(bogotaDate(receivedAt), daysToStart);

/** The last day once the term is extended. Throws a RangeError for a kind that has no extension. */
export function extendedDueDate(kind: RequestKind, dueOn: string): string {
  const { extension } = requestKinds[kind];
  if (extension === null) throw new RangeError(`A ${kind} cannot be extended`);
  return addBusinessDays(dueOn, extension);
}

/**
 * The last day once a person has completed what they were asked for: each day that it took them is one more, of those that
 * count for this kind. One that was late stays as late as it was.
 */
export function resumedDueDate(
  kind: RequestKind,
  dueOn: string,
  { askedAt, completedAt }: { askedAt: Date; completedAt: Date },
): string {
  const [asked, completed] = [bogotaDate(askedAt), bogotaDate(completedAt)];
  const { calendar } = requestKinds[kind].term;
  const took = calendar
    ? (bogotaMidnight(completed).getTime() - bogotaMidnight(asked).getTime()) / millisecondsPerDay
    : countBusinessDays(asked, completed);
  return addDays(dueOn, { days: Math.max(0, took), calendar });
}

/**
 * The last day to complete a request, two months after it was asked for: the day of the same number, or the last one of a
 * month that has no such day (Código Civil, art. 67).
 */
export function completeBy(askedAt: Date): string {
  const [year = 0, month = 0, day = 0] = bogotaDate(askedAt).split('-').map(Number);
  const last = new Date(Date.UTC(year, month + monthsToComplete, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + monthsToComplete, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

/** Where the term of a request stands. Days are working days. */
export type RequestClock =
  | { state: 'running'; dueOn: string; daysLeft: number }
  | { state: 'late'; dueOn: string; daysLate: number }
  | { state: 'paused'; completeBy: string; isAbandoned: boolean }
  | { state: 'stopped' };

/** The facts of a request that its clock goes by. */
export type ClockFacts = { status: RequestStatus; dueOn: string; askedAt: Date | null };

/** Where the term stands at a moment; a request is late from the day after its last one on. */
export function requestClock({ status, dueOn, askedAt }: ClockFacts, now: Date): RequestClock {
  const today = bogotaDate(now);
  if (askedAt) {
    const last = completeBy(askedAt);
    return { state: 'paused', completeBy: last, isAbandoned: today > last };
  }
  if (!isOpen(status)) return { state: 'stopped' };
  return today > dueOn
    ? { state: 'late', dueOn, daysLate: countBusinessDays(dueOn, today) }
    : { state: 'running', dueOn, daysLeft: countBusinessDays(today, dueOn) };
}
