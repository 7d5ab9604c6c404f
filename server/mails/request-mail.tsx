import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Mail } from '#server/ports/mail/mail.ts';
import { greeting } from './greeting.ts';
import { Lines } from './lines.tsx';
import { type MailBrand, MailLayout } from './mail-layout.tsx';
import { mailStyle } from './mail-style.ts';

/** Whom a mail about a request is for, and where its page is. */
export type RequestMailTo = {
  to: string;
  name: string;
  url: string;
  brand: MailBrand;
};

type Texts = {
  subject: string;
  heading: string;
  /** Our own words, a paragraph each. */
  text: readonly string[];
  /** What somebody wrote, line by line, and what it is called; nothing in it may be pressed unless the staff wrote it. */
  quote?: { title: string; lines: readonly string[] };
  /** For whoever filed nothing. */
  notMine?: string;
};

const button = 'Ver en qué va';

/** A mail about a request, in HTML and in plain text, with the way to its page. */
export async function writeRequestMail(
  { to, name, url, brand }: RequestMailTo,
  { subject, heading, text: paragraphs, quote, notMine }: Texts,
): Promise<Pick<Mail, 'to' | 'subject' | 'html' | 'text' | 'replyTo'>> {
  const hello = greeting(name);
  const html = await render(
    <MailLayout brand={brand} preview={paragraphs[0] ?? heading}>
      <Heading as="h1" className="ink" style={mailStyle.heading}>
        {heading}
      </Heading>
      {[hello, ...paragraphs].map((paragraph) => (
        <Text key={paragraph} className="ink" style={mailStyle.text}>
          {paragraph}
        </Text>
      ))}
      {quote && (
        <Section className="quote" style={mailStyle.quote}>
          <Text className="soft-ink" style={{ ...mailStyle.smallText, margin: 0 }}>
            {quote.title}
          </Text>
          <Text className="ink" style={{ ...mailStyle.text, margin: 0 }}>
            <Lines of={quote.lines} />
          </Text>
        </Section>
      )}
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
      {notMine && (
        <Text className="soft-ink" style={mailStyle.smallText}>
          {notMine}
        </Text>
      )}
    </MailLayout>,
  );
  const text = [
    hello,
    ...paragraphs,
    ...(quote ? [[quote.title, ...quote.lines].map((line) => `> ${line}`).join('\n')] : []),
    `${button}:\n${url}`,
    ...(notMine ? [notMine] : []),
    `${brand.name}, ${brand.address.city}, ${brand.address.country}\n¿Preguntas? Escríbenos a ${brand.email}`,
  ].join('\n\n');
  return { to, subject, html, text, replyTo: brand.email };
}
