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

/** Who paid, and where the page of their order is. */
export type PaymentMailTo = { to: string; name: string; url: string; brand: MailBrand };

/** Somewhere else than the page of the order, and what is done there. */
export type MailLink = { name: string; url: string };

type Fact = { name: string; value: string; isTotal?: boolean };

type Texts = {
  subject: string;
  heading: string;
  /** What happened, in a sentence. */
  lead: string;
  /** What it consists of, a line each. */
  lines: readonly string[];
  /** In groups that stand apart. */
  facts: readonly (readonly Fact[])[];
  /** What stands behind the facts, a paragraph each. */
  text: readonly string[];
  /** Behind those. */
  links: readonly MailLink[];
};

const button = 'Ver el pedido';
const notMine =
  '¿Algo no cuadra, o no fuiste tú? Responde este correo cuanto antes y lo aclaramos.';

/** A mail about money that moved, in HTML and in plain text. */
export async function writePaymentMail(
  { to, name, url, brand }: PaymentMailTo,
  { subject, heading, lead, lines, facts, text: paragraphs, links }: Texts,
): Promise<Pick<Mail, 'to' | 'subject' | 'html' | 'text' | 'replyTo'>> {
  const hello = greeting(name);
  const groups = facts.filter((group) => group.length > 0);
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
      {lines.length > 0 && (
        <Section className="quote" style={mailStyle.quote}>
          <Text className="ink" style={{ ...mailStyle.text, margin: 0 }}>
            <Lines of={lines} />
          </Text>
        </Section>
      )}
      <FactTable groups={groups} />
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} className="ink" style={mailStyle.text}>
          {paragraph}
        </Text>
      ))}
      {links.map((link) => (
        <Text key={link.url} className="ink" style={mailStyle.text}>
          <Link className="amber-ink" href={link.url} style={mailStyle.link}>
            {link.name}
          </Link>
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
    ...(lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : []),
    ...groups.map((group) => group.map(({ name, value }) => `${name}: ${value}`).join('\n')),
    ...paragraphs,
    ...links.map((link) => `${link.name}:\n${link.url}`),
    `${button}:\n${url}`,
    notMine,
    `${brand.name}, ${brand.address.city}, ${brand.address.country}\n¿Preguntas? Escríbenos a ${brand.email}`,
  ].join('\n\n');
  return { to, subject, html, text, replyTo: brand.email };
}

/** Names in one column and what they are in the other, with a line between groups. */
const FactTable = ({ groups }: { groups: readonly (readonly Fact[])[] }) => (
  <table cellPadding={0} cellSpacing={0} style={mailStyle.facts} width="100%">
    <tbody>
      {groups.flatMap((group, at) =>
        group.map(({ name, value, isTotal }, place) => {
          const isApart = at > 0 && place === 0;
          const rule = isApart ? mailStyle.factRule : {};
          return (
            <tr key={`${at} ${name}`}>
              <th
                align="left"
                className={isApart ? 'soft-ink rule' : 'soft-ink'}
                scope="row"
                style={{ ...mailStyle.factName, ...rule }}
              >
                {name}
              </th>
              <td
                align="right"
                className={isApart ? 'ink rule' : 'ink'}
                style={{ ...mailStyle.factValue, ...rule, fontWeight: isTotal ? 800 : 400 }}
              >
                {value}
              </td>
            </tr>
          );
        }),
      )}
    </tbody>
  </table>
);
