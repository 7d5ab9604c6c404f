import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';
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

type Services = Pick<AppServices, 'accounts' | 'db'>;

/**
 * What this browser is to the account of an address; null when it is not known, whether there is an account or not. One
 * that got in with credentials that have changed since is known no longer.
 */
export async function readKnownDevice(
  { accounts: { auth }, db }: Services,
  requestHeaders: Headers,
  email: string,
): Promise<KnownDevice | null> {
  const { secret } = await auth.$context;
  const { name, tag } = await cookieOf(auth, email);
  const text = signedCookie(requestHeaders, name, secret) ?? '';
  const [, owner, by, since = '', id] =
    /^([0-9a-f]{16})([sm])([0-9a-f]{12})([0-9a-f]{32})$/.exec(text) ?? [];
  if (owner !== tag || !id) return null;
  const account = await db.service
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where(({ eb, or }) =>
      or([
        eb('credentials_changed_at', 'is', null),
        eb('credentials_changed_at', '<=', new Date(Number.parseInt(since, 16))),
      ]),
    )
    .executeTakeFirst();
  return account ? { id, by: by === 's' ? 'session' : 'mail' } : null;
}

/** From now on no browser is known to this account. */
export async function deleteKnownDevices(
  service: Kysely<DB>,
  userId: string,
  at: Date,
): Promise<void> {
  await service
    .updateTable('users')
    .set({ credentials_changed_at: at })
    .where('id', '=', userId)
    .execute();
}

/** A Set-Cookie value that makes the browser known to this account, or keeps it so. */
export async function rememberDevice(
  services: Services & Pick<AppServices, 'now'>,
  requestHeaders: Headers,
  email: string,
  by: KnownDevice['by'],
): Promise<string> {
  const { secret } = await services.accounts.auth.$context;
  const known = await readKnownDevice(services, requestHeaders, email);
  const { name, tag } = await cookieOf(services.accounts.auth, email);
  // One that has only read a mail becomes another device once it has a session.
  const kept = known && (known.by === 'session' || by === 'mail') ? known : null;
  const { id } = kept ?? { id: randomBytes(16).toString('hex') };
  const since = services.now().getTime().toString(16).padStart(12, '0');
  const kind = (kept?.by ?? by) === 'session' ? 's' : 'm';
  const value = signCookie(tag + kind + since + id, secret);
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}`;
}

/** One cookie for each account that gets in with this browser; its name does not say which. */
async function cookieOf(auth: Auth, email: string) {
  const { createAuthCookie, secret } = await auth.$context;
  const tag = createHmac('sha256', secret).update(`device ${email}`).digest('hex').slice(0, 16);
  return { name: createAuthCookie(`device_${tag}`).name, tag };
}
