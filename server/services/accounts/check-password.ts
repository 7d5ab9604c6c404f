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
    throw passwordRefusal(error);
  }
  await limits.forgive('currentPassword', userId);
}

/** What better-auth says of a password that is wrong, or of a session that has just ended, in our words. */
export function passwordRefusal(error: unknown): unknown {
  if (!(error instanceof APIError)) return error;
  if (error.body?.code === 'INVALID_PASSWORD')
    return new AppError('auth.wrong-password', { cause: error });
  if (error.status === 'UNAUTHORIZED') return new AppError('auth.required', { cause: error });
  return error;
}
