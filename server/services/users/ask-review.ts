import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { recordUserChange } from './user-history.ts';

/**
 * Answers one's own suspension and asks the staff, who is mailed, for a review. One answer waits at a time: rejects with
 * `suspension.waits`, and with `suspension.over` where the account is open.
 */
export async function askReview(
  { accounts: { mails }, db: { service }, now }: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  actor: SessionActor,
  { answer }: { answer: string },
): Promise<void> {
  const { userId } = actor;
  await service.transaction().execute(async (db) => {
    const asked = await db
      .updateTable('users')
      .set({ review_asked_at: now() })
      .where('id', '=', userId)
      .where('suspended_at', 'is not', null)
      .where('review_asked_at', 'is', null)
      .returning('full_name as name')
      .executeTakeFirst();
    if (!asked) {
      const suspended = db.selectFrom('users').select('id').where('id', '=', userId);
      const waits = await suspended.where('suspended_at', 'is not', null).executeTakeFirst();
      throw new AppError(waits ? 'suspension.waits' : 'suspension.over');
    }
    await recordUserChange({ db, now }, actor, { userId, kind: 'answered', body: answer });
    await mails.reviewAsked({ userId, name: asked.name, answer }, db);
  });
}
