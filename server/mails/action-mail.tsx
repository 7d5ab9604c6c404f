import { Button, Heading, Link, render, Text } from '@react-email/components';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { greeting } from './greeting.ts';
import { type MailBrand, MailLayout } from './mail-layout.tsx';
import { mailStyle } from './mail-style.ts';

/** Whom a mail is for, and where its button leads: an http(s) address of this site. */
export type ActionMailTo = { to: string; displayName: string; url: string; brand: MailBrand };

type Texts = {
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  text: string;
  button: string;
  /** What the link does, for a mailbox without HTML: ends before the link. */
  linkText: string;
  /** For whoever did not ask for this mail. */
  notMine: string;
};

/** A mail that asks for one thing, in HTML and in plain text. */
export async function writeActionMail(
  { to, displayName, url, brand }: ActionMailTo,
  texts: Texts,
): Promise<Mail> {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError('A mail links to http(s) only');
  const hello = greeting(displayName);
  const html = await render(
    <MailLayout brand={brand} preview={texts.preview}>
      <Heading as="h1" className="ink" style={mailStyle.heading}>
        {texts.heading}
      </Heading>
      <Text className="ink" style={mailStyle.text}>
        {hello}
      </Text>
      <Text className="ink" style={mailStyle.text}>
        {texts.text}
      </Text>
      <Button href={url} style={mailStyle.button}>
        {texts.button}
      </Button>
      <Text className="soft-ink" style={mailStyle.smallText}>
        Si el botón no abre, copia este enlace en tu navegador:
        <br />
        <Link className="amber-ink" href={url} style={mailStyle.link}>
          {url}
        </Link>
      </Text>
      <Text className="soft-ink" style={mailStyle.smallText}>
        {texts.notMine}
      </Text>
    </MailLayout>,
  );
  const text = [
    hello,
    texts.text,
    `${texts.linkText}\n${url}`,
    texts.notMine,
    `${brand.name}, ${brand.address.city}, ${brand.address.country}\n¿Preguntas? Escríbenos a ${brand.email}`,
  ].join('\n\n');
  return { to, subject: texts.subject, html, text };
}
