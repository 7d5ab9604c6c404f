import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { longDate } from '#content/dates.ts';
import {
  type RequestClock,
  type RequestKind,
  requestKinds,
} from '#packages/legal-requests/src/index.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { type MailBrand, MailLayout } from './mail-layout.tsx';
import { mailStyle } from './mail-style.ts';
import { unlinked } from './unlinked.ts';

/** A request that the staff has to answer now. */
export type DueRequest = {
  radicado: string;
  kind: RequestKind;
  /** What somebody asks for, in a line. */
  subject: string;
  clock: RequestClock;
  /** Its page of the staff. */
  url: string;
};

type Due = {
  brand: MailBrand;
  /** The page of the staff where all of them stand. */
  url: string;
  counts: { late: number; today: number; soon: number };
  /** Those that waited for longest. */
  requests: readonly DueRequest[];
};

const button = 'Ver todas las solicitudes';

/** Reminds the staff of requests whose term is over, or nearly. Nothing that somebody wrote in it can be pressed. */
export async function dueRequestsMail({
  brand,
  url,
  counts,
  requests,
}: Due): Promise<Omit<Mail, 'to'>> {
  const heading = headingOf(counts);
  const advice =
    'Responde, pide lo que falte o, donde la ley deja, amplía el plazo antes de que venza.';
  const shown = requests.map(({ radicado, kind, subject, clock, url }) => ({
    title: `Radicado ${radicado}`,
    url,
    when: `${requestKinds[kind].label}. ${termText(clock)}`,
    subject: unlinked(subject),
  }));
  const more = counts.late + counts.today + counts.soon - requests.length;
  const rest = more > 0 ? `Y ${more} más.` : null;
  const html = await render(
    <MailLayout brand={brand} preview={advice}>
      <Heading as="h1" className="ink" style={mailStyle.heading}>
        {heading}
      </Heading>
      <Text className="ink" style={mailStyle.text}>
        {advice}
      </Text>
      {shown.map(({ title, url, when, subject }) => (
        <Section key={title} className="quote" style={mailStyle.quote}>
          <Text className="ink" style={{ ...mailStyle.text, margin: 0 }}>
            <Link className="amber-ink" href={url} style={mailStyle.link}>
              {title}
            </Link>
            <br />
            {subject}
          </Text>
          <Text className="soft-ink" style={{ ...mailStyle.smallText, margin: 0 }}>
            {when}
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
    advice,
    ...shown.map(({ title, url, when, subject }) => [title, `> ${subject}`, when, url].join('\n')),
    ...(rest ? [rest] : []),
    `${button}:\n${url}`,
  ].join('\n\n');
  return { subject: heading, html, text };
}

/** `Plazos de la ley: 1 vencida, 2 vencen hoy y 3 por vencer`, of which it says what there is. */
function headingOf({ late, today, soon }: Due['counts']): string {
  const parts = [
    ...(late > 0 ? [`${late} ${late === 1 ? 'vencida' : 'vencidas'}`] : []),
    ...(today > 0 ? [`${today} ${today === 1 ? 'vence' : 'vencen'} hoy`] : []),
    ...(soon > 0 ? [`${soon} por vencer`] : []),
  ];
  return `Plazos de la ley: ${list.format(parts)}`;
}

const list = new Intl.ListFormat('es-CO');

function termText(clock: RequestClock): string {
  if (clock.state === 'late')
    return `Venció el ${longDate(clock.dueOn)}, hace ${days(clock.daysLate)}.`;
  if (clock.state !== 'running') return '';
  return clock.daysLeft === 0
    ? 'Vence hoy.'
    : `Vence el ${longDate(clock.dueOn)}, en ${days(clock.daysLeft)}.`;
}

const days = (count: number) => `${count} ${count === 1 ? 'día hábil' : 'días hábiles'}`;
