import { AppError, isAppError } from '#server/app-error.ts';
import type { ErrorText } from '#server/error-text.ts';
import { type AppErrorCode, errorTexts } from '#server/error-texts.ts';

export type ErrorBody = { code: AppErrorCode; title: string; message: string };

/** An expected failure as a response; what is no text of it is for programs. */
export type ErrorResponse = {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
  /** The field of a form that it is about. */
  field: string | undefined;
};

/** What a failure looks like from outside: the text of an expected one, or null for one that only the log should see. */
export function toErrorResponse(error: unknown): ErrorResponse | null {
  const known = isNulInText(error) ? new AppError('request.malformed', { cause: error }) : error;
  if (!isAppError(known)) return null;
  const { status, title, message, field }: ErrorText = errorTexts[known.code];
  const wait = known.retryAfter;
  return {
    status,
    field,
    // RFC 9110 §10.2.3: «a non-negative decimal integer, representing time in seconds».
    headers: wait ? { 'retry-after': String(Math.ceil(wait)) } : {},
    body: {
      code: known.code,
      title,
      message: wait ? `${message} Faltan ${waitText(wait)}.` : message,
    },
  };
}

/** PostgreSQL keeps no NUL (22021); what nobody types is no failure of ours. */
const isNulInText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22021';

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} segundos`;
  return `${Math.ceil(seconds / 60)} minutos`;
}
