import { z } from 'zod';
import { addressSchema } from '#packages/account/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { Auth } from './auth.ts';
import { signCookie, signedCookie } from './signed-cookie.ts';

/** The account that was opened in this browser and waits for its mail to be read. */
export type AwaitedConfirmation = {
  email: string;
  hasProfile: boolean;
  /** Where the person was going; not checked yet. */
  returnTo: string | null;
};

const schema = addressSchema.extend({
  hasProfile: z.boolean(),
  returnTo: z.string().nullable().default(null),
});
const life = 24 * 60 * 60; // as long as the link of the mail

/**
 * A Set-Cookie value for it: whoever goes to their mailbox and comes back finds the page as they left it. The address
 * stands in no link, and no script reads it.
 */
export async function rememberAwaited(
  { accounts: { auth } }: Pick<AppServices, 'accounts'>,
  _actor: AnonymousActor,
  awaited: AwaitedConfirmation,
): Promise<string> {
  const { secret } = await auth.$context;
  const value = Buffer.from(JSON.stringify(awaited)).toString('base64url');
  return cookieOf(auth, signCookie(value, secret), life);
}

/** A Set-Cookie value that takes it away once the address is confirmed. */
export const forgetAwaited = (
  { accounts: { auth } }: Pick<AppServices, 'accounts'>,
  _actor: AnonymousActor,
): Promise<string> => cookieOf(auth, '', 0);

/** What this browser waits for; null when it waits for nothing. Whether there is such an account is not asked. */
export async function readAwaited(
  { accounts: { auth } }: Pick<AppServices, 'accounts'>,
  _actor: AnonymousActor,
  requestHeaders: Headers,
): Promise<AwaitedConfirmation | null> {
  const { createAuthCookie, secret } = await auth.$context;
  const value = signedCookie(requestHeaders, createAuthCookie(cookie).name, secret);
  if (value === null) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return null; // what another cookie of ours signs is none of this
  }
}

const cookie = 'por_confirmar';

async function cookieOf(auth: Auth, value: string, seconds: number): Promise<string> {
  const { createAuthCookie } = await auth.$context;
  const { name } = createAuthCookie(cookie);
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
}
