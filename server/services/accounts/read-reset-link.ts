import type { AppServices } from '#server/services/app-services.ts';
import type { AnonymousActor } from '#server/actor.ts';

/** Whether a mailed token still gives its account a new password. Looking uses up nothing. */
export async function isResetLinkOpen(
  { accounts: { auth }, now }: Pick<AppServices, 'accounts' | 'now'>,
  _actor: AnonymousActor,
  token: string,
): Promise<boolean> {
  // A token of ours has letters and digits; the database keeps no NUL.
  if (!/^\w+$/.test(token)) return false;
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return !!link && link.expiresAt > now();
}
