import { displayNameOf, type SignUpFields } from '#packages/account/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { refuseCommonPassword } from './common-passwords.ts';

export type Visitor = { ip: string };

/**
 * Opens an account and sends the mail that confirms its address. Resolves with whether its profile could be stored,
 * too. Tells when the address is taken, so attempts are counted per address and IP.
 */
export async function signUp(
  { db, auth, limits, log }: Pick<AppServices, 'db' | 'auth' | 'limits' | 'log'>,
  visitor: Visitor,
  { email, password, fullName, role }: SignUpFields,
): Promise<{ hasProfile: boolean }> {
  await refuseCommonPassword(password);
  await limits.spend('signUpIp', visitor.ip);
  await limits.spend('signUpAddress', `${email} ${visitor.ip}`);
  const known = await db.service
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (known) throw new AppError('auth.user-exists');
  const displayName = displayNameOf(fullName);
  const { user } = await auth.api.signUpEmail({
    body: { email, password, name: fullName, displayName, role },
  });
  // The account is there and its mail on its way: without a profile it works all the same.
  try {
    await db.service
      .insertInto('user_settings')
      .values({ user_id: user.id, artist_name: displayName })
      .execute();
    return { hasProfile: true };
  } catch (error) {
    log.error({ err: error }, 'profile not stored');
    return { hasProfile: false };
  }
}
