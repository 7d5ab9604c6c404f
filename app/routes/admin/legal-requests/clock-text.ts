import { longDate } from '#content/dates.ts';
import {
  type ClockFacts,
  type RequestClock,
  requestClock,
} from '#packages/legal-requests/src/index.ts';

export type TermWords = { text: string; isLate: boolean };

/** The term of a request in words; made on the server, for a browser that shows it needs no calendar. */
export const termOf = (request: ClockFacts, now: Date): TermWords =>
  clockText(requestClock(request, now));

/** Where the term of a request stands, in words; empty where it runs no more. */
export function clockText(clock: RequestClock): TermWords {
  switch (clock.state) {
    case 'running':
      return {
        text: clock.daysLeft === 0 ? 'vence hoy' : `vence en ${days(clock.daysLeft)}`,
        isLate: false,
      };
    case 'late':
      return {
        // On the weekend after its last day no working day has gone by.
        text: clock.daysLate === 0 ? 'venció' : `venció hace ${days(clock.daysLate)}`,
        isLate: true,
      };
    case 'paused':
      return {
        text: `Detenido. Tiene hasta el ${longDate(clock.completeBy)} para completarla`,
        isLate: false,
      };
    case 'stopped':
      return { text: '', isLate: false };
  }
}

/** Number and unit stay on one line. */
const days = (count: number) =>
  `${count}\u{A0}${count === 1 ? 'día\u{A0}hábil' : 'días\u{A0}hábiles'}`;
