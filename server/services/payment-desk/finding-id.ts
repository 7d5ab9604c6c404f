import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of something that does not fit. */
export type FindingId = string & { readonly findingId: unique symbol };

/** The text as an id; a text that cannot be one names none. */
export function toFindingId(text: string): FindingId {
  if (!isFindingId(text)) throw new AppError('finding.gone');
  return text;
}

const isFindingId = (text: string): text is FindingId => isUuid(text);
