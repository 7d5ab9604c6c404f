import { APIError } from 'better-auth';
import { AppError } from '#server/app-error.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import type { Auth } from './auth.ts';
import type { Session } from './read-session.ts';

/** Rejects unless this is the password of the session's account. Guesses are counted, wherever they are made. */
export async function checkPassword(
  { auth, limits }: { auth: Auth; limits: AttemptLimits },
  { userId }: Session,
  requestHeaders: Headers,
  password: string,
): Promise<void> {
  await limits.spend('currentPassword', userId);
  try {
    await auth.api.verifyPassword({ body: { password }, headers: requestHeaders });
  } catch (error) {
    if (error instanceof APIError && error.body?.code === 'INVALID_PASSWORD') {
      throw new AppError('auth.wrong-password', { cause: error });
    }
    throw error;
  }
  await limits.forgive('currentPassword', userId);
}
