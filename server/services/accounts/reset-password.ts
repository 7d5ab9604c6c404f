import { APIError } from 'better-auth';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import type { Auth } from './auth.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { rememberDevice } from './known-device.ts';

/**
 * Gives the account of this mailed token a new password, once. Every session of it ends, its other links stop working,
 * and its owner is told by mail. The headers that it returns make the browser known to the account: whoever reads its
 * mail does not wait for what others have tried.
 */
export async function resetPassword(
  { auth, db, limits }: { auth: Auth; db: Database; limits: AttemptLimits },
  requestHeaders: Headers,
  { token, password }: { token: string; password: string },
): Promise<Headers> {
  await refuseCommonPassword(password);
  const { internalAdapter } = await auth.$context;
  const userId = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    if (error instanceof APIError) throw new AppError('auth.reset-invalid', { cause: error });
    throw error;
  }
  if (!userId) return new Headers();
  // Wrong codes came from whoever had the old password.
  await limits.resetAttempts('code', userId);
  const { email } = await db.service
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return new Headers({ 'set-cookie': await rememberDevice(auth, requestHeaders, email, 'mail') });
}
