import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Storage } from '#server/ports/storage/storage.ts';
import { checkMail, isPlainAddress } from './check-mail.ts';
import { type Mail, type MailAttachment, mostAttachedBytes } from './mail.ts';
import { type Mailer, RefusedMail } from './mailer.ts';
import { smtpOptions } from './smtp-options.ts';

type Options = {
  url: string;
  /** An address, or a name with the address in angle brackets. */
  from: string;
  /** Where attachments lie. */
  storage: Pick<Storage, 'read' | 'size'>;
};

export function createSmtpMailer({ url, from, storage }: Options): Mailer {
  const sender = parseSender(from);
  const transport = createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: 3,
    // What goes with a mail comes from the storage, and from nowhere else.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, id) {
      checkMail(mail);
      const { to, subject, html, text, replyTo, messageId } = mail;
      const sending = transport.sendMail({
        // Said apart from the headers: nothing in them can add a recipient.
        envelope: { from: sender.address, to: [to] },
        from: sender,
        to: { name: '', address: to },
        subject,
        html,
        text,
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        messageId: bracketed(messageId ?? `${id}@${sender.address.split('@')[1]}`),
        ...threadOf(mail),
        ...(mail.stopUrl === undefined ? {} : { headers: stopHeaders(mail.stopUrl) }),
        attachments: await open(storage, mail.attachments ?? []),
      });
      await sending.catch((error: unknown) => {
        throw withoutWords(error);
      });
    },
    async close() {
      transport.close();
    },
  };
}

const bracketed = (id: string) => `<${id}>`;

/** RFC 5322 §3.6.4: what a mailbox joins a conversation by. */
const threadOf = ({ inReplyTo, references = [] }: Mail): SendMailOptions => ({
  ...(inReplyTo === undefined ? {} : { inReplyTo: bracketed(inReplyTo) }),
  ...(references.length === 0 ? {} : { references: references.map(bracketed) }),
});

async function open(
  storage: Options['storage'],
  attachments: readonly MailAttachment[],
): Promise<NonNullable<SendMailOptions['attachments']>> {
  const sizes = await Promise.all(
    attachments.map(({ bucket, path }) => storage.size(bucket, path)),
  );
  const total = sizes.reduce<number>((sum, size) => {
    if (size === null) throw new RefusedMail('A file that goes with it is not there');
    return sum + size;
  }, 0);
  if (total > mostAttachedBytes) throw new RefusedMail('The files that go with it are too large');
  return Promise.all(
    attachments.map(async ({ bucket, path, fileName, type }) => ({
      filename: fileName,
      contentType: type,
      contentDisposition: 'attachment' as const,
      content: Readable.from(await storage.read(bucket, path)),
    })),
  );
}

/** RFC 8058 §3.1: with both of them, a mailbox shows a button that posts to the address. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * What became of it, for the operator: kept with the job and in the log, where nobody's address belongs. Of what the server
 * said it has the codes, such as `RCPT TO: 550 5.1.1`: its words may name the recipient in any way.
 */
function withoutWords(error: unknown): Error {
  if (!isSmtpError(error)) return new Error(withoutAddresses(String(error)));
  const { command = 'SMTP', response, message } = error;
  if (response === undefined) return new Error(withoutAddresses(message));
  const said = `${command}: ${codesOf(response)}`;
  return isWrongRecipient(error) ? new RefusedMail(said) : new Error(said);
}

type SmtpError = Error & { command?: string; response?: string };

const isSmtpError = (error: unknown): error is SmtpError => error instanceof Error;

/** RFC 5321 §4.2 and RFC 3463 §2. */
const codesOf = (response: string): string =>
  /^[2-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace('-', ' ') ??
  'no SMTP response';

const withoutAddresses = (said: string) => said.replaceAll(/[^\s<>]+@[^\s<>]*/g, '(address)');

/**
 * RFC 3463 §3.2 and §3.3: an address or a mailbox to which nothing can be delivered; without a code of those, RFC 5321
 * §4.2.3. Any other refusal may be the operator's to mend, such as a relay that is forbidden.
 */
const wrongRecipient = /^5\d\d[ -]5\.[12]\.\d|^55[013][ -](?!\d\.\d\.\d)/;

const isWrongRecipient = ({ command, response = '' }: SmtpError): boolean =>
  command === 'RCPT TO' && wrongRecipient.test(response);

function parseSender(from: string): { name: string; address: string } {
  const [, name = '', inBrackets] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(from.trim()) ?? [];
  const address = inBrackets ?? from.trim();
  if (!isPlainAddress(address)) throw new Error('The sender of all mail is not an address');
  return { name: name.trim(), address };
}
