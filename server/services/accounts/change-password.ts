import type { ChangePasswordFields } from '#packages/account/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { checkPassword } from './check-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { rememberDevice } from './known-device.ts';
import { hashPassword } from './password-hash.ts';
import type { SessionActor } from './read-session.ts';
import { renewSession } from './renew-session.ts';
import { revokeLinks } from './revoke-links.ts';

/**
 * Gives the account of this session another password, after its current one: all of it or nothing. Every other session
 * ends, mailed links and known browsers are good no longer, and the owner is notified by mail. The headers that it returns
 * carry the session that goes on. Of several at once one does; the others reject.
 */
export async function changePassword(
  services: Pick<AppServices, 'accounts' | 'db' | 'limits' | 'now'>,
  { session, userId }: SessionActor,
  {
    headers: requestHeaders,
    currentPassword,
    password,
  }: ChangePasswordFields & { headers: Headers },
): Promise<Headers> {
  const { db, limits, now } = services;
  const { auth, mails } = services.accounts;
  const current = await db.service
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  await checkPassword(services, session, requestHeaders, currentPassword);
  await refuseCommonPassword(password);
  const hash = await hashPassword(password);

  const cookie = await db.service.transaction().execute(async (db) => {
    const changed = await db
      .updateTable('accounts')
      .set({ password: hash, updated_at: now() })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .where('password', '=', current?.password ?? null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new AppError('auth.two-factor-stale');
    await revokeLinks(db, userId, now());
    await mails.passwordChanged(session, db);
    return renewSession(db, auth, session, now());
  });
  // Wrong codes came from whoever had the old password.
  await limits.resetAttempts('code', userId);
  const headers = new Headers({ 'set-cookie': cookie });
  const { email } = session;
  headers.append('set-cookie', await rememberDevice(services, requestHeaders, email, 'session'));
  return headers;
}

/** When the password, the second step or the address of this session's account last changed; null for never. */
export async function readCredentialsChange(
  { db: { service } }: Pick<AppServices, 'db'>,
  { userId }: UserActor,
): Promise<Date | null> {
  const account = await service
    .selectFrom('users')
    .select('credentials_changed_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return account?.credentials_changed_at ?? null;
}
