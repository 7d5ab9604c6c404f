import type { TermWords } from './clock-text.ts';

/** How many working days there are to answer, or since when it is late. */
export const Term = ({ term: { text, isLate } }: { term: TermWords }) => (
  <span className={isLate ? 'due due-late' : 'due'}>{text}</span>
);
