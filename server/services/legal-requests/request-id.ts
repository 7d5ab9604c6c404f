import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of a request that the law gives a term. */
export type RequestId = string & { readonly requestId: unique symbol };

/** The text as an id; a text that cannot be one names no request. */
export function toRequestId(text: string): RequestId {
  if (!isRequestId(text)) throw new AppError('legal-request.gone');
  return text;
}

export const isRequestId = (text: string): text is RequestId => isUuid(text);
