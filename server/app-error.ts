import type { AppErrorCode } from './error-texts.ts';

/** An expected failure. `server/error-texts.ts` alone knows its HTTP status and what a person reads. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: AppErrorCode;
  /** Seconds until the same request may succeed, for rate limits. */
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, options?: ErrorOptions & { retryAfter?: number }) {
    super(code, options);
    this.code = code;
    this.retryAfter = options?.retryAfter;
  }
}

export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError' && 'code' in error;
