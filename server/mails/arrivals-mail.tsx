import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Mail } from '#server/ports/mail/mail.ts';
import { beginning } from './beginning.ts';
import { Lines } from './lines.tsx';
import { type MailBrand, MailLayout } from './mail-layout.tsx';
import { mailStyle } from './mail-style.ts';
import { unlinked } from './unlinked.ts';

export type ArrivalsMailTo = {
  to: string;
  brand: MailBrand;
  /** The page of the staff where they stand. */
  url: string;
  /** By when an answer is due, in words. */
  promise: string;
  /** How many there are; the mail shows the first of them. */
  total: number;
  /** How many of them are critical; those come first. */
  critical: number;
  /** How many of them are the work of something that was paid. */
  purchases: number;
  first: readonly { name: string; service: string; message: string }[];
};

const longestExcerpt = 280;

/** Tells the staff what arrived. Nothing that somebody wrote in it can be pressed. */
export async function arrivalsMail({
  to,
  brand,
  url,
  promise,
  total,
  critical,
  purchases,
  first,
}: ArrivalsMailTo): Promise<Mail> {
  const excerpts = first.map(({ name, service, message }) => ({
    from: unlinked(`${name} · ${service}`),
    text: unlinked(excerptOf(message)),
  }));
  const [one] = excerpts;
  const urgent = critical === 1 ? '1 crítico' : `${critical} críticos`;
  const others =
    total === 2 ? ' y otro mensaje' : total > 2 ? ` y otros ${total - 1} mensajes` : '';
  const isPurchase = total === 1 && purchases === 1;
  const bought =
    purchases === 0 ? '' : purchases === 1 ? ': 1 es una compra' : `: ${purchases} son compras`;
  const usual =
    total === 1 && one
      ? `${isPurchase ? 'Compra nueva' : 'Mensaje nuevo'}: ${one.from}`
      : `${total} mensajes nuevos${bought}`;
  const subject =
    critical > 0 && first[0] ? `${urgent}: ${unlinked(first[0].name)}${others}` : usual;
  const arrived = isPurchase
    ? 'Llegó una compra'
    : total === 1
      ? 'Llegó un mensaje'
      : `Llegaron ${total} mensajes`;
  const heading = critical > 0 ? `${arrived}: ${urgent}` : arrived;
  const rest = total > excerpts.length ? `Y ${total - excerpts.length} más.` : null;
  const button = 'Abrir y responder';
  const html = await render(
    <MailLayout brand={brand} preview={promise}>
      <Heading as="h1" className="ink" style={mailStyle.heading}>
        {heading}
      </Heading>
      <Text className="ink" style={mailStyle.text}>
        {promise}
      </Text>
      {excerpts.map(({ from, text }, index) => (
        <Section key={index} className="quote" style={mailStyle.quote}>
          <Text className="soft-ink" style={{ ...mailStyle.smallText, margin: 0 }}>
            {from}
          </Text>
          <Text className="ink" style={{ ...mailStyle.text, margin: 0 }}>
            <Lines of={text.split('\n')} />
          </Text>
        </Section>
      ))}
      {rest && (
        <Text className="ink" style={mailStyle.text}>
          {rest}
        </Text>
      )}
      <Button href={url} style={mailStyle.button}>
        {button}
      </Button>
    </MailLayout>,
  );
  const text = [
    heading,
    promise,
    ...excerpts.map(({ from, text }) =>
      [from, ...text.split('\n')].map((line) => `> ${line}`).join('\n'),
    ),
    ...(rest ? [rest] : []),
    `${button}:\n${url}`,
  ].join('\n\n');
  return { to, subject, html, text };
}

const excerptOf = (message: string) =>
  message.length <= longestExcerpt ? message : `${beginning(message, longestExcerpt).trimEnd()}…`;
