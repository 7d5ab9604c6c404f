import { type RawBuilder, sql } from 'kysely';
import { toSearchPatterns } from './search-patterns.ts';

/** The tables that the staff searches: each has a column `search`, and an index of it. */
export type SearchedTable = 'contacts' | 'contact_submissions' | 'quotes';

/**
 * The condition that a row of the table has each of these words: see migration 0017. Null where nothing was typed; no row
 * has what is no word.
 */
export const matches = (table: SearchedTable, typed: string): RawBuilder<boolean> | null => {
  const column = sql.ref(`${table}.search`);
  const words = toSearchPatterns(typed);
  if (!words) return null;
  if (words.length === 0) return sql<boolean>`false`;
  const conditions = words.map((word) => sql`${column} like app.fold_text(${word})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};
