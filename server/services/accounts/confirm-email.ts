import { APIError } from 'better-auth';
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import type { AnonymousActor } from '#server/actor.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { Auth } from './auth.ts';
import { rememberDevice } from './known-device.ts';

/** What the confirmation mail of an address carries, good for a day. */
export async function makeConfirmationToken(auth: Auth, email: string): Promise<string> {
  const { secret, options } = await auth.$context;
  return createEmailVerificationToken(
    secret,
    email,
    undefined,
    options.emailVerification?.expiresIn,
  );
}

/** What the page of a confirmation link says; `done` when the address is confirmed already. */
export type ConfirmationLink = { email: string; done: boolean };

const claims = z.object({ email: z.string() });

/** Reads the link and changes nothing; null when it is invented, too old, or its account is gone. */
export async function readConfirmationLink(
  { accounts: { auth }, db }: Pick<AppServices, 'accounts' | 'db'>,
  _actor: AnonymousActor,
  token: string,
): Promise<ConfirmationLink | null> {
  const email = await addressIn(auth, token);
  if (email === null) return null;
  const user = await db.service
    .selectFrom('users')
    .select(['email', 'email_verified as done'])
    .where('email', '=', email)
    .executeTakeFirst();
  return user ?? null;
}

/**
 * Confirms the address that the token was mailed to and signs its owner in, once. Returns headers with the cookie;
 * rejects with `auth.already-confirmed` afterwards.
 */
export async function confirmEmail(
  services: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  _actor: AnonymousActor,
  { headers, token }: { headers: Headers; token: string },
): Promise<Headers> {
  try {
    const { auth } = services.accounts;
    const confirmed = await auth.api.verifyEmail({
      query: { token },
      headers,
      returnHeaders: true,
    });
    // The library says that all is well when it was confirmed before.
    if (confirmed.headers.getSetCookie().length === 0) throw new AppError('auth.already-confirmed');
    const email = await addressIn(auth, token);
    if (email !== null) {
      confirmed.headers.append(
        'set-cookie',
        await rememberDevice(services, headers, email, 'session'),
      );
    }
    return confirmed.headers;
  } catch (error) {
    if (isAppError(error)) throw error;
    if (error instanceof APIError) throw new AppError('auth.link-invalid', { cause: error });
    throw error;
  }
}

/** The address that a link was mailed to; null when we did not sign it or it is too old. */
async function addressIn(auth: Auth, token: string): Promise<string | null> {
  const { secret } = await auth.$context;
  const { data } = claims.safeParse(await verifyJWT(token, secret));
  return data?.email ?? null;
}
