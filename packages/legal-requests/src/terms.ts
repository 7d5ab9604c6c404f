/** How long the law gives for an answer, from the day after what is answered came. */
export type Term = {
  days: number;
  /** Whether all days of the calendar count, and not the working days alone. */
  calendar: boolean;
};

/** Working days in which a client may withdraw from what they bought at a distance (Ley 1480 of 2011, art. 47). */
export const withdrawalDays = 5;

/** In which who withdraws has all of their money back: the law that gives it stands beside the kinds of requests. */
export const withdrawalTerm = { days: 15, calendar: true } as const satisfies Term;

/** How long a term is, in words: `15 días hábiles`. Number and unit stay on one line. */
export const termText = ({ days, calendar }: Term): string =>
  `${days}\u{A0}días ${calendar ? 'calendario' : 'hábiles'}`;
