import pino, { type DestinationStream, type Logger } from 'pino';

/** One JSON line per event on standard output, for machines. Never personal data, never a secret. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, serializers: { err: describe, path: withoutToken } }, to);

/** Whoever knows such an address may open what it leads to; the router reads it in any case, and with any escapes. */
const tokenAddress = /^(\/+(?:cotizacion|demos|pqr)\/+).+?(\/pdf)?$/is;

const withoutToken = (path: unknown): string =>
  unescaped(String(path)).replace(tokenAddress, '$1…$2');

/** What cannot be read leads nowhere. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%.*/s, '%…');
  }
}

/** Errors carry whole clients, passwords included, in their properties: only these are for the log. */
function describe(error: unknown): object {
  if (!isErrorLike(error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    stack,
    ...(cause === undefined ? {} : { cause: describe(cause) }),
  };
}

/** Libraries also hand over copies of errors, which are plain objects. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string';
