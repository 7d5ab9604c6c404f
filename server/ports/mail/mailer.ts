export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
};

/** Sends one mail. Rejects when the server did not accept it, and on an address or header with a line break. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
