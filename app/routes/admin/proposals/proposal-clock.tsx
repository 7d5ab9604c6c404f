import type { ClockWords } from './clock-words.ts';

/** Where the clock of the first answer stands. */
export const ProposalClock = ({ clock: { text, tone } }: { clock: ClockWords }) =>
  tone === null ? text : <span className={`due due-${tone}`}>{text}</span>;
