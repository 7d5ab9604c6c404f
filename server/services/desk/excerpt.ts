import { type RawBuilder, sql } from 'kysely';

/** How the message of a row begins: more than one line of a list has room for. */
export const excerptOf = (table: 'contacts' | 'contact_submissions'): RawBuilder<string> =>
  sql`left(${sql.ref(`${table}.message`)}, 160)`;
