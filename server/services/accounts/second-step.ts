import type { SecondStepFields } from '#packages/account/src/index.ts';
import { readCookie } from '#packages/cookie/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import type { AccountMails } from './send-account-mails.ts';
import { type Auth, clientIpHeader } from './auth.ts';
import { signedCookie } from './signed-cookie.ts';
import { readKnownDevice, rememberDevice } from './known-device.ts';
import type { Visitor } from '#server/services/visitor.ts';
import { verifyCode } from './verify-code.ts';

type Services = { db: Database; auth: Auth; limits: AttemptLimits; mails: AccountMails };

/** Whose sign-in waits in this browser for its second step; null when none does, or no longer. */
export async function readSecondStep(auth: Auth, requestHeaders: Headers): Promise<string | null> {
  const { createAuthCookie, internalAdapter, secret } = await auth.$context;
  const identifier = signedCookie(requestHeaders, createAuthCookie('two_factor').name, secret);
  if (!identifier) return null;
  const pending = await internalAdapter.findVerificationValue(identifier);
  return pending && pending.expiresAt > new Date() ? pending.value : null;
}

/**
 * Ends a sign-in with a code of the app or a recovery code. The headers set the session's cookie; a recovery code is
 * told to the owner by mail, and how many are left is returned.
 */
export async function passSecondStep(
  services: Services,
  visitor: Visitor,
  requestHeaders: Headers,
  { code, trustDevice }: SecondStepFields,
): Promise<{ headers: Headers; recoveryCodesLeft: number | null }> {
  const { auth, db, mails } = services;
  const userId = await readSecondStep(auth, requestHeaders);
  if (!userId) throw new AppError('auth.second-step-over');
  const owner = await db.service
    .selectFrom('users')
    .select(['email', 'display_name as displayName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const device = await readKnownDevice(services, requestHeaders, owner.email);
  const isKnown = device?.by === 'session';
  if (!isKnown) await services.limits.consume('secondStepIp', visitor.ip);
  const { createAuthCookie } = await auth.$context;
  const { name } = createAuthCookie('two_factor');
  const onlyPending = new Headers({
    // With a session beside it, the library would check the session's person.
    cookie: `${name}=${readCookie(requestHeaders.get('cookie'), name) ?? ''}`,
    [clientIpHeader]: visitor.ip,
    'user-agent': visitor.userAgent,
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
