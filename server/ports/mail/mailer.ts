export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** A page where whoever reads it can stop such mails. A POST to it does so at once (RFC 8058). */
  stopUrl?: string;
};

/**
 * Sends one mail to one person. `id` makes its Message-ID: a mail that is handed over again, because nobody knows
 * whether the server took it, has the same one and is one mail to a mailbox (RFC 5322 §3.6.4). Rejects when the server did not accept it, and with a `RefusedMail` on anything but a
 * single plain address in `to`, a line break in the subject, or a `stopUrl` that is no web address.
 */
export interface Mailer {
  send(mail: Mail, id: string): Promise<void>;
  close(): Promise<void>;
}

/** The mail itself is at fault: sending it again would fail again. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}
