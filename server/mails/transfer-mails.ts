import { type Money, priceText } from '#content/money.ts';
import { responseHours } from '#content/response-time.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { type ActionMailTo, writeActionMail } from './action-mail.tsx';
import { unlinked } from './unlinked.ts';

type Transfer = { code: string; name: string; amount: Money; reference: string };

/** Tells the staff that a client sent money. Nothing that the client wrote in it can be pressed. */
export function reportedTransferMail(
  mail: Omit<ActionMailTo, 'displayName'> & Transfer,
): Promise<Mail> {
  const { code, name, amount, reference, ...to } = mail;
  return writeActionMail(
    { ...to, displayName: '' },
    {
      subject: `Reportaron una transferencia por ${priceText(amount)}`,
      preview: `Pedido ${code}: falta buscarla en la cuenta.`,
      heading: 'Reportaron una transferencia',
      text: `Del pedido ${code} (${unlinked(name)}), por ${priceText(amount)}. La referencia que dieron: «${unlinked(reference)}». Búscala en la cuenta y confírmala, o di por qué no.`,
      button: 'Ver las transferencias',
      linkText: 'Los reportes que esperan están en este enlace:',
      notMine: 'Te llega porque lees los avisos del estudio.',
    },
  );
}

/** Tells a client that their report arrived: with it they come back to their order, whatever became of the tab. */
export async function receivedTransferMail(mail: ActionMailTo & Transfer): Promise<Mail> {
  const { code, name, amount, reference, ...to } = mail;
  const written = await writeActionMail(to, {
    subject: `Recibimos tu reporte del pedido ${code}`,
    preview: `Buscamos tu transferencia de ${priceText(amount)} y te contamos.`,
    heading: 'Recibimos tu reporte',
    text: [
      `Nos avisaste que transferiste ${priceText(amount)} por ${unlinked(name)}, con la referencia «${unlinked(reference)}». Es el pedido ${code}.`,
      `La buscamos en nuestra cuenta y te contamos a este correo. La meta: menos de ${responseHours} horas. Mientras tanto no hace falta que hagas nada más.`,
    ],
    button: 'Ver cómo va',
    linkText: 'Tu pedido está en este enlace:',
    notMine: '¿Algo no cuadra, o no fuiste tú? Responde este correo y lo aclaramos.',
  });
  return { ...written, replyTo: to.brand.email };
}

/** Tells a client that money came, and is not as much as was asked for. */
export async function otherAmountMail(
  mail: ActionMailTo & Transfer & { arrived: Money },
): Promise<Mail> {
  const { code, name, amount, arrived, reference, ...to } = mail;
  const written = await writeActionMail(to, {
    subject: `Llegó otro monto por el pedido ${code}`,
    preview: `Llegaron ${priceText(arrived)}, y el pedido es de ${priceText(amount)}.`,
    heading: 'Llegó otro monto',
    text: [
      `Encontramos tu transferencia con la referencia «${unlinked(reference)}». Llegaron ${priceText(arrived)}, y ${unlinked(name)}, el pedido ${code}, es de ${priceText(amount)}.`,
      `Ese dinero es tuyo y quedó anotado a tu nombre. Te escribimos a este correo para acordar qué sigue; la meta: menos de ${responseHours} horas. Mientras tanto, no envíes más dinero por este pedido.`,
    ],
    button: 'Ver el pedido',
    linkText: 'Tu pedido está en este enlace:',
    notMine: '¿Prefieres contarnos tú qué pasó? Responde este correo.',
  });
  return { ...written, replyTo: to.brand.email };
}

/** Tells a client why their transfer was not found, and what they can do. */
export async function refusedTransferMail(
  mail: ActionMailTo & Transfer & { reason: string },
): Promise<Mail> {
  const { code, name, amount, reference, reason, ...to } = mail;
  const written = await writeActionMail(to, {
    subject: `No encontramos tu transferencia del pedido ${code}`,
    preview: 'Te contamos por qué, y qué puedes hacer.',
    heading: 'No encontramos tu transferencia',
    text: [
      `Buscamos la transferencia de ${priceText(amount)} que reportaste para ${unlinked(name)}, con la referencia «${unlinked(reference)}», y no pudimos confirmarla. Abajo te decimos por qué.`,
      'Si el dinero salió de tu cuenta, repórtala de nuevo con la referencia correcta y una captura. Si no salió, todavía puedes pagar el pedido. Tienes 24 horas para hacerlo a este precio.',
    ],
    quote: reason,
    button: 'Reportarla de nuevo',
    linkText: 'Tu pedido está en este enlace:',
    notMine: '¿No entiendes qué pasó, o no fuiste tú? Responde este correo y lo aclaramos.',
  });
  return { ...written, replyTo: to.brand.email };
}
