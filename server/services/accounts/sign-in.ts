import { APIError } from 'better-auth';
import type { SignInFields } from '#packages/account/src/index.ts';
import { readCookie } from '#packages/cookie/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { type Backoff, freeAttempts } from '#server/services/limits/backoff.ts';
import { clientIpHeader } from './auth.ts';
import { readKnownDevice, rememberDevice } from './known-device.ts';
import { mailLink } from './mail-link.ts';
import { renewHash } from './renew-hash.ts';

type Services = Pick<AppServices, 'accounts' | 'db' | 'jobs' | 'limits' | 'now'>;

export type SignedIn = {
  headers: Headers;
  /** Whether there is a session only after a code: see `passSecondStep`. */
  needsCode: boolean;
};

/** Opens a session, or asks for the second step; the headers that it returns set the cookie of either. */
export async function signIn(
  services: Services,
  actor: AnonymousActor,
  { headers: requestHeaders, ...fields }: SignInFields & { headers: Headers },
): Promise<SignedIn> {
  const { jobs, limits } = services;
  const { email, password } = fields;
  const attempt = await countAttempt(services, actor, email, requestHeaders);
  try {
    const signedIn = await callLibrary(services, actor, fields, requestHeaders);
    await limits.resetAttempts(...attempt.counter);
    await renewHash(services, email, password);
    const { headers, response } = signedIn;
    const needsCode = 'twoFactorRedirect' in response;
    if (!needsCode) {
      headers.append(
        'set-cookie',
        await rememberDevice(services, requestHeaders, email, 'session'),
      );
    }
    return { headers, needsCode };
  } catch (error) {
    const code = error instanceof APIError ? error.body?.code : undefined;
    if (code === 'EMAIL_NOT_VERIFIED') {
      await limits.resetAttempts(...attempt.counter);
      throw await askForConfirmation(services, actor, email);
    }
    if (code !== 'INVALID_EMAIL_OR_PASSWORD') throw error;
    // A job for every address: that one has an account takes no longer.
    if (attempt.isWarning) await jobs.send('mail-about-guesses', { email });
    throw new AppError('auth.bad-credentials');
  }
}

/**
 * Counts the attempt with all others at this address from browsers that it does not know, or, in one that it does, with
 * that browser's own: nobody can make the owner wait there.
 */
async function countAttempt(
  services: Services,
  actor: AnonymousActor,
  email: string,
  requestHeaders: Headers,
) {
  const { limits } = services;
  const device = await readKnownDevice(services, requestHeaders, email);
  // Sign-ins that succeed cost a hash and leave a session: those of a known browser have an end, too.
  await (device ? limits.consume('signInKnown', email) : limits.consume('signInIp', actor.ip));
  const counter: readonly [Backoff, string] = device
    ? ['signInDevice', `${email} ${device.id}`]
    : ['signIn', email];
  try {
    const count = await limits.countAttempt(...counter);
    return { counter, isWarning: !device && count === freeAttempts };
  } catch (error) {
    throw isAppError(error)
      ? new AppError('auth.slowed-down', { cause: error, retryAfter: error.retryAfter ?? 1 })
      : error;
  }
}

async function callLibrary(
  { accounts: { auth } }: Services,
  actor: AnonymousActor,
  fields: SignInFields,
  requestHeaders: Headers,
) {
  const { name } = (await auth.$context).createAuthCookie('trust_device');
  const headers = {
    [clientIpHeader]: actor.ip,
    'user-agent': actor.userAgent,
    cookie: `${name}=${readCookie(requestHeaders.get('cookie'), name) ?? ''}`,
  };
  return auth.api.signInEmail({ body: fields, headers, returnHeaders: true });
}

/** Mails the link again, as far as the limits of mails go, and says what the person reads. */
async function askForConfirmation(
  services: Services,
  actor: AnonymousActor,
  email: string,
): Promise<AppError> {
  try {
    await mailLink(services, actor, { purpose: 'confirmation', email });
    return new AppError('auth.unconfirmed');
  } catch (error) {
    if (isAppError(error)) return new AppError('auth.unconfirmed-mailed', { cause: error });
    throw error;
  }
}
