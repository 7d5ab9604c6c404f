import { type RawBuilder, sql } from 'kysely';
import { toSearchPatterns } from './search-patterns.ts';

/** The tables of the staff's lists: each has a column `search`, and an index of it. */
export type SearchedTable =
  | 'contacts'
  | 'contact_submissions'
  | 'legal_requests'
  | 'orders'
  | 'projects'
  | 'quotes'
  | 'users';

/** The condition that a row of such a table has each of these words. Null where nothing was typed; no row has what is no word. */
export const matches = (table: SearchedTable, typed: string): RawBuilder<boolean> | null => {
  const column = sql.ref(`${table}.search`);
  const words = toSearchPatterns(typed);
  if (!words) return null;
  if (words.length === 0) return sql<boolean>`false`;
  const conditions = words.map((word) => sql`${column} like app.fold_text(${word})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};
