import type { Mail, MailAttachment } from './mail.ts';
import { RefusedMail } from './mailer.ts';

/**
 * One address without name, quotes, comments or lists: the only form whose recipient no two readers can disagree on.
 * RFC 5321 §4.5.3.1 limits the part before the @ to 64 and the whole to 254 characters.
 */
const addressPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;

export const isPlainAddress = (address: string): boolean =>
  address.length <= 254 && address.indexOf('@') <= 64 && addressPattern.test(address);

/** Messages name the field and never its content, which is personal. */
export function checkMail(mail: Mail): void {
  const { to, subject, stopUrl, replyTo, messageId, inReplyTo, references = [] } = mail;
  refuseUnless(isPlainAddress(to), 'The recipient is not one plain address');
  refuseUnless(!hasControlCharacter(subject), 'The subject has a control character');
  refuseUnless(
    stopUrl === undefined || isHeaderUrl(stopUrl),
    'The link that stops such mails is not a web address',
  );
  refuseUnless(
    replyTo === undefined || isPlainAddress(replyTo),
    'The address for answers is not one plain address',
  );
  refuseUnless(
    [messageId, inReplyTo, ...references].every((id) => id === undefined || isMessageId(id)),
    'A Message-ID is none',
  );
  refuseUnless((mail.attachments ?? []).every(isAttachable), 'The name or type of a file is none');
}

function refuseUnless(isRight: boolean, why: string): void {
  if (!isRight) throw new RefusedMail(why);
}

/** As it stands between angle brackets in a header (RFC 2369 §2), where nothing may end it early. */
const isHeaderUrl = (url: string) => /^https?:\/\/[^\s<>\p{Cc}]+$/u.test(url) && URL.canParse(url);

/** Without its brackets. Those of other people's mails are of many kinds; none holds a space or a bracket. */
const isMessageId = (id: string) =>
  id.length <= 500 && /^[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+$/u.test(id);

const isAttachable = ({ fileName, type }: MailAttachment) =>
  fileName !== '' && !hasControlCharacter(fileName) && /^[\w.+-]+\/[\w.+-]+$/.test(type);

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);
