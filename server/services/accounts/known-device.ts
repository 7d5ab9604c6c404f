import { createHmac, randomBytes } from 'node:crypto';
import type { Auth } from './auth.ts';
import { signCookie, signedCookie } from './signed-cookie.ts';

/**
 * A browser that its person has already got in with. Guesses made elsewhere do not make it wait (OWASP, «Slow Down
 * Online Guessing Attacks with Device Cookies»); it has a count of its own.
 */
export type KnownDevice = {
  id: string;
  /** How it became known: a mailed link shows who reads the mail, and not that they have the second step. */
  by: 'session' | 'mail';
};

const life = 400 * 24 * 60 * 60; // browsers keep no cookie longer

/** What this browser is to the account of an address; null when it is not known, whether there is an account or not. */
export async function readKnownDevice(
  auth: Auth,
  requestHeaders: Headers,
  email: string,
): Promise<KnownDevice | null> {
  const { secret } = await auth.$context;
  const { name, tag } = await cookieOf(auth, email);
  const text = signedCookie(requestHeaders, name, secret) ?? '';
  const [, owner, by, id] = /^([0-9a-f]{16})([sm])([0-9a-f]{32})$/.exec(text) ?? [];
  return owner === tag && id ? { id, by: by === 's' ? 'session' : 'mail' } : null;
}

/** A Set-Cookie value that makes the browser known to this account, or keeps it so. */
export async function rememberDevice(
  auth: Auth,
  requestHeaders: Headers,
  email: string,
  by: KnownDevice['by'],
): Promise<string> {
  const { secret } = await auth.$context;
  const known = await readKnownDevice(auth, requestHeaders, email);
  const { name, tag, secure } = await cookieOf(auth, email);
  // One that has only read a mail becomes another device once it has a session.
  const kept = known && (known.by === 'session' || by === 'mail') ? known : null;
  const { id } = kept ?? { id: randomBytes(16).toString('hex') };
  const value = signCookie(`${tag}${(kept?.by ?? by) === 'session' ? 's' : 'm'}${id}`, secret);
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${secure ? '; Secure' : ''}`;
}

/** One cookie for each account that gets in with this browser; its name does not tell which. */
async function cookieOf(auth: Auth, email: string) {
  const { createAuthCookie, secret } = await auth.$context;
  const tag = createHmac('sha256', secret).update(`device ${email}`).digest('hex').slice(0, 16);
  const { name, attributes } = createAuthCookie(`device_${tag}`);
  return { name, tag, secure: attributes.secure === true };
}
