import type { StaffActor } from '#server/actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { recordUserChange } from './user-history.ts';
import type { UserId } from './user-id.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** Opens a suspended account again. Of two who do so at once the second rejects with `user.not-suspended`. */
export async function reactivateUser(
  { accounts: { mails }, db: { service }, now }: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  actor: StaffActor,
  { userId, decision }: { userId: UserId; decision: string },
): Promise<void> {
  await service.transaction().execute(async (db) => {
    const person = await db
      .updateTable('users')
      .set({ suspended_at: null, review_asked_at: null })
      .where('id', '=', userId)
      .where('suspended_at', 'is not', null)
      .returning(['email', 'display_name as displayName'])
      .executeTakeFirst();
    if (!person) throw await whyUnchanged(db, userId, 'user.not-suspended');
    await recordUserChange({ db, now }, actor, { userId, kind: 'reactivated', body: decision });
    await recordAudit({ db, now }, actor, {
      action: 'reactivate-user',
      subject: {
        kind: 'user',
        id: userId,
        before: { suspended: true },
        after: { suspended: false },
      },
    });
    await mails.userReactivated(person, decision, db);
  });
}
