import type { Mail } from '#server/ports/mail/mail.ts';
import { type ActionMailTo, writeActionMail } from './action-mail.tsx';
import { receiptMessageId, refundMessageId } from './message-ids.ts';
import { type MailLink, type PaymentMailTo, writePaymentMail } from './receipt-mail.tsx';
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
    mailCount: number;
    number: string;
    item: string;
    lines: readonly string[];
    total: string;
    facts: readonly Fact[];
    amounts: readonly Fact[];
    returned: readonly Fact[];
    next: readonly string[];
    terms: string;
    links: readonly MailLink[];
  },
): Promise<Mail> {
  const { orderId, mailCount, number, item, total, next, terms } = receipt;
  return {
    ...(await writePaymentMail(to, {
      subject: `Comprobante de pago ${number}`,
      heading: `Comprobante de pago ${number}`,
      lead: `Recibimos tu pago de ${total} por «${item}».`,
      lines: receipt.lines,
      facts: [receipt.facts, receipt.amounts, receipt.returned],
      text: [...next, notAnInvoice, terms],
      links: receipt.links,
    })),
    messageId: receiptMessageId(number, mailCount),
    about: { kind: 'receipt', id: orderId, mailCount },
    rows: [orderId],
  };
}

type WrittenRefund = {
  id: string;
  orderId: string;
  mailCount: number;
  amount: string;
  why: string;
  facts: readonly Fact[];
  next: readonly string[];
};

/** Money that went back, why, and how. */
export const refundMail = (to: PaymentMailTo, refund: WrittenRefund): Promise<Mail> =>
  aboutRefund(to, refund, `Te devolvimos ${refund.amount}`);

/** Money that will go back, by when, and to which account where a person sends it. */
export const refundAskedMail = (
  to: PaymentMailTo,
  { asksAccount, ...refund }: WrittenRefund & { asksAccount: boolean },
): Promise<Mail> =>
  aboutRefund(
    to,
    refund,
    asksAccount
      ? `Dinos a qué cuenta te devolvemos ${refund.amount}`
      : `Te vamos a devolver ${refund.amount}`,
  );

async function aboutRefund(
  to: PaymentMailTo,
  { id, orderId, mailCount, why, facts, next }: WrittenRefund,
  heading: string,
): Promise<Mail> {
  const written = await writePaymentMail(to, {
    ...{ subject: heading, heading, lead: why, lines: [], facts: [facts], text: next, links: [] },
  });
  return {
    ...written,
    messageId: refundMessageId(id, mailCount),
    about: { kind: 'refund', id: orderId, refundId: id, mailCount },
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
