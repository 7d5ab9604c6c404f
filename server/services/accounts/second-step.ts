import type { SecondStepFields } from '#packages/account/src/index.ts';
import { readCookie } from '#packages/cookie/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { clientIpHeader } from './auth.ts';
import { signedCookie } from './signed-cookie.ts';
import { readKnownDevice, rememberDevice } from './known-device.ts';
import { verifyCode } from './verify-code.ts';

type Services = Pick<AppServices, 'accounts' | 'db' | 'limits' | 'now'>;

/** Whose sign-in waits in this browser for its second step; null when none does, or no longer. */
export async function readSecondStep(
  { accounts: { auth }, now }: Pick<AppServices, 'accounts' | 'now'>,
  _actor: AnonymousActor,
  requestHeaders: Headers,
): Promise<string | null> {
  const { createAuthCookie, internalAdapter, secret } = await auth.$context;
  const identifier = signedCookie(requestHeaders, createAuthCookie('two_factor').name, secret);
  if (!identifier) return null;
  const pending = await internalAdapter.findVerificationValue(identifier);
  return pending && pending.expiresAt > now() ? pending.value : null;
}

/**
 * Ends a sign-in with a code of the app or a recovery code. The headers set the session's cookie; a recovery code is
 * notified to the owner by mail, and how many are left is returned.
 */
export async function passSecondStep(
  services: Services,
  actor: AnonymousActor,
  { headers: requestHeaders, code, trustDevice }: SecondStepFields & { headers: Headers },
): Promise<{ headers: Headers; recoveryCodesLeft: number | null }> {
  const { db } = services;
  const { auth, mails } = services.accounts;
  const userId = await readSecondStep(services, actor, requestHeaders);
  if (!userId) throw new AppError('auth.second-step-over');
  const owner = await db.service
    .selectFrom('users')
    .select(['email', 'display_name as displayName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const device = await readKnownDevice(services, requestHeaders, owner.email);
  const isKnown = device?.by === 'session';
  if (!isKnown) await services.limits.consume('secondStepIp', actor.ip);
  const { createAuthCookie } = await auth.$context;
  const { name } = createAuthCookie('two_factor');
  const onlyPending = new Headers({
    // With a session beside it, the library would check the session's person.
    cookie: `${name}=${readCookie(requestHeaders.get('cookie'), name) ?? ''}`,
    [clientIpHeader]: actor.ip,
    'user-agent': actor.userAgent,
  });
  const guesser = {
    userId,
    // Whoever only has the password shares one count, wherever they are.
    counter: isKnown ? `${userId} ${device.id}` : userId,
    warn: () => (isKnown ? Promise.resolve() : mails.codeGuesses(owner)),
  };
  const headers = await verifyCode(services, guesser, onlyPending, code, trustDevice);
  headers.append(
    'set-cookie',
    await rememberDevice(services, requestHeaders, owner.email, 'session'),
  );
  if (code.kind === 'app') return { headers, recoveryCodesLeft: null };
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  await mails.recoveryCodeUsed(owner, backupCodes.length);
  return { headers, recoveryCodesLeft: backupCodes.length };
}
