import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of a quote. */
export type QuoteId = string & { readonly quoteId: unique symbol };

/** The text as an id; a text that cannot be one names no quote. */
export function toQuoteId(text: string): QuoteId {
  if (!isQuoteId(text)) throw new AppError('quote.gone');
  return text;
}

const isQuoteId = (text: string): text is QuoteId => isUuid(text);
