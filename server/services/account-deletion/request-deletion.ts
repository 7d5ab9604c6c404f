import { deletionGraceDays } from '#content/deletion.ts';
import type { DeleteAccountFields } from '#packages/account/src/index.ts';
import { AppError } from '#server/app-error.ts';
import { checkPassword } from '#server/services/accounts/check-password.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { signOut } from '#server/services/accounts/sign-out.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { leaveMembership } from './leave-membership.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Gives an account a date on which it is deleted, and cancels its membership: nothing more is charged. All its sessions end, and
 * a mail says when that is and how to keep the account. The headers that it returns take the cookie of this session away.
 */
export async function requestDeletion(
  services: Pick<AppServices, 'accounts' | 'db' | 'limits' | 'memberships' | 'now'>,
  actor: SessionActor,
  { headers, ...typed }: DeleteAccountFields & { headers: Headers },
): Promise<Headers> {
  const { userId, session } = actor;
  const { email } = session;
  if (typed.email !== email.toLowerCase()) throw new AppError('account.other-email');
  await checkPassword(services, session, headers, typed.currentPassword);
  const at = services.now();
  await services.db.service.transaction().execute(async (db) => {
    // First, as whatever moves a membership holds it before the account.
    const member = await leaveMembership({ ...services, db, now: () => at }, userId);
    const leaving = await db
      .updateTable('users')
      .set({ deletion_due_at: new Date(+at + deletionGraceDays * day) })
      .where('id', '=', userId)
      .where('deletion_due_at', 'is', null)
      .returning(['email', 'display_name as displayName', 'deletion_due_at as due'])
      .$narrowType<{ due: Date }>()
      .executeTakeFirst();
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    if (leaving)
      await services.accounts.mails.deletionRequested(leaving, { due: leaving.due, member }, db);
  });
  return signOut(services, actor, headers);
}
