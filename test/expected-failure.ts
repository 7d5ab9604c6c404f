import { isAppError } from '#server/app-error.ts';
import { isForgedEvent, isProviderError } from '#server/ports/payments/errors.ts';

/** What a person may read, what a provider may say and what a lost connection says is no fault of a story. */
export const isExpectedFailure = (error: unknown): boolean =>
  isAppError(error) || isProviderError(error) || isForgedEvent(error) || isLost(error);

/** Also of what the log made of it. */
export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);

const isLost = (error: unknown): boolean =>
  /57P01|terminat|Connection (ended|terminated)|connection error|ECONNRESET|EPIPE/i.test(
    JSON.stringify(error, ['code', 'cause']) + messageOf(error),
  );
