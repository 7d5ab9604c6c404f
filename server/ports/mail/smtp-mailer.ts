import { createTransport } from 'nodemailer';
import { checkMail, isPlainAddress } from './check-mail.ts';
import type { Mailer } from './mailer.ts';
import { smtpOptions } from './smtp-options.ts';

/** `from` is an address, or a name with the address in angle brackets. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const sender = parseSender(from);
  const transport = createTransport({ ...smtpOptions(url), pool: true, maxConnections: 3 });
  return {
    async send(mail, id) {
      checkMail(mail);
      const { to, subject, html, text, stopUrl } = mail;
      const sending = transport.sendMail({
        // Said apart from the headers: nothing in them can add a recipient.
        envelope: { from: sender.address, to: [to] },
        from: sender,
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<${id}@${sender.address.split('@')[1]}>`,
        ...(stopUrl ? { headers: stopHeaders(stopUrl) } : {}),
      });
      await sending.catch((error: unknown) => {
        throw withoutAddress(error, to);
      });
    },
    async close() {
      transport.close();
    },
  };
}

/** RFC 8058 §3.1: with both of them, a mailbox shows a button that posts to the address. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What the server said, for the operator: it is kept with the job, where nobody's address belongs. */
function withoutAddress(error: unknown, to: string): Error {
  const said = error instanceof Error ? error.message : String(error);
  return new Error(said.replaceAll(to, '(recipient)'));
}

function parseSender(from: string): { name: string; address: string } {
  const [, name = '', bracketed] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(from.trim()) ?? [];
  const address = bracketed ?? from.trim();
  if (!isPlainAddress(address)) throw new Error('The sender of all mail is not an address');
  return { name: name.trim(), address };
}
