import { longDate } from '#content/dates.ts';
import { type Money, priceText } from '#content/money.ts';
import { acceptanceText, paymentText } from '#content/quote.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { type ActionMailTo, writeActionMail } from './action-mail.tsx';
import { copyMessageId, quoteMessageId, replyMessageId } from './message-ids.ts';
import { unlinked } from './unlinked.ts';

type MailTo = Omit<ActionMailTo, 'displayName'>;
type Quoted = { number: string; total: Money };

const notMine =
  '¿No pediste una cotización? Alguien escribió tu correo en un formulario: borra este mensaje, o cuéntanos.';

/** The link of a quote, as a part of the conversation that the copy of the client's message began. */
export async function quoteLinkMail(
  mail: MailTo &
    Quoted & {
      id: string;
      name: string;
      validUntil: string;
      linkCount: number;
      thread: { threadId: string; before: readonly string[] } | null;
    },
): Promise<Mail> {
  const { id, number, total, name, validUntil, linkCount, thread, ...to } = mail;
  const isFirst = linkCount === 1;
  const what = `la cotización ${number}, por ${priceText(total)} en total`;
  const written = await writeActionMail(
    { ...to, displayName: name },
    {
      // Most mailboxes thread by References alone; a number that is found later matters more to those that ask for one subject, too.
      subject: `Cotización ${number} de ${to.brand.name}`,
      preview: isFirst
        ? `Por ${priceText(total)}, válida hasta el ${longDate(validUntil)}.`
        : 'El enlace anterior ya no la abre.',
      heading: `Cotización ${number}`,
      text: isFirst
        ? `Te preparamos ${what}. Es válida hasta el ${longDate(validUntil)}. En su página la lees, la descargas en PDF y nos dices si la aceptas. Si algo no es lo que pediste, responde este correo.`
        : `Este es el enlace nuevo de ${what}. El anterior ya no la abre. Lo que dice la cotización no cambió.`,
      button: 'Ver la cotización',
      linkText: 'La cotización está en este enlace:',
      notMine: `Quien tenga el enlace puede leerla y responderla: no lo compartas con quien no deba. ${notMine}`,
    },
  );
  const messages = thread
    ? [copyMessageId(thread.threadId), ...thread.before.map(replyMessageId)]
    : [];
  const last = messages.at(-1);
  return {
    ...written,
    replyTo: to.brand.email,
    messageId: quoteMessageId(id, linkCount),
    about: { kind: 'quote', id, linkCount },
    rows: [id],
    ...(last !== undefined && { inReplyTo: last, references: messages }),
  };
}

/** What a client decided. */
export type MailedDecision =
  | { kind: 'accepted'; name: string }
  | { kind: 'rejected'; reason: string };

/** Tells the staff what a client decided. Nothing that the client wrote in it can be pressed. */
export function decidedQuoteMail(
  mail: MailTo & Quoted & { decision: MailedDecision; isPaidHere: boolean },
): Promise<Mail> {
  const { number, total, decision, isPaidHere, ...to } = mail;
  const isAccepted = decision.kind === 'accepted';
  const next = isPaidHere
    ? 'Ya la pueden pagar en su página. Falta acordar la fecha.'
    : 'Falta acordar el pago y la fecha.';
  const heading = isAccepted ? `Aceptaron la ${number}` : `Rechazaron la ${number}`;
  return writeActionMail(
    { ...to, displayName: '' },
    {
      subject: `${heading}, por ${priceText(total)}`,
      preview: isAccepted ? next : 'Dicen por qué.',
      heading,
      text: isAccepted
        ? `La aceptó ${unlinked(decision.name)}, por ${priceText(total)}. ${next}`
        : `Este es el motivo que dieron: «${unlinked(decision.reason.replaceAll(/\s+/g, ' '))}».`,
      button: 'Ver la cotización',
      linkText: 'La cotización está en este enlace:',
      notMine: 'Te llega porque lees los avisos del estudio.',
    },
  );
}

/** What a client accepted, in writing (Ley 1480 of 2011, art. 50: no later than the next calendar day). */
export async function acceptedQuoteMail(
  mail: MailTo & Quoted & { id: string; linkCount: number; name: string; isPaidHere: boolean },
): Promise<Mail> {
  const { id, linkCount, number, total, name, isPaidHere, ...to } = mail;
  const written = await writeActionMail(
    { ...to, displayName: name },
    {
      subject: `Aceptaste la cotización ${number}`,
      preview: `Por ${priceText(total)}. Guarda este correo.`,
      heading: `Aceptaste la ${number}`,
      text: `Quedó anotado lo que marcaste: «${acceptanceText({ number, total })}». ${paymentText({ isHere: isPaidHere, isAccepted: true })}`,
      button: isPaidHere ? 'Ver y pagar la cotización' : 'Ver lo que acepté',
      linkText: isPaidHere
        ? 'Lo que aceptaste se lee y se paga en este enlace:'
        : 'Lo que aceptaste está en este enlace:',
      notMine: '¿No fuiste tú? Escríbenos cuanto antes y lo aclaramos.',
    },
  );
  return { ...written, about: { kind: 'quote', id, linkCount } };
}
