import type { ChangePasswordFields } from '#packages/account/src/index.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import type { AccountMails } from './account-mails.ts';
import type { Auth } from './auth.ts';
import { checkPassword, passwordRefusal } from './check-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { Session } from './read-session.ts';
import { takeBackLinks } from './take-back-links.ts';

/**
 * Gives the account of this session another password, after its current one. Every other session ends, mailed links and
 * trusted devices are good no longer, and the owner is told by mail. The headers that it returns carry the session that
 * goes on.
 */
export async function changePassword(
  services: { db: Database; auth: Auth; limits: AttemptLimits; mails: AccountMails },
  session: Session,
  requestHeaders: Headers,
  { currentPassword, password }: ChangePasswordFields,
): Promise<Headers> {
  const { db, auth, limits, mails } = services;
  await checkPassword(services, session, requestHeaders, currentPassword);
  await refuseCommonPassword(password);
  const changed = await oneAtATime(limits, session.userId, () =>
    auth.api.changePassword({
      body: { currentPassword, newPassword: password, revokeOtherSessions: true },
      headers: requestHeaders,
      returnHeaders: true,
    }),
  );
  // Wrong codes came from whoever had the old password.
  await limits.resetAttempts('code', session.userId);
  await takeBackLinks(db.service, session.userId);
  await mails.passwordChanged(session);
  return changed.headers;
}

/** The library checks the current password again: whoever comes after another change finds it wrong. */
async function oneAtATime<Result>(
  limits: AttemptLimits,
  userId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  await limits.spend('changingPassword', userId).catch((error: unknown) => {
    throw isAppError(error) ? new AppError('auth.two-factor-stale', { cause: error }) : error;
  });
  try {
    return await change();
  } catch (error) {
    throw passwordRefusal(error);
  } finally {
    await limits.forgive('changingPassword', userId);
  }
}
