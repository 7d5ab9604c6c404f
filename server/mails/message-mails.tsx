import { Heading } from '@react-email/heading';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Mail } from '#server/ports/mail/mail.ts';
import { greeting } from './greeting.ts';
import { Lines } from './lines.tsx';
import { type MailBrand, MailLayout } from './mail-layout.tsx';
import { mailStyle } from './mail-style.ts';
import { copyMessageId } from './message-ids.ts';
import { unlinked } from './unlinked.ts';

/** A message as its writer sent it; `id` is that of its row, `facts` are what they chose beside it; `promise` says that it arrived and by when the answer is due. */
export type WrittenMessage = {
  id: string;
  to: string;
  name: string;
  promise: string;
  facts: readonly { label: string; text: string }[];
  message: string;
  brand: MailBrand;
};

/** What the whole conversation is called. */
export const copyMailSubject = (brand: MailBrand): string =>
  `Recibimos tu mensaje en ${brand.name}`;

/** The copy that somebody gets of what they wrote to the studio. Nothing in it can be pressed but our own address. */
export async function messageCopyMail(written: WrittenMessage): Promise<Mail> {
  const { to, brand } = written;
  const hello = greeting(written.name);
  const received = `${written.promise} Esto fue lo que nos escribiste:`;
  const facts = written.facts.map(({ label, text }) => `${label}: ${unlinked(text)}`);
  const lines = unlinked(written.message).split('\n');
  const notMine = `¿No fuiste tú? Alguien escribió tu correo en un formulario de ${brand.name}: borra este mensaje, o cuéntanos.`;
  const html = await render(
    <MailLayout brand={brand} preview="Esta es tu copia. Te respondemos a este mismo correo.">
      <Heading as="h1" className="ink" style={mailStyle.heading}>
        Recibimos tu mensaje
      </Heading>
      <Text className="ink" style={mailStyle.text}>
        {hello}
      </Text>
      <Text className="ink" style={mailStyle.text}>
        {received}
      </Text>
      <Section className="quote" style={mailStyle.quote}>
        {facts.length > 0 && (
          <Text className="soft-ink" style={mailStyle.smallText}>
            <Lines of={facts} />
          </Text>
        )}
        <Text className="ink" style={{ ...mailStyle.text, margin: 0 }}>
          <Lines of={lines} />
        </Text>
      </Section>
      <Text className="soft-ink" style={mailStyle.smallText}>
        {notMine}
      </Text>
    </MailLayout>,
  );
  const text = [
    hello,
    received,
    [...facts, ...(facts.length > 0 ? [''] : []), ...lines].map((line) => `> ${line}`).join('\n'),
    notMine,
    `${brand.name}, ${brand.address.city}, ${brand.address.country}\n¿Preguntas? Escríbenos a ${brand.email}`,
  ].join('\n\n');
  return {
    to,
    subject: copyMailSubject(brand),
    html,
    text,
    messageId: copyMessageId(written.id),
    about: { kind: 'copy', id: written.id },
    rows: [written.id],
  };
}
