import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of a message from the home page. */
export type ContactId = string & { readonly contactId: unique symbol };

/** The text as an id; a text that cannot be one names no message. */
export function toContactId(text: string): ContactId {
  if (!isContactId(text)) throw new AppError('contact.gone');
  return text;
}

const isContactId = (text: string): text is ContactId => isUuid(text);
