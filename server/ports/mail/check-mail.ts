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
export function checkMail({ to, subject, stopUrl }: Mail): void {
  if (!isPlainAddress(to)) throw new RefusedMail('The recipient is not one plain address');
  if (hasControlCharacter(subject)) throw new RefusedMail('The subject has a control character');
  if (stopUrl !== undefined && !isHeaderUrl(stopUrl)) {
    throw new RefusedMail('The link that stops such mails is not a web address');
  }
}

/** As it stands between angle brackets in a header (RFC 2369 §2), where nothing may end it early. */
const isHeaderUrl = (url: string) => /^https?:\/\/[^\s<>\p{Cc}]+$/u.test(url) && URL.canParse(url);

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);
