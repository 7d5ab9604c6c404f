import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of a saved reply. */
export type SavedReplyId = string & { readonly savedReplyId: unique symbol };

/** The text as an id; a text that cannot be one names no saved reply. */
export function toSavedReplyId(text: string): SavedReplyId {
  if (!isSavedReplyId(text)) throw new AppError('saved-reply.gone');
  return text;
}

const isSavedReplyId = (text: string): text is SavedReplyId => isUuid(text);

/** What the staff writes of one. */
export type SavedReplyWords = { title: string; text: string };

export type SavedReply = SavedReplyWords & {
  id: string;
  /** Of its changes: who saves names the one that they saw. */
  revision: number;
  changedAt: Date;
  /** Null of who is no longer there. */
  changedBy: string | null;
};
