import { APIError } from 'better-auth';
import type { SignInFields } from '#packages/account/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import { type Auth, clientIpHeader } from './auth.ts';
import { renewHash } from './renew-hash.ts';
import { rawCookie } from './signed-cookie.ts';
import type { Visitor } from './sign-up.ts';

export type SignedIn = {
  headers: Headers;
  /** Whether there is a session only after a code: see `passSecondStep`. */
  needsCode: boolean;
};

/** Opens a session, or asks for the second step; the headers that it returns set the cookie of either. */
export async function signIn(
  { auth, db, limits }: { auth: Auth; db: Database; limits: AttemptLimits },
  visitor: Visitor & { userAgent: string },
  fields: SignInFields,
  requestHeaders = new Headers(),
): Promise<SignedIn> {
  const key = `${fields.email} ${visitor.ip}`;
  await limits.spend('signInIp', visitor.ip);
  await limits.spend('signInAddress', key);
  const { name } = (await auth.$context).createAuthCookie('trust_device');
  const headers = {
    [clientIpHeader]: visitor.ip,
    'user-agent': visitor.userAgent.slice(0, 300),
    cookie: `${name}=${rawCookie(requestHeaders, name)}`,
  };
  try {
    const signedIn = await auth.api.signInEmail({ body: fields, headers, returnHeaders: true });
    await limits.forgive('signInAddress', key);
    await renewHash(db, fields.email, fields.password);
    return { headers: signedIn.headers, needsCode: 'twoFactorRedirect' in signedIn.response };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') throw new AppError('auth.unconfirmed');
    if (error.body?.code === 'INVALID_EMAIL_OR_PASSWORD') {
      throw new AppError('auth.bad-credentials');
    }
    throw error;
  }
}
