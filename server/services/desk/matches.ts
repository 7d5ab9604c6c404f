import { type RawBuilder, sql } from 'kysely';
import { toSearchPatterns } from './search-patterns.ts';

/** The condition that a row of `contacts` or `contact_submissions` has each of these words, or null where there are none: see migration 0017. */
export const matches = (
  table: 'contacts' | 'contact_submissions',
  typed: string,
): RawBuilder<boolean> | null => {
  const column = sql.ref(`${table}.search`);
  const words = toSearchPatterns(typed).map((word) => sql`${column} like app.fold_text(${word})`);
  return words.length > 0 ? sql<boolean>`${sql.join(words, sql` and `)}` : null;
};
