import type { Kysely } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { activeStaff } from '../accounts/active-staff.ts';
import { lockStaff } from './lock-staff.ts';
import type { UserId } from './user-id.ts';

type StaffChange = { userId: UserId; isStaff: boolean };

/**
 * Lets somebody into the staff, or out of it. Only an open account with a confirmed address gets in, and somebody who can
 * act stays: rejects with `user.cannot-be-staff`, `user.last-staff`, `user.changed`, `user.staff-over` and `user.gone`.
 */
export async function changeStaff(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { userId, isStaff }: StaffChange,
): Promise<void> {
  await service.transaction().execute(async (db) => {
    await lockStaff(db, actor);
    const change = db
      .updateTable('users')
      .set({ is_staff: isStaff, updated_at: now() })
      .where('id', '=', userId)
      .where('is_staff', '!=', isStaff);
    const { numUpdatedRows } = await (
      isStaff
        ? change
            .where('email_verified', '=', true)
            .where('suspended_at', 'is', null)
            .where('deletion_due_at', 'is', null)
        : change.where(({ exists }) =>
            exists(activeStaff(db).select('id').where('id', '!=', userId)),
          )
    ).executeTakeFirst();
    if (numUpdatedRows === 0n) throw await whyNot(db, { userId, isStaff });
    await recordAudit({ db, now }, actor, {
      action: isStaff ? 'grant-staff' : 'revoke-staff',
      subject: { kind: 'user', id: userId, before: { isStaff: !isStaff }, after: { isStaff } },
    });
  });
}

async function whyNot(db: Kysely<DB>, { userId, isStaff }: StaffChange): Promise<AppError> {
  const row = await db
    .selectFrom('users')
    .select('is_staff')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return new AppError('user.gone');
  if (row.is_staff === isStaff) return new AppError('user.changed');
  return new AppError(isStaff ? 'user.cannot-be-staff' : 'user.last-staff');
}
