import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { firstDueDate, requestKinds, termText } from '#packages/legal-requests/src/index.ts';
import { type ProviderName, receiptNumber } from '#packages/payments/src/index.ts';
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
  return {
    ...commonWords('Por devolver', refund),
    why: whyOf(refund, 'vamos a devolver'),
    next: [...wayOn(refund), ...keptText(refund)],
  };
}

/** What the client does now, and when the money goes. */
function wayOn({ reason, provider, askedAt, isByHand, account, dueOn }: MailedRefund): string[] {
  const isWithdrawal = reason === 'withdrawal';
  if (!isByHand || account.is === 'given') {
    return [
      ...(isByHand ? [`${notBy[provider]} Va a la cuenta que nos diste al retractarte.`] : []),
      isWithdrawal
        ? `El dinero sale a más tardar el ${longDate(dueOn ?? firstDueDate('withdrawal', askedAt))}: la ley nos da ${term} (${law}). Te escribimos cuando salga.`
        : 'Te escribimos cuando salga el dinero.',
    ];
  }
  const lastDay = dueOn === null ? null : `a más tardar el ${longDate(dueOn)}`;
  const byWhen = `La transferencia sale ${lastDay ?? `a más tardar ${term} después de que tengamos esos datos`} (${law}). Te escribimos cuando salga.`;
  if (account.is === 'asked-before') {
    return [
      `${notBy[provider]} Va a la misma cuenta que ya te pedimos para este pedido: si nos mandaste los datos, no tienes que hacer nada más.`,
      isWithdrawal ? byWhen : 'Te escribimos apenas salga.',
    ];
  }
  return [
    `${notBy[provider]} Responde este correo con el banco, el tipo de cuenta (ahorros o corriente), el número, y el nombre y el documento del titular. Nunca te pedimos claves ni códigos.`,
    isWithdrawal
      ? byWhen
      : 'Cuando los tengamos hacemos la transferencia, y te escribimos apenas salga.',
  ];
}

const term = termText(requestKinds.withdrawal.term);
const law = 'Ley 1480 de 2011, artículo 47';

const notBy: Readonly<Record<ProviderName, string>> = {
  wompi: 'Por Wompi no se puede devolver este pago: te hacemos una transferencia.',
  paypal: 'Por PayPal no se puede devolver este pago: te hacemos una transferencia.',
  manual: 'Como pagaste por transferencia, te lo devolvemos con otra.',
};

/** That money went back. */
export function refundWords(refund: MailedRefund): RefundWords {
  const { isByHand, reference, waiting } = refund;
  const words = commonWords('Te devolvimos', refund);
  return {
    ...words,
    why: whyOf(refund, 'devolvimos'),
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
      ...(waiting.amount > 0
        ? [`Faltan ${priceText(waiting)}, que ya están pedidos. Te escribimos cuando salgan.`]
        : []),
      ...keptText(refund),
    ],
  };
}

function commonWords(
  name: string,
  { amount: money, item, code, receipt, provider, kind, isByHand, account }: MailedRefund,
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
        value: isByHand ? byHand[kind === 'done' ? 'given' : account.is] : wayOf[provider],
      },
    ],
  };
}

/** Of a part of it says so, and of the last one that it is the rest. */
function whyOf({ reason, part, kind }: MailedRefund, will: 'devolvimos' | 'vamos a devolver') {
  const some = { whole: '', some: 'una parte de ', last: 'el resto de ' }[part];
  switch (reason) {
    case 'duplicate':
      return `Este pedido se pagó más de una vez. Te ${will} ${some}lo que sobró.`;
    case 'revoked':
      return `PayPal hizo este cobro cuando ya no debía cobrar tu membresía. Te ${will} ${some}ese dinero.`;
    case 'mismatch':
      return `El valor que llegó no era el del pedido. Te ${will} ${some}ese dinero.`;
    case 'withdrawal':
      return `Te retractaste a tiempo, y te ${will} ${some}tu dinero.`;
    case 'reversal':
      return `Pediste reversar el pago, y te ${will} ${some}tu dinero.`;
    case 'courtesy':
      return `Te ${will} dinero de este pedido, como lo hablamos contigo.`;
    case 'provider':
      return kind === 'done'
        ? 'La entidad por la que pagaste nos avisó que te devolvió dinero de este pedido.'
        : `Te ${will} dinero de este pedido.`;
  }
}

/** Of what was paid twice the purchase itself is not what goes back. */
const keptText = ({ reason, isPurchaseKept }: MailedRefund): string[] =>
  reason === 'duplicate' && isPurchaseKept ? ['Tu compra sigue en pie.'] : [];

const byHand = {
  given: 'Una transferencia, a la cuenta que nos diste',
  'asked-before': 'Una transferencia, a la misma cuenta que ya te pedimos',
  asked: 'Una transferencia, a la cuenta que nos digas',
} as const;

const wayOf: Readonly<Record<ProviderName, string>> = {
  wompi: 'Wompi, al mismo medio con el que pagaste',
  paypal: 'PayPal, al mismo medio con el que pagaste',
  manual: 'Una transferencia',
};
