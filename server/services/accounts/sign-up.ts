import { displayNameOf, type SignUpFields } from '#packages/account/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { makeConfirmationToken } from './confirm-email.ts';
import { hashPassword } from './password-hash.ts';

type Services = Pick<AppServices, 'accounts' | 'db' | 'limits' | 'log' | 'now'>;

/**
 * Opens an account and sends the mail that confirms its address. Resolves with whether its profile could be stored,
 * too. Tells when the address is taken, so attempts are counted per address and IP.
 */
export async function signUp(
  services: Services,
  { ip }: AnonymousActor,
  fields: SignUpFields,
): Promise<{ hasProfile: boolean }> {
  const { db, limits, log } = services;
  await refuseCommonPassword(fields.password);
  await limits.consume('signUpIp', ip);
  await limits.consume('signUpAddress', `${fields.email} ${ip}`);
  const displayName = displayNameOf(fields.fullName);
  const userId = await openAccount(services, displayName, fields);
  // The artistic name is the person's to say. The account is there and its mail on its way: without a profile it works
  // all the same.
  try {
    await db.service
      .insertInto('user_settings')
      .values({ user_id: userId, artist_name: '' })
      .execute();
    return { hasProfile: true };
  } catch (error) {
    log.error({ err: error }, 'profile not stored');
    return { hasProfile: false };
  }
}

/** All of it or nothing. Of several at once with one address the unique index lets one through. */
async function openAccount(
  { db, now, accounts: { auth, mails } }: Services,
  displayName: string,
  { email, password, fullName, role }: SignUpFields,
): Promise<string> {
  const hash = await hashPassword(password);
  const at = now();
  const token = await makeConfirmationToken(auth, email);
  return db.service.transaction().execute(async (db) => {
    const user = await db
      .insertInto('users')
      .values({
        ...{ email, full_name: fullName, display_name: displayName, role },
        ...{ data_consent_at: at, created_at: at, updated_at: at },
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new AppError('auth.user-exists');
    await db
      .insertInto('accounts')
      .values({
        user_id: user.id,
        account_id: user.id,
        provider_id: 'credential',
        password: hash,
      })
      .execute();
    await mails.confirmation({ email, displayName }, token, db);
    return user.id;
  });
}
