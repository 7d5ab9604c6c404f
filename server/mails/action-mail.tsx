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

/** Whom a mail is for, and where its button leads: an http(s) address of this site. */
export type ActionMailTo = { to: string; displayName: string; url: string; brand: MailBrand };

type Texts = {
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  /** Several are paragraphs. */
  text: string | readonly string[];
  /** What somebody of the studio, or a person, wrote, below that text. */
  quote?: string;
  button: string;
  /** What the link does, for a mailbox without HTML: ends before the link. */
  linkText: string;
  /** For whoever did not ask for this mail. */
  notMine: string;
  /** Where to stop mails like this one; those that the account itself needs have none. */
  stop?: Stop;
};

/** `why` says how the person came to get it; a page of preferences, where there is one. */
export type Stop = { why?: string; preferencesUrl?: string; stopUrl: string };

/** A mail that asks for one thing, in HTML and in plain text. */
export async function writeActionMail(
  { to, displayName, url, brand }: ActionMailTo,
  texts: Texts,
): Promise<Mail> {
  const { stop } = texts;
  const links = [url, stop?.preferencesUrl, stop?.stopUrl].filter((link) => link !== undefined);
  for (const link of links) {
    if (!/^https?:$/.test(new URL(link).protocol)) {
      throw new TypeError('A mail links to http(s) only');
    }
  }
  const hello = greeting(displayName);
  const paragraphs = typeof texts.text === 'string' ? [texts.text] : texts.text;
  const html = await render(
    <MailLayout brand={brand} preview={texts.preview}>
      <Heading as="h1" className="ink" style={mailStyle.heading}>
        {texts.heading}
      </Heading>
      <Text className="ink" style={mailStyle.text}>
        {hello}
      </Text>
      {paragraphs.map((paragraph) => (
        <Text className="ink" style={mailStyle.text} key={paragraph}>
          {paragraph}
        </Text>
      ))}
      {texts.quote !== undefined && (
        <Section className="quote" style={mailStyle.quote}>
          <Text className="ink" style={{ ...mailStyle.text, margin: 0 }}>
            <Lines of={texts.quote.split('\n')} />
          </Text>
        </Section>
      )}
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
      {stop && (
        <Text className="soft-ink" style={mailStyle.smallText}>
          {stop.why ?? whyYouGetIt}{' '}
          {stop.preferencesUrl && (
            <>
              <Link className="amber-ink" href={stop.preferencesUrl} style={mailStyle.link}>
                Cambia tus preferencias
              </Link>{' '}
              o{' '}
            </>
          )}
          <Link className="amber-ink" href={stop.stopUrl} style={mailStyle.link}>
            {stop.preferencesUrl ? 'deja de recibirlo' : 'Deja de recibirlo'}
          </Link>
          .
        </Text>
      )}
    </MailLayout>,
  );
  const text = [
    hello,
    ...paragraphs,
    ...(texts.quote === undefined
      ? []
      : [
          texts.quote
            .split('\n')
            .map((line) => `> ${line}`)
            .join('\n'),
        ]),
    `${texts.linkText}\n${url}`,
    texts.notMine,
    ...(stop
      ? [
          [
            stop.why ?? whyYouGetIt,
            ...(stop.preferencesUrl ? [`Cambia tus preferencias: ${stop.preferencesUrl}`] : []),
            `Deja de recibirlo: ${stop.stopUrl}`,
          ].join('\n'),
        ]
      : []),
    `${brand.name}, ${brand.address.city}, ${brand.address.country}\n¿Preguntas? Escríbenos a ${brand.email}`,
  ].join('\n\n');
  const mail = { to, subject: texts.subject, html, text };
  return stop ? { ...mail, stopUrl: stop.stopUrl } : mail;
}

const whyYouGetIt = 'Te llega este aviso porque lo tienes encendido en tus preferencias.';
