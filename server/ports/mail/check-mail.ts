import { type Mail, RefusedMail } from './mailer.ts';

/**
 * One address without name, quotes, comments or lists: the only form whose recipient no two readers can disagree on.
 * RFC 5321 §4.5.3.1 limits the part before the @ to 64 and the whole to 254 characters.
 */
const addressPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;

export const isPlainAddress = (address: string): boolean =>
  address.length <= 254 && address.indexOf('@') <= 64 && addressPattern.test(address);

/** Messages name the field and never its content, which is personal. */
export function checkMail({ to, subject }: Mail): void {
  if (!isPlainAddress(to)) throw new RefusedMail('The recipient is not one plain address');
  if (hasControlCharacter(subject)) throw new RefusedMail('The subject has a control character');
}

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);
