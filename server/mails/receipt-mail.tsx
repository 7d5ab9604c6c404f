import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Mail } from '#server/ports/mail/mail.ts';
import { greeting } from './greeting.ts';
import { type MailBrand, MailLayout } from './mail-layout.tsx';
import { mailStyle } from './mail-style.ts';

/** Who paid, and where the page of their order is. */
export type PaymentMailTo = { to: string; name: string; url: string; brand: MailBrand };

type Texts = {
  subject: string;
  heading: string;
  /** What happened, in a sentence. */
  lead: string;
  facts: readonly { name: string; value: string; isTotal?: boolean }[];
  /** What stands behind the facts, a paragraph each. */
  text: readonly string[];
};

const button = 'Ver el pedido';
const notMine =
  '¿Algo no cuadra, o no fuiste tú? Responde este correo cuanto antes y lo aclaramos.';

/** A mail about money that moved, in HTML and in plain text. */
export async function writePaymentMail(
  { to, name, url, brand }: PaymentMailTo,
  { subject, heading, lead, facts, text: paragraphs }: Texts,
): Promise<Pick<Mail, 'to' | 'subject' | 'html' | 'text' | 'replyTo'>> {
  const hello = greeting(name);
  const html = await render(
    <MailLayout brand={brand} preview={lead}>
      <Heading as="h1" className="ink" style={mailStyle.heading}>
        {heading}
      </Heading>
      {[hello, lead].map((paragraph) => (
        <Text key={paragraph} className="ink" style={mailStyle.text}>
          {paragraph}
        </Text>
      ))}
      <Section className="quote" style={mailStyle.quote}>
        {facts.map(({ name, value, isTotal }) => (
          <Text key={name} className="ink" style={{ ...mailStyle.text, margin: 0 }}>
            {name}: {isTotal ? <strong>{value}</strong> : value}
          </Text>
        ))}
      </Section>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} className="ink" style={mailStyle.text}>
          {paragraph}
        </Text>
      ))}
      <Button href={url} style={mailStyle.button}>
        {button}
      </Button>
      <Text className="soft-ink" style={mailStyle.smallText}>
        Si el botón no abre, copia este enlace en tu navegador:
        <br />
        <Link className="amber-ink" href={url} style={mailStyle.link}>
          {url}
        </Link>
      </Text>
      <Text className="soft-ink" style={mailStyle.smallText}>
        {notMine}
      </Text>
    </MailLayout>,
  );
  const text = [
    hello,
    lead,
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    ...paragraphs,
    `${button}:\n${url}`,
    notMine,
    `${brand.name}, ${brand.address.city}, ${brand.address.country}\n¿Preguntas? Escríbenos a ${brand.email}`,
  ].join('\n\n');
  return { to, subject, html, text, replyTo: brand.email };
}
