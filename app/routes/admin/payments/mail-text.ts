import { momentText } from '#app/ui/moment.ts';
import type { OrderRefund, SentMail } from '#server/services/payment-desk/order-parts.ts';

const moment = momentText('medium');

/** What became of a mail to the client; null where none was sent. */
export function mailText({ mailedAt, deliveredAt, failure }: SentMail): string | null {
  if (!mailedAt) return null;
  if (failure) return `El correo no salió: ${whyUnsent[failure]}.`;
  return deliveredAt
    ? `Salió por correo el ${moment(deliveredAt)}`
    : `Va en camino por correo desde el ${moment(mailedAt)}`;
}

const whyUnsent = {
  refused: 'la dirección no existe o no recibe',
  'given-up': 'en 20 horas de intentos ningún servidor de correo lo recibió',
} as const satisfies Record<NonNullable<SentMail['failure']>, string>;

/** The same of the mail that money will go back; of one before the last no more is known. */
export const askedMailText = (askedMailedAt: Date, mail: OrderRefund['mail']): string | null =>
  mail.isDone ? `Le avisamos por correo el ${moment(askedMailedAt)}` : mailText(mail);
