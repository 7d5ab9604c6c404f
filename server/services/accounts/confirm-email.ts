import { APIError } from 'better-auth';
import { AppError } from '#server/app-error.ts';
import type { Auth } from './auth.ts';

/** Confirms the address that the token was mailed to and signs its owner in, once. Returns headers with the cookie. */
export async function confirmEmail(
  auth: Auth,
  requestHeaders: Headers,
  token: string,
): Promise<Headers> {
  try {
    const confirmed = await auth.api.verifyEmail({
      query: { token },
      headers: requestHeaders,
      returnHeaders: true,
    });
    return confirmed.headers;
  } catch (error) {
    if (error instanceof APIError) throw new AppError('auth.link-invalid', { cause: error });
    throw error;
  }
}
