import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Header } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { InboxMessage } from './inbox-message.ts';
import { mailLinks } from './mail-links.ts';
import { openMessageFolder } from './message-folder.ts';

export type SmtpInbox = {
  smtpUrl: string;
  /** Newest first, whichever process received them. */
  messages(): Promise<InboxMessage[]>;
  stop(): Promise<void>;
};

const largestMailBytes = 2 * 1024 * 1024;

/**
 * A real SMTP server on loopback that accepts mail for everyone and delivers all of it into a folder. While `refusal`
 * says something, it takes no mail and says that instead.
 */
export async function startSmtpInbox({
  folder,
  refusal,
}: {
  folder: string;
  refusal?: () => string | undefined;
}): Promise<SmtpInbox> {
  const messages = await openMessageFolder(folder);
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMailBytes,
    rejectOversized: true,
    closeTimeout: 500,
    onRcptTo(_address, _session, respond) {
      const said = refusal?.();
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
): Promise<Omit<InboxMessage, 'id' | 'at'>> {
  const raw = await buffer(stream);
  const {
    subject = '',
    messageId = '',
    text = '',
    html = '',
    headers,
  } = await PostalMime.parse(raw);
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map((recipient) => recipient.address),
    subject,
    messageId,
    text,
    html,
    links: mailLinks({ html, text }),
    stop: stopOf(headers),
  };
}

function stopOf(headers: Header[]): InboxMessage['stop'] {
  const valueOf = (key: string) => headers.find((header) => header.key === key)?.value;
  const url = /<(https?:[^>]+)>/.exec(valueOf('list-unsubscribe') ?? '')?.[1];
  const oneClick = valueOf('list-unsubscribe-post') === 'List-Unsubscribe=One-Click';
  return url === undefined ? null : { url, oneClick };
}
