import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Attachment, type Header } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { InboxMessage, NewInboxMessage } from './inbox-message.ts';
import { mailLinks } from './mail-links.ts';
import { openMessageFolder } from './message-folder.ts';

export type SmtpInbox = {
  smtpUrl: string;
  /** Newest first, whichever process received them. */
  messages(): Promise<InboxMessage[]>;
  stop(): Promise<void>;
};

/**
 * A real SMTP server on loopback that accepts mail for everyone and delivers all of it into a folder. While `refusal`
 * says something of an address, it takes no mail for that one and says so instead. Nor does it take one over `mostBytes`: 25 MiB, as mailboxes do.
 */
export async function startSmtpInbox({
  folder,
  refusal,
  mostBytes = 25 * 1024 * 1024,
}: {
  folder: string;
  refusal?: (address: string) => string | undefined;
  mostBytes?: number;
}): Promise<SmtpInbox> {
  const messages = await openMessageFolder(folder);
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: mostBytes,
    rejectOversized: true,
    closeTimeout: 500,
    onRcptTo({ address }, _session, respond) {
      const said = refusal?.(address);
      respond(said === undefined ? null : new Error(said));
    },
    onData(stream, session, reply) {
      receive(stream, session)
        .then(async (message) => {
          if (!stream.sizeExceeded) await messages.add(message);
          reply();
        })
        .catch(reply);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The inbox has no port');
  return {
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    messages: () => messages.list(),
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<NewInboxMessage> {
  const raw = await buffer(stream);
  const {
    subject = '',
    messageId = '',
    text = '',
    html = '',
    headers,
    replyTo = [],
    inReplyTo = '',
    references = '',
    attachments,
  } = await PostalMime.parse(raw);
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map((recipient) => recipient.address),
    subject,
    messageId,
    replyTo: replyTo[0]?.address ?? '',
    inReplyTo,
    references: references.split(/\s+/).filter(Boolean),
    attachments: attachments.map(describe),
    text,
    html,
    links: mailLinks({ html, text }),
    stop: stopOf(headers),
  };
}

function describe({
  filename,
  mimeType,
  content,
}: Attachment): InboxMessage['attachments'][number] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileName: filename ?? '', type: mimeType, size: bytes.length, sha256 };
}

function stopOf(headers: Header[]): InboxMessage['stop'] {
  const valueOf = (key: string) => headers.find((header) => header.key === key)?.value;
  const url = /<(https?:[^>]+)>/.exec(valueOf('list-unsubscribe') ?? '')?.[1];
  const oneClick = valueOf('list-unsubscribe-post') === 'List-Unsubscribe=One-Click';
  return url === undefined ? null : { url, oneClick };
}
