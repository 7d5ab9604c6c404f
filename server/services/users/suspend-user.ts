import type { Kysely } from 'kysely';
import type { SuspensionGround } from '#packages/account/src/index.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { lockStaff } from './lock-staff.ts';
import { recordUserChange } from './user-history.ts';
import type { UserId } from './user-id.ts';
import { whyUnchanged } from './why-unchanged.ts';

export type Suspension = { userId: UserId; ground: SuspensionGround; reason: string };

/**
 * Suspends an account: from its next request on it has one page, and what it holds stays. Nobody does so to themself, so
 * that somebody of the staff is always left. Rejects with `user.self`, `user.no-warning`, `user.changed`,
 * `user.staff-over` and `user.gone`.
 */
export async function suspendUser(
  { accounts: { mails }, db: { service }, now }: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  actor: StaffActor,
  { userId, ground, reason }: Suspension,
): Promise<void> {
  if (userId === actor.userId) throw new AppError('user.self');
  const at = now();
  await service.transaction().execute(async (db) => {
    await lockStaff(db, actor);
    const person = await db
      .updateTable('users')
      .set({ suspended_at: at, review_asked_at: null })
      .where('id', '=', userId)
      .where('suspended_at', 'is', null)
      .returning(['email', 'display_name as displayName'])
      .executeTakeFirst();
    if (!person) throw await whyUnchanged(db, userId, 'user.changed');
    if (ground === 'uncorrected' && !(await hasOverdueWarning(db, userId, at)))
      throw new AppError('user.no-warning');
    await recordUserChange({ db, now }, actor, { userId, kind: 'suspended', ground, body: reason });
    await recordAudit({ db, now }, actor, {
      action: 'suspend-user',
      subject: {
        kind: 'user',
        id: userId,
        before: { suspended: false },
        after: { suspended: true, ground },
      },
    });
    await mails.userSuspended(person, reason, db);
  });
}

/** Whether the last day of a warning is over that no suspension followed, which is over since, too. */
export async function hasOverdueWarning(
  db: Kysely<DB>,
  userId: UserId,
  at: Date,
): Promise<boolean> {
  const last = await db
    .selectFrom('user_entries')
    .select(['kind', 'due_on'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['warned', 'suspended'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.due_on !== undefined && last.due_on !== null && last.due_on < bogotaDate(at);
}
