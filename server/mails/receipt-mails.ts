import type { Mail } from '#server/ports/mail/mail.ts';
import { type ActionMailTo, writeActionMail } from './action-mail.tsx';
import { receiptMessageId, refundMessageId } from './message-ids.ts';
import { type PaymentMailTo, writePaymentMail } from './receipt-mail.tsx';
import { unlinked } from './unlinked.ts';

type Fact = { name: string; value: string; isTotal?: boolean };

/** What a receipt is not. */
const notAnInvoice =
  'Este comprobante no es una factura electrónica; si la necesitas, respóndenos con tus datos.';

/** What was paid, under its number; `orderId` is the row that it is about. */
export async function receiptMail(
  to: PaymentMailTo,
  receipt: {
    orderId: string;
    number: string;
    item: string;
    total: string;
    facts: readonly Fact[];
    amounts: readonly Fact[];
    next: readonly string[];
    terms: string;
  },
): Promise<Mail> {
  const { orderId, number, item, total, facts, amounts, next, terms } = receipt;
  return {
    ...(await writePaymentMail(to, {
      subject: `Comprobante de pago ${number}`,
      heading: `Comprobante de pago ${number}`,
      lead: `Recibimos tu pago de ${total} por «${item}».`,
      facts: [...facts, ...amounts],
      text: [...next, terms, notAnInvoice],
    })),
    messageId: receiptMessageId(number),
    rows: [orderId],
  };
}

/** Money that went back, why, and how. */
export async function refundMail(
  to: PaymentMailTo,
  refund: {
    id: string;
    orderId: string;
    amount: string;
    why: string;
    facts: readonly Fact[];
    wait: string;
  },
): Promise<Mail> {
  const { id, orderId, amount, why, facts, wait } = refund;
  return {
    ...(await writePaymentMail(to, {
      subject: `Te devolvimos ${amount}`,
      heading: `Te devolvimos ${amount}`,
      lead: why,
      facts,
      text: [wait],
    })),
    messageId: refundMessageId(id),
    rows: [orderId],
  };
}

/** Tells the staff that what they quoted was paid. */
export async function paidQuoteMail(
  mail: Omit<ActionMailTo, 'displayName'> & {
    proposalId: string;
    number: string;
    item: string;
    total: string;
    client: string;
  },
): Promise<Mail> {
  const { proposalId, number, item, total, client, ...to } = mail;
  const heading = `Pagaron ${total} de una cotización`;
  const written = await writeActionMail(
    { ...to, displayName: '' },
    {
      subject: heading,
      preview: `Falta escribirle para acordar las fechas. Comprobante ${number}.`,
      heading,
      text: `${unlinked(client)} pagó «${unlinked(item)}», con el comprobante ${number}. Falta escribirle para acordar las fechas.`,
      button: 'Ver la propuesta',
      linkText: 'La propuesta está en este enlace:',
      notMine: 'Te llega porque lees los avisos del estudio.',
    },
  );
  return { ...written, rows: [proposalId] };
}
