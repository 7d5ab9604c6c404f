import { type Money, priceText } from '#content/money.ts';
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
