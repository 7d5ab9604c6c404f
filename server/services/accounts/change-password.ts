import { APIError } from 'better-auth';
import type { ChangePasswordFields } from '#packages/account/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import type { AccountMails } from './account-mails.ts';
import type { Auth } from './auth.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { Session } from './read-session.ts';

/**
 * Gives the account of this session another password, after its current one. Every other session ends and the owner is
 * told by mail. The headers that it returns carry the session that goes on.
 */
export async function changePassword(
  { auth, limits, mails }: { auth: Auth; limits: AttemptLimits; mails: AccountMails },
  { userId, email, displayName }: Session,
  requestHeaders: Headers,
  { currentPassword, password }: ChangePasswordFields,
): Promise<Headers> {
  await limits.spend('passwordChange', userId);
  await refuseCommonPassword(password);
  try {
    const changed = await auth.api.changePassword({
      body: { currentPassword, newPassword: password, revokeOtherSessions: true },
      headers: requestHeaders,
      returnHeaders: true,
    });
    await limits.forgive('passwordChange', userId);
    await mails.passwordChanged({ email, displayName });
    return changed.headers;
  } catch (error) {
    if (error instanceof APIError && error.body?.code === 'INVALID_PASSWORD') {
      throw new AppError('auth.wrong-password', { cause: error });
    }
    throw error;
  }
}
