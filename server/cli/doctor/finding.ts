/** What was looked at, in words. `bad` keeps the product from running; `odd` may surprise somebody. */
export type Finding = { verdict: 'good' | 'odd' | 'bad'; words: string };

export const good = (words: string): Finding => ({ verdict: 'good', words });
export const odd = (words: string): Finding => ({ verdict: 'odd', words });
export const bad = (words: string): Finding => ({ verdict: 'bad', words });

/** A sentence of the log as a line: those end in no full stop. */
export const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** What the error says, for the end of a sentence. */
export function reasonOf(error: unknown): string {
  // A connection tried at several addresses fails with one error for each, and no message of its own.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

const marks = { good: '✓', odd: '!', bad: '✗' } satisfies Record<Finding['verdict'], string>;

/** As it is printed. */
export const findingText = ({ verdict, words }: Finding): string => `${marks[verdict]} ${words}`;
