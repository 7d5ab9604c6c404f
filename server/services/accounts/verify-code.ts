import { APIError } from 'better-auth';
import type { TwoFactorCode } from '#packages/account/src/index.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import type { AppErrorCode } from '#server/error-texts.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { AttemptLimits } from '#server/services/limits/attempt-limits.ts';
import { freeAttempts } from '#server/services/limits/backoff.ts';

/** Who types a code: each of them is counted apart, so that nobody's wrong codes make another wait. */
export type Guesser = {
  userId: string;
  counter: string;
  /** Called when the wrong codes of this counter begin to cost waits. */
  warn: () => Promise<void>;
};

/**
 * Accepts a code of this person, whose session or pending sign-in the headers carry: each code once. Wrong codes of the
 * app, of which there are a million, cost growing waits; recovery codes are too many to guess, and stay the owner's
 * way in. Returns the headers of the session that begins or goes on.
 */
export async function verifyCode(
  { accounts: { auth }, limits }: Pick<AppServices, 'accounts' | 'limits'>,
  { userId, counter, warn }: Guesser,
  requestHeaders: Headers,
  { kind, code }: TwoFactorCode,
  trustDevice = false,
): Promise<Headers> {
  const count = kind === 'app' ? await countCode(limits, counter) : 0;
  const used = `${userId} ${code}`;
  await consumeCode(limits, kind, used);
  const verify = kind === 'app' ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
  try {
    const body = { code, trustDevice };
    const verified = await verify({ body, headers: requestHeaders, returnHeaders: true });
    await limits.resetAttempts('code', counter);
    return verified.headers;
  } catch (error) {
    await limits.reset('usedCode', used); // it was not accepted
    if (count === freeAttempts) await warn();
    const refusal = error instanceof APIError ? refusalOf(error) : undefined;
    throw refusal ? new AppError(refusal, { cause: error }) : error;
  }
}

async function countCode(limits: AttemptLimits, counter: string): Promise<number> {
  try {
    return await limits.countAttempt('code', counter);
  } catch (error) {
    throw isAppError(error)
      ? new AppError('auth.codes-slowed-down', { cause: error, retryAfter: error.retryAfter ?? 1 })
      : error;
  }
}

const refusals: Partial<Record<string, AppErrorCode>> = {
  INVALID_CODE: 'auth.wrong-code',
  INVALID_BACKUP_CODE: 'auth.wrong-recovery-code',
  INVALID_TWO_FACTOR_COOKIE: 'auth.second-step-over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'auth.second-step-over',
};

function refusalOf({ status, body }: APIError): AppErrorCode | undefined {
  // Another recovery code of the account was used at this moment; this one is still good, its sign-in begins anew.
  if (status === 'CONFLICT') return 'auth.second-step-over';
  return refusals[body?.code ?? ''];
}

/**
 * RFC 6238 §5.2: «The verifier MUST NOT accept the second attempt of the OTP after the successful validation has been
 * issued for the first OTP». The library accepts a code for 90 seconds; the counter remembers it longer. A recovery
 * code is consumed here for its second use at the same moment.
 */
async function consumeCode(
  limits: AttemptLimits,
  kind: TwoFactorCode['kind'],
  key: string,
): Promise<void> {
  try {
    await limits.consume('usedCode', key);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const refusal = kind === 'app' ? 'auth.used-code' : 'auth.wrong-recovery-code';
    throw new AppError(refusal, { cause: error });
  }
}
