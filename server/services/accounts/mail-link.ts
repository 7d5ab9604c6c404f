import { AppError, isAppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { AnonymousActor } from '#server/actor.ts';

/**
 * Mails a link: to confirm an address that waits for it, or to choose a new password. Whether the address has an
 * account is not said. Rejects with `auth.links-mailed` when several are on their way to it.
 */
export async function mailLink(
  { accounts: { auth }, limits }: Pick<AppServices, 'accounts' | 'limits'>,
  { ip }: AnonymousActor,
  { purpose, email }: { purpose: 'confirmation' | 'password-reset'; email: string },
): Promise<void> {
  await limits.consume('mailIp', ip);
  // Each purpose has its own: what a stranger asks for leaves the owner's way to a new password open.
  await limits.consume('mailAddress', `${email} ${purpose}`).catch((error: unknown) => {
    throw isAppError(error)
      ? new AppError('auth.links-mailed', { cause: error, retryAfter: error.retryAfter ?? 1 })
      : error;
  });
  if (purpose === 'confirmation') await auth.api.sendVerificationEmail({ body: { email } });
  else await auth.api.requestPasswordReset({ body: { email } });
}
