import { AppError } from '#server/app-error.ts';

/** The id of a message from the home page. */
export type ContactId = string & { readonly contactId: unique symbol };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The text as an id; a text that cannot be one names no message. */
export function toContactId(text: string): ContactId {
  if (!isContactId(text)) throw new AppError('contact.gone');
  return text;
}

const isContactId = (text: string): text is ContactId => uuid.test(text);
