import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { firstDueDate, requestKinds, termText } from '#packages/legal-requests/src/index.ts';
import {
  type ProviderName,
  receiptNumber,
  type RefundReason,
} from '#packages/payments/src/index.ts';
import type { Fact } from './receipt-words.ts';
import type { MailedRefund } from './refund.ts';

/** A mail about a refund in words. */
export type RefundWords = {
  amount: string;
  why: string;
  facts: Fact[];
  /** What comes now. */
  next: string[];
};

/** That money will go back; where a person sends it, to which account has to be said. */
export function askedRefundWords(refund: MailedRefund): RefundWords {
  const { reason, provider, askedAt, isByHand, knowsAccount } = refund;
  const term = termText(requestKinds.withdrawal.term);
  const law = 'Ley 1480 de 2011, artículo 47';
  const isWithdrawal = reason === 'withdrawal';
  const lastDay = firstDueDate('withdrawal', askedAt);
  return {
    ...commonWords('Por devolver', refund),
    why: askedFor[reason],
    next:
      isByHand && !knowsAccount
        ? [
            `${notBy[provider]} Responde este correo con el banco, el tipo de cuenta (ahorros o corriente), el número, y el nombre y el documento del titular. Nunca te pedimos claves ni códigos.`,
            isWithdrawal
              ? `La transferencia sale a más tardar ${term} después de que tengamos esos datos (${law}). Te escribimos cuando salga.`
              : 'Cuando los tengamos hacemos la transferencia, y te escribimos apenas salga.',
          ]
        : [
            ...(isByHand
              ? [`${notBy[provider]} Va a la cuenta que nos diste al retractarte.`]
              : []),
            isWithdrawal
              ? `El dinero sale a más tardar el ${longDate(lastDay)}: la ley nos da ${term} (${law}). Te escribimos cuando salga.`
              : 'Te escribimos cuando salga el dinero.',
          ],
  };
}

const askedFor: Readonly<Record<RefundReason, string>> = {
  duplicate: 'Este pedido se pagó más de una vez. Te vamos a devolver lo que sobró.',
  mismatch: 'El valor que llegó no era el del pedido. Te lo vamos a devolver.',
  withdrawal: 'Te retractaste a tiempo, y te vamos a devolver tu dinero.',
  reversal: 'Pediste reversar el pago, y te vamos a devolver tu dinero.',
  courtesy: 'Te vamos a devolver dinero de este pedido, como lo hablamos contigo.',
  provider: 'Te vamos a devolver dinero de este pedido.',
};

const notBy: Readonly<Record<ProviderName, string>> = {
  wompi: 'Por Wompi no se puede devolver este pago: te hacemos una transferencia.',
  paypal: 'Por PayPal no se puede devolver este pago: te hacemos una transferencia.',
  manual: 'Como pagaste por transferencia, te lo devolvemos con otra.',
};

/** That money went back. */
export function refundWords(refund: MailedRefund): RefundWords {
  const { isByHand, reference, reason } = refund;
  const words = commonWords('Te devolvimos', refund);
  return {
    ...words,
    why: whyOf[reason],
    facts: [
      ...words.facts,
      ...(isByHand && reference !== null
        ? [{ name: 'Referencia de la transferencia', value: reference }]
        : []),
    ],
    next: [
      isByHand
        ? 'El dinero ya salió. Según los bancos, puede tardar unos días hábiles en aparecer en tu cuenta. Si no lo ves, responde este correo.'
        : 'El dinero ya salió. Según tu banco, puede tardar unos días hábiles en aparecer, y con tarjeta puede salir hasta en el extracto siguiente. Si no lo ves, responde este correo.',
    ],
  };
}

function commonWords(
  name: string,
  { amount: money, item, code, receipt, provider, kind, isByHand, knowsAccount }: MailedRefund,
): Pick<RefundWords, 'amount' | 'facts'> {
  const amount = priceText(money);
  return {
    amount,
    facts: [
      { name, value: amount, isTotal: true },
      { name: 'Compra', value: item },
      { name: 'Pedido', value: code },
      ...(receipt === null ? [] : [{ name: 'Comprobante', value: receiptNumber(receipt) }]),
      {
        name: 'Por dónde',
        value: isByHand ? byHand[knowsAccount ? 'done' : kind] : wayOf[provider],
      },
    ],
  };
}

const whyOf: Readonly<Record<RefundReason, string>> = {
  duplicate: 'Este pedido se pagó más de una vez. Te devolvimos lo que sobró.',
  mismatch: 'El valor que llegó no era el del pedido. Te lo devolvimos.',
  withdrawal: 'Te retractaste a tiempo, y te devolvimos tu dinero.',
  reversal: 'Pediste reversar el pago, y te devolvimos tu dinero.',
  courtesy: 'Te devolvimos dinero de este pedido, como lo hablamos contigo.',
  provider: 'La entidad por la que pagaste nos avisó que te devolvió dinero de este pedido.',
};

const byHand = {
  done: 'Una transferencia, a la cuenta que nos diste',
  asked: 'Una transferencia, a la cuenta que nos digas',
} as const;

const wayOf: Readonly<Record<ProviderName, string>> = {
  wompi: 'Wompi, al mismo medio con el que pagaste',
  paypal: 'PayPal, al mismo medio con el que pagaste',
  manual: 'Una transferencia',
};
