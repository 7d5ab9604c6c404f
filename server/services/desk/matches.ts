import { type RawBuilder, sql } from 'kysely';
import { toSearchPatterns } from './search-patterns.ts';

/** What the staff's lists show: tables with a `search` and indexes for it and for their order (migrations 0017, 0026). */
export type SearchedTable = 'contacts' | 'contact_submissions' | 'users';

/** The condition that a row of such a table has each of these words. Null where nothing was typed; no row has what is no word. */
export const matches = (table: SearchedTable, typed: string): RawBuilder<boolean> | null => {
  const column = sql.ref(`${table}.search`);
  const words = toSearchPatterns(typed);
  if (!words) return null;
  if (words.length === 0) return sql<boolean>`false`;
  const conditions = words.map((word) => sql`${column} like app.fold_text(${word})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};
