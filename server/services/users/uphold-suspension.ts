import type { StaffActor } from '#server/actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { recordUserChange } from './user-history.ts';
import type { UserId } from './user-id.ts';
import { whyUnchanged } from './why-unchanged.ts';

/**
 * Answers a suspended person whose account stays suspended; they may ask for another review. Of two who do so at once the
 * second rejects with `user.no-review`, as where there was none.
 */
export async function upholdSuspension(
  { accounts: { mails }, db: { service }, now }: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  actor: StaffActor,
  { userId, decision }: { userId: UserId; decision: string },
): Promise<void> {
  await service.transaction().execute(async (db) => {
    const person = await db
      .updateTable('users')
      .set({ review_asked_at: null })
      .where('id', '=', userId)
      .where('suspended_at', 'is not', null)
      .where('review_asked_at', 'is not', null)
      .returning(['email', 'display_name as displayName'])
      .executeTakeFirst();
    if (!person) throw await whyUnchanged(db, userId, 'user.no-review');
    await recordUserChange({ db, now }, actor, { userId, kind: 'upheld', body: decision });
    await recordAudit({ db, now }, actor, {
      action: 'uphold-suspension',
      subject: { kind: 'user', id: userId },
    });
    await mails.suspensionUpheld(person, decision, db);
  });
}
