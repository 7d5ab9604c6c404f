import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of a distribution. */
export type DistributionId = string & { readonly distributionId: unique symbol };

/** The text as an id; a text that cannot be one names no distribution. */
export function toDistributionId(text: string): DistributionId {
  if (!isDistributionId(text)) throw new AppError('distribution.gone');
  return text;
}

const isDistributionId = (text: string): text is DistributionId => isUuid(text);
