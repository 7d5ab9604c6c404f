import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { recordUserChange } from './user-history.ts';
import type { UserId } from './user-id.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Writes to a person what they have to correct, and the last day for it in Bogotá: what the terms of use promise before an
 * account is suspended. Rejects with `user.gone`, and with `user.changed` where it is suspended already.
 */
export async function warnUser(
  { accounts: { mails }, db: { service }, now }: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  actor: StaffActor,
  { userId, reason, days }: { userId: UserId; reason: string; days: number },
): Promise<void> {
  const dueOn = bogotaDate(new Date(+now() + days * day));
  await service.transaction().execute(async (db) => {
    const person = await db
      .selectFrom('users')
      .select(['email', 'display_name as displayName', 'suspended_at as suspendedAt'])
      .where('id', '=', userId)
      // It is not suspended in between.
      .forUpdate()
      .executeTakeFirst();
    if (!person) throw new AppError('user.gone');
    if (person.suspendedAt) throw new AppError('user.changed');
    await recordUserChange({ db, now }, actor, {
      userId,
      kind: 'warned',
      due_on: dueOn,
      body: reason,
    });
    await recordAudit({ db, now }, actor, {
      action: 'warn-user',
      subject: { kind: 'user', id: userId, after: { dueOn } },
    });
    await mails.userWarned(person, { reason, dueOn }, db);
  });
}
