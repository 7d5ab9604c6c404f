import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import type { Auth } from './auth.ts';
import type { Visitor } from './sign-up.ts';

/** Mails the confirmation link again to an address that waits for it. Whether it does is not told. */
export async function resendConfirmation(
  { auth, limits }: { auth: Auth; limits: AttemptLimits },
  visitor: Visitor,
  email: string,
): Promise<void> {
  await limits.spend('mailIp', visitor.ip);
  await limits.spend('mailAddress', email);
  await auth.api.sendVerificationEmail({ body: { email } });
}
