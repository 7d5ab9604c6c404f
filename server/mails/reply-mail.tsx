import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Mail } from '#server/ports/mail/mail.ts';
import { beginning } from './beginning.ts';
import { Lines } from './lines.tsx';
import { type MailBrand, MailLayout } from './mail-layout.tsx';
import { mailStyle } from './mail-style.ts';
import { copyMailSubject } from './message-mails.tsx';
import { copyMessageId, replyMessageId } from './message-ids.ts';
import { unlinked } from './unlinked.ts';

/** What the staff replies to a message. `threadId` is the id of the row that the message came as. */
export type WrittenReply = {
  id: string;
  to: string;
  threadId: string;
  /** Of the replies that were sent before, the oldest first. */
  before: readonly string[];
  body: string;
  staffName: string;
  /** What is answered, as it was written. */
  message: string;
  brand: MailBrand;
};

const longestQuote = 2000;

/**
 * A reply as a part of the conversation that the copy of the message began (RFC 5322 §3.6.4). Its own words stand as the
 * staff typed them; of what is quoted nothing can be pressed.
 */
export async function replyMail(written: WrittenReply): Promise<Mail> {
  const { brand, body, staffName, to } = written;
  const thread = [copyMessageId(written.threadId), ...written.before.map(replyMessageId)];
  const lines = body.split('\n');
  const { length } = written.message;
  const quoted = [
    ...unlinked(beginning(written.message, longestQuote)).split('\n'),
    ...(length > longestQuote ? ['[…]'] : []),
  ];
  const signature = `${staffName}, ${brand.name}`;
  const wroteThis = 'Nos escribiste:';
  const html = await render(
    <MailLayout brand={brand} preview={lines[0] ?? ''}>
      <Text className="ink" style={mailStyle.text}>
        <Lines of={lines} />
      </Text>
      <Text className="ink" style={mailStyle.text}>
        {signature}
      </Text>
      <Section className="quote" style={mailStyle.quote}>
        <Text className="soft-ink" style={{ ...mailStyle.smallText, margin: 0 }}>
          {wroteThis}
        </Text>
        <Text className="soft-ink" style={{ ...mailStyle.smallText, margin: 0 }}>
          <Lines of={quoted} />
        </Text>
      </Section>
    </MailLayout>,
  );
  const text = [body, signature, [wroteThis, ...quoted].map((line) => `> ${line}`).join('\n')].join(
    '\n\n',
  );
  return {
    to,
    subject: `Re: ${copyMailSubject(brand)}`,
    html,
    text,
    replyTo: brand.email,
    messageId: replyMessageId(written.id),
    inReplyTo: thread.at(-1) ?? copyMessageId(written.threadId),
    references: thread,
    about: { kind: 'reply', id: written.id },
    rows: [written.id],
  };
}
