import { APIError } from 'better-auth';
import { AppError } from '#server/app-error.ts';
import type { Auth } from './auth.ts';
import { refuseCommonPassword } from './common-passwords.ts';

/**
 * Gives the account of this mailed token a new password, once. Every session of it ends, its other links stop working,
 * and its owner is told by mail.
 */
export async function resetPassword(
  { auth }: { auth: Auth },
  { token, password }: { token: string; password: string },
): Promise<void> {
  await refuseCommonPassword(password);
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    if (error instanceof APIError) throw new AppError('auth.reset-invalid', { cause: error });
    throw error;
  }
}
