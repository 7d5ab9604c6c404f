import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/** Those who may act for the studio. */
export const activeStaff = (db: Kysely<DB>) =>
  db
    .selectFrom('users')
    .where('is_staff', '=', true)
    .where('suspended_at', 'is', null)
    .where('deletion_due_at', 'is', null);
