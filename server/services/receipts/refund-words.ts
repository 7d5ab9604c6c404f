import { type Money, priceText } from '#content/money.ts';
import {
  type ProviderName,
  receiptNumber,
  type RefundReason,
} from '#packages/payments/src/index.ts';
import type { Fact } from './receipt-words.ts';

/** Money that went back to somebody who can be told. */
export type Refunded = {
  id: string;
  orderId: string;
  email: string;
  name: string | null;
  code: string;
  item: string;
  /** Null where the payment settled nothing. */
  receipt: number | null;
  amount: Money;
  reason: RefundReason;
  provider: ProviderName;
  /** Whether a person sent it, and not the provider. */
  isByHand: boolean;
};

export function refundWords({ isByHand, ...refund }: Refunded): {
  amount: string;
  why: string;
  facts: Fact[];
  wait: string;
} {
  const amount = priceText(refund.amount);
  return {
    amount,
    why: whyOf[refund.reason],
    facts: [
      { name: 'Te devolvimos', value: amount, isTotal: true },
      { name: 'Compra', value: refund.item },
      { name: 'Pedido', value: refund.code },
      ...(refund.receipt === null
        ? []
        : [{ name: 'Comprobante', value: receiptNumber(refund.receipt) }]),
      { name: 'Por dónde', value: isByHand ? byHand : wayOf[refund.provider] },
    ],
    wait: isByHand
      ? 'El dinero ya salió. Según los bancos, puede tardar unos días hábiles en aparecer en tu cuenta. Si no lo ves, responde este correo.'
      : 'El dinero ya salió. Según tu banco, puede tardar unos días hábiles en aparecer, y con tarjeta puede salir hasta en el extracto siguiente. Si no lo ves, responde este correo.',
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

const byHand = 'Una transferencia, a la cuenta que nos diste';

const wayOf: Readonly<Record<ProviderName, string>> = {
  wompi: 'Wompi, al mismo medio con el que pagaste',
  paypal: 'PayPal, al mismo medio con el que pagaste',
  manual: byHand,
};
