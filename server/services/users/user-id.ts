import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of somebody with an account. */
export type UserId = string & { readonly userId: unique symbol };

/** The text as an id; a text that cannot be one is nobody's. */
export function toUserId(text: string): UserId {
  if (!isUserId(text)) throw new AppError('user.gone');
  return text;
}

const isUserId = (text: string): text is UserId => isUuid(text);
