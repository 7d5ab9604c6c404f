export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
};

/**
 * Sends one mail to one person. Rejects when the server did not accept it, and with a `RefusedMail` on anything but a
 * single plain address in `to`, or a line break in the subject.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The mail itself is at fault: sending it again would fail again. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}
