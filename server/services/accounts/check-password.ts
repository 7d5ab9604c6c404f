import { APIError } from 'better-auth';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { Session } from './read-session.ts';

/** Rejects unless this is the password of the session's account. Guesses are counted, in whatever form they are made. */
export async function checkPassword(
  { accounts: { auth }, limits }: Pick<AppServices, 'accounts' | 'limits'>,
  { id, userId }: Session,
  requestHeaders: Headers,
  password: string,
): Promise<void> {
  // By session: whoever has got hold of one makes the owner wait in no other.
  const guesser = `${userId} ${id}`;
  await limits.consume('currentPassword', guesser);
  try {
    await auth.api.verifyPassword({ body: { password }, headers: requestHeaders });
  } catch (error) {
    throw passwordRefusal(error);
  }
  await limits.reset('currentPassword', guesser);
}

/** What better-auth says of a password that is wrong, or of a session that has just ended, in our words. */
function passwordRefusal(error: unknown): unknown {
  if (!(error instanceof APIError)) return error;
  if (error.body?.code === 'INVALID_PASSWORD')
    return new AppError('auth.wrong-password', { cause: error });
  if (error.status === 'UNAUTHORIZED') return new AppError('auth.required', { cause: error });
  return error;
}
