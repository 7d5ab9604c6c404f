import { isAppError } from '#server/app-error.ts';
import { type AppErrorCode, errorTexts } from '#server/error-texts.ts';

export type ErrorBody = { code: AppErrorCode; title: string; message: string };

/** What a failure looks like from outside: the text of an expected one, or null for one that only the log should see. */
export function describeError(
  error: unknown,
): { status: number; headers: Record<string, string>; body: ErrorBody } | null {
  if (!isAppError(error)) return null;
  const { status, title, message } = errorTexts[error.code];
  const wait = error.retryAfter;
  return {
    status,
    headers: wait ? { 'retry-after': String(wait) } : {},
    body: {
      code: error.code,
      title,
      message: wait ? `${message} Faltan ${waitText(wait)}.` : message,
    },
  };
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} segundos`;
  return `${Math.ceil(seconds / 60)} minutos`;
}
