import { APIError } from 'better-auth';
import type { SignInFields } from '#packages/account/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import { type Auth, clientIpHeader } from './auth.ts';
import type { Visitor } from './sign-up.ts';

/** Opens a session; the headers that it returns set its cookie. */
export async function signIn(
  { auth, limits }: { auth: Auth; limits: AttemptLimits },
  visitor: Visitor & { userAgent: string },
  fields: SignInFields,
): Promise<Headers> {
  const key = `${fields.email} ${visitor.ip}`;
  await limits.spend('signInIp', visitor.ip);
  await limits.spend('signInAddress', key);
  const headers = { [clientIpHeader]: visitor.ip, 'user-agent': visitor.userAgent.slice(0, 300) };
  try {
    const signedIn = await auth.api.signInEmail({ body: fields, headers, returnHeaders: true });
    await limits.forgive('signInAddress', key);
    return signedIn.headers;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') throw new AppError('auth.unconfirmed');
    if (error.body?.code === 'INVALID_EMAIL_OR_PASSWORD') {
      throw new AppError('auth.bad-credentials');
    }
    throw error;
  }
}
