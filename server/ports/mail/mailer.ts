import type { Mail } from './mail.ts';

/**
 * Sends one mail to one person. `id` makes its Message-ID, if the mail has none: a mail that is handed over again,
 * because nobody knows whether the server took it, has the same one and is one mail to a mailbox (RFC 5322 §3.6.4).
 * Rejects when the server did not accept it, and with a `RefusedMail` on anything but a single plain address in `to`
 * and `replyTo`, on a line break in a header, a `stopUrl` that is no web address, attachments that are not there or
 * too large, and a recipient whom the server will never take.
 */
export interface Mailer {
  send(mail: Mail, id: string): Promise<void>;
  close(): Promise<void>;
}

/** The mail itself is at fault: sending it again would fail again. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}
