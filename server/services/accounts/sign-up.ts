import { displayNameOf, type SignUpFields } from '#packages/account/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import type { Auth } from './auth.ts';
import { refuseCommonPassword } from './common-passwords.ts';

export type Visitor = { ip: string };

/**
 * Opens an account and sends the mail that confirms its address.
 * Tells when the address is taken, so attempts are counted per address and IP.
 */
export async function signUp(
  { db, auth, limits }: { db: Database; auth: Auth; limits: AttemptLimits },
  visitor: Visitor,
  { email, password, fullName, role }: SignUpFields,
): Promise<void> {
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
  await db.service
    .insertInto('user_settings')
    .values({ user_id: user.id, artist_name: displayName })
    .execute();
}
