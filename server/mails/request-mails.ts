import { longDate } from '#content/dates.ts';
import {
  completeBy,
  type RequestKind,
  requestKinds,
  termText,
} from '#packages/legal-requests/src/index.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { requestEntryMessageId, requestMessageId } from './message-ids.ts';
import { type RequestMailTo as MailTo, writeRequestMail } from './request-mail.tsx';
import { unlinked } from './unlinked.ts';

/** Who filed a request, under which radicado; `id` is that of its row. */
export type RequestMailTo = MailTo & { id: string; radicado: string };

/** What the staff wrote, and the id of its entry. */
type Said = { entryId: string; body: string };

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/**
 * The radicado with its date and hour: the proof that a request was filed. To an address that was corrected it goes again,
 * whenever that was: the page says where the request stands by then.
 */
export async function filedMail(
  to: RequestMailTo,
  filed: {
    kind: RequestKind;
    filedAt: Date;
    dueOn: string;
    subject: string;
    facts: string;
    entryId?: string;
  },
): Promise<Mail> {
  const { label, term } = requestKinds[filed.kind];
  const { entryId = null } = filed;
  const mail = await writeRequestMail(to, {
    subject: subjectOf(to),
    heading: `Radicado ${to.radicado}`,
    text: [
      `Radicamos tu solicitud el ${moment.format(filed.filedAt)}, hora de Bogotá, con el número ${to.radicado}. Guárdalo: con él le haces seguimiento.`,
      entryId !== null
        ? `Es de tipo «${label}». Corregimos el correo que teníamos de ti: en la página de tu solicitud está todo hasta hoy, también lo que te hayamos escrito al anterior.`
        : `Es de tipo «${label}». ${filed.kind === 'withdrawal' ? 'Te devolvemos el dinero' : 'Te respondemos'} a más tardar el ${longDate(filed.dueOn)}: son ${termText(term)}, contados desde el día siguiente al que llegó.`,
    ],
    quote: {
      title: 'Nos pediste:',
      lines: [unlinked(filed.subject), '', ...unlinked(filed.facts).split('\n')],
    },
    notMine: `¿No fuiste tú? Alguien dio tu correo para hacer una solicitud a ${to.brand.name}: responde este mensaje y lo revisamos.`,
  });
  return {
    ...mail,
    messageId: requestMessageId(to.id),
    about: { kind: 'request', id: to.id, entryId },
  };
}

/** What is missing, and until when it can be completed. */
export const askedMail = (
  to: RequestMailTo,
  { entryId, body, askedAt }: Said & { askedAt: Date },
) =>
  follow(to, entryId, {
    heading: 'Nos falta algo para responderte',
    text: [
      `Para tramitar tu solicitud ${to.radicado} necesitamos lo que está abajo. Complétala en su página, o respondiendo este correo.`,
      `Mientras tanto el plazo se detiene. Si no la completas hasta el ${longDate(completeBy(askedAt))}, la ley entiende que desististe; después puedes hacer otra cuando quieras.`,
    ],
    quote: { title: 'Nos falta:', lines: body.split('\n') },
  });

/** That the term is longer, why, and until when. */
export const extendedMail = (
  to: RequestMailTo,
  { entryId, body, dueOn }: Said & { dueOn: string },
) =>
  follow(to, entryId, {
    heading: 'Necesitamos más tiempo',
    text: [
      `No alcanzamos a responder tu solicitud ${to.radicado} en el plazo. La fecha nueva es el ${longDate(dueOn)}: la ley deja ampliarlo una sola vez.`,
    ],
    quote: { title: 'Por qué:', lines: body.split('\n') },
  });

/** The answer. */
export const answeredMail = (to: RequestMailTo, { entryId, body }: Said) =>
  follow(to, entryId, {
    heading: 'Respuesta a tu solicitud',
    text: [
      `Esta es la respuesta a tu solicitud ${to.radicado}. Si no estás de acuerdo, respóndenos este correo; también puedes acudir a la Superintendencia de Industria y Comercio.`,
    ],
    quote: { title: 'Respuesta:', lines: body.split('\n') },
  });

/** That there will be no answer, and why. */
export const closedMail = (to: RequestMailTo, { entryId, body }: Said) =>
  follow(to, entryId, {
    heading: 'Cerramos tu solicitud',
    text: [
      `Cerramos tu solicitud ${to.radicado} sin una respuesta de fondo. Si crees que es un error, responde este correo.`,
    ],
    quote: { title: 'Por qué:', lines: body.split('\n') },
  });

/** That nobody completed it within two months. */
export const abandonedMail = (to: RequestMailTo, { entryId }: { entryId: string }) =>
  follow(to, entryId, {
    heading: 'Cerramos tu solicitud',
    text: [
      `Pasaron dos meses sin que completaras tu solicitud ${to.radicado}, y la ley entiende que desististe. Si aún la necesitas, haz otra: te atendemos igual.`,
    ],
  });

const subjectOf = ({ radicado, brand }: RequestMailTo) =>
  `Radicado ${radicado}: tu solicitud a ${brand.name}`;

/** A mail of the conversation that the radicado began (RFC 5322 §3.6.4). */
async function follow(
  to: RequestMailTo,
  entryId: string,
  texts: Omit<Parameters<typeof writeRequestMail>[1], 'subject'>,
): Promise<Mail> {
  const first = requestMessageId(to.id);
  return {
    ...(await writeRequestMail(to, { ...texts, subject: `Re: ${subjectOf(to)}` })),
    messageId: requestEntryMessageId(entryId),
    inReplyTo: first,
    references: [first],
    about: { kind: 'request', id: to.id, entryId },
  };
}
