import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of the report of a transfer. */
export type TransferId = string & { readonly transferId: unique symbol };

/** The text as an id; a text that cannot be one names no report. */
export function toTransferId(text: string): TransferId {
  if (!isTransferId(text)) throw new AppError('transfer.gone');
  return text;
}

const isTransferId = (text: string): text is TransferId => isUuid(text);
