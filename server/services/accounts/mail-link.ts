import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import type { Auth } from './auth.ts';
import type { Visitor } from './sign-up.ts';

/**
 * Mails a link: to confirm an address that waits for it, or to choose a new password. Whether the address has an
 * account is not told.
 */
export async function mailLink(
  { auth, limits }: { auth: Auth; limits: AttemptLimits },
  visitor: Visitor,
  purpose: 'confirmation' | 'password-reset',
  email: string,
): Promise<void> {
  await limits.spend('mailIp', visitor.ip);
  await limits.spend('mailAddress', email);
  if (purpose === 'confirmation') await auth.api.sendVerificationEmail({ body: { email } });
  else await auth.api.requestPasswordReset({ body: { email } });
}
