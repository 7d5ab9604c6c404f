import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { rememberDevice } from './known-device.ts';
import { hashPassword } from './password-hash.ts';
import { revokeLinks } from './revoke-links.ts';

/**
 * Gives the account of this mailed token a new password, once: all of it or nothing. Every session of it ends, its other
 * links stop working, and its owner is notified by mail. The headers that it returns make the browser known to the account:
 * whoever reads its mail does not wait for what others have tried.
 */
export async function resetPassword(
  services: Pick<AppServices, 'accounts' | 'db' | 'limits' | 'now'>,
  _actor: AnonymousActor,
  { headers, token, password }: { headers: Headers; token: string; password: string },
): Promise<Headers> {
  const { db, limits } = services;
  const { auth, mails } = services.accounts;
  await refuseCommonPassword(password);
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link) throw new AppError('auth.reset-invalid');
  const hash = await hashPassword(password);
  const at = services.now();

  const owner = await db.service.transaction().execute(async (db) => {
    const used = await db
      .deleteFrom('verifications')
      .where('id', '=', link.id)
      .where('expires_at', '>', at)
      .returning('value as userId')
      .executeTakeFirst();
    if (!used) throw new AppError('auth.reset-invalid');
    const { userId } = used;
    await db
      .updateTable('accounts')
      .set({ password: hash, updated_at: at })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute();
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await revokeLinks(db, userId, at);
    // The link came by mail: the address is theirs.
    const owner = await db
      .updateTable('users')
      .set({ email_verified: true, updated_at: at })
      .where('id', '=', userId)
      .returning(['id', 'email', 'display_name as displayName'])
      .executeTakeFirstOrThrow();
    await mails.passwordChanged(owner, db);
    return owner;
  });
  // Wrong codes came from whoever had the old password.
  await limits.resetAttempts('code', owner.id);
  return new Headers({
    'set-cookie': await rememberDevice(services, headers, owner.email, 'mail'),
  });
}
