import { type Kysely, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { activeStaff } from '../accounts/active-staff.ts';

/**
 * Until the transaction ends nobody else changes who is of the staff, so that of two who remove each other one stays. The
 * actor still belongs to it: rejects with `user.staff-over`.
 */
export async function lockStaff(db: Kysely<DB>, { userId }: StaffActor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 2))`.execute(db);
  const actor = await activeStaff(db).select('id').where('id', '=', userId).executeTakeFirst();
  if (!actor) throw new AppError('user.staff-over');
}
