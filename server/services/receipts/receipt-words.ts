import { href } from 'react-router';
import { longDate, spanText } from '#content/dates.ts';
import { notResponsible } from '#content/iva.ts';
import { memberPriceFacts } from '#content/member-price.ts';
import { memberGains, renewalTexts } from '#content/membership-words.ts';
import { type Money, priceText } from '#content/money.ts';
import { methodName } from '#content/payment-methods.ts';
import { toPesos } from '#content/pesos.ts';
import { responseHours } from '#content/response-time.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { withdrawalDays, withdrawUntil } from '#packages/legal-requests/src/index.ts';
import { type ProviderName, receiptNumber, taxIn } from '#packages/payments/src/index.ts';
import { noWithdrawalOf } from '#packages/membership/src/index.ts';
import type { Receipt } from './receipt.ts';

/** Something of a receipt by its name; `isTotal` is what was paid. */
export type Fact = { name: string; value: string; isTotal?: boolean };

/** A receipt in words, the same in its mail and in its PDF. */
export type ReceiptWords = {
  /** `C-000123`. */
  number: string;
  /** When it was paid, as `2026-11-23` in Bogotá. */
  paidOn: string;
  /** What was bought, and what it consists of where that was quoted. */
  item: string;
  lines: readonly string[];
  /** What was paid. */
  total: string;
  /** Of which payment it is. */
  facts: readonly Fact[];
  /** What was paid, and what it consists of. */
  amounts: readonly Fact[];
  /** What went back of it, and what is left; none where nothing did. */
  returned: readonly Fact[];
  /** Where all of it went back, in two words. */
  mark: string | null;
  /** What comes now, for who reads a mail. */
  next: readonly string[];
  /** Until when they may withdraw, or why they may not. */
  terms: string;
  /** Where the receipt is as a PDF. */
  file: { name: string; path: string };
  /** Where they withdraw; null where all of it went back, or the law gives no withdrawal. */
  withdrawal: { name: string; path: string } | null;
  /** Where a member sees their membership; null of anything else. */
  membership: { name: string; path: string } | null;
};

export function receiptWords(receipt: Receipt): ReceiptWords {
  const { number, order, payment } = receipt;
  const paidOn = bogotaDate(payment.paidAt);
  return {
    number: receiptNumber(number),
    paidOn,
    item: order.name,
    lines: order.lines,
    total: priceText(payment.amount),
    facts: [
      ...periodFacts(receipt),
      { name: 'Fecha del pago', value: longDate(paidOn) },
      { name: 'Pedido', value: order.code },
      { name: 'Medio de pago', value: wayOf(payment) },
    ],
    amounts: amountsOf(receipt),
    returned: returnedOf(receipt),
    mark: isRefunded(receipt) ? 'Devuelto completo' : null,
    next: isRefunded(receipt) ? [] : nextOf(receipt),
    terms: termsOf(receipt),
    file: {
      name: 'Descargar el comprobante en PDF',
      path: `${href('/checkout/comprobante')}?pedido=${order.id}`,
    },
    withdrawal:
      isRefunded(receipt) || noWithdrawalOf(order.period)
        ? null
        : { name: 'Pedir el retracto', path: `${href('/checkout/retracto')}?pedido=${order.id}` },
    membership: order.period && { name: 'Ver tu membresía', path: href('/dashboard/membresia') },
  };
}

/** From when to when a membership was paid. */
function periodFacts({ order: { period } }: Receipt): Fact[] {
  if (!period?.paid) return [];
  const { startsAt, endsAt } = period.paid;
  return [{ name: 'Periodo', value: spanText(bogotaDate(startsAt), bogotaDate(endsAt)) }];
}

function amountsOf(receipt: Receipt): Fact[] {
  const { order, payment } = receipt;
  const { amount: paid } = payment;
  const tax = taxIn(paid.amount, order.taxPercent);
  const parts = order.taxPercent > 0 ? [paid.amount - tax, tax] : [];
  const money = moneyOf(payment, parts);
  const rate = isConverted(receipt) && isPaidAt(order, paid) ? order.rate : null;
  return [
    ...priceFacts(receipt, parts),
    { name: 'Total pagado', value: money(paid.amount), isTotal: true },
    ...(order.taxPercent > 0
      ? [
          { name: 'Base sin IVA', value: money(paid.amount - tax) },
          { name: `IVA incluido (${order.taxPercent} %)`, value: money(tax) },
        ]
      : [{ name: 'IVA', value: notResponsible }]),
    ...(rate ? [{ name: 'Tasa de cambio', value: rateText(rate) }] : []),
  ];
}

/** How the price came about, as far as the total does not say it. */
function priceFacts(receipt: Receipt, parts: readonly number[]): Fact[] {
  const { order, payment } = receipt;
  const { memberPrice, price } = order;
  if (isConverted(receipt))
    return memberPrice
      ? memberPriceFacts(memberPrice, { total: 'Precio' })
      : [{ name: 'Precio', value: priceText(price) }];
  const beside = [payment.amount.amount, payment.refunded, ...parts];
  return memberPrice ? memberPriceFacts(memberPrice, { beside }) : [];
}

const isConverted = ({ order, payment }: Receipt): boolean =>
  payment.amount.currency !== order.price.currency;

/** Whoever paid while the order had the rate of another day paid at that one, which is not kept. */
const isPaidAt = ({ price, rate }: Receipt['order'], paid: Money): boolean =>
  rate !== null && toPesos(price, rate.copPerUsd)?.amount === paid.amount;

function returnedOf({ payment }: Receipt): Fact[] {
  const { amount: paid, refunded } = payment;
  if (refunded === 0) return [];
  const money = moneyOf(payment);
  return [
    { name: 'Te devolvimos', value: money(refunded) },
    { name: 'Neto pagado', value: money(paid.amount - refunded), isTotal: true },
  ];
}

/** Dollars that stand together all have cents when one has any; pesos have them only where there are some. */
const moneyOf =
  ({ amount: paid, refunded }: Receipt['payment'], parts: readonly number[] = []) =>
  (amount: Money['amount']): string =>
    priceText(
      { amount, currency: paid.currency },
      paid.currency === 'USD' ? [paid.amount, refunded, ...parts] : [amount],
    );

function rateText({ copPerUsd, setAt }: NonNullable<Receipt['order']['rate']>): string {
  const rate = `USD\u{A0}1 = ${priceText({ amount: copPerUsd, currency: 'COP' })}`;
  return setAt ? `${rate}, del ${longDate(bogotaDate(setAt))}` : rate;
}

const providers: Readonly<Record<ProviderName, string>> = {
  wompi: 'Wompi',
  paypal: 'PayPal',
  manual: 'Transferencia',
};

function wayOf({ provider, method }: Receipt['payment']): string {
  const known = methodName(method);
  return known === null ? providers[provider] : `${providers[provider]}, ${known}`;
}

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** Whether all of it went back. */
export const isRefunded = ({ payment }: Receipt): boolean =>
  payment.refunded >= payment.amount.amount;

const nextOf = ({ order: { period } }: Receipt): readonly string[] =>
  period ? [`Con tu membresía tienes ${memberGains}.`, renewalTexts[period.renewal]] : [workText];

const workText = `Qué sigue: te escribimos a este correo para acordar las fechas y lo que necesitamos de ti. La meta: menos de ${responseHours} horas.`;

/** When the client asked for the work to begin at once, or until when they may withdraw. */
export function withdrawalOf({
  order,
  payment,
}: Receipt): { kind: 'consented'; at: string } | { kind: 'open'; until: string } {
  return order.consentedAt
    ? { kind: 'consented', at: `${moment.format(order.consentedAt)}, hora de Bogotá` }
    : { kind: 'open', until: longDate(withdrawUntil(payment.receivedAt)) };
}

const whereText = 'en la página de tu pedido, que está en «Mis pagos»';

function termsOf(receipt: Receipt): string {
  if (isRefunded(receipt)) return 'Este pago ya se devolvió completo.';
  if (receipt.order.period) return memberTermsOf(receipt);
  const withdrawal = withdrawalOf(receipt);
  return withdrawal.kind === 'consented'
    ? `Nos pediste empezar sin esperar el plazo de retracto (${withdrawal.at}). Mientras no empecemos puedes pedir el retracto ${whereText}; cuando el trabajo empieza, ya no (Ley 1480 de 2011, artículo 47).`
    : `Puedes retractarte hasta el ${withdrawal.until}: son ${withdrawalDays} días hábiles (Ley 1480 de 2011, artículo 47). Pídelo ${whereText}, y te devolvemos todo. El trabajo empieza cuando pase ese día.`;
}

/** Of a membership: nobody begins any work, and of the first period alone one may withdraw. */
function memberTermsOf({ order: { period }, payment }: Receipt): string {
  return noWithdrawalOf(period)
    ? 'El retracto de la ley es del primer periodo de la membresía (Ley 1480 de 2011, artículo 47). De este puedes cancelar cuando quieras: no se cobra nada más y conservas lo que pagaste hasta que termine.'
    : `Es tu primer periodo: puedes retractarte hasta el ${longDate(withdrawUntil(payment.receivedAt))}, son ${withdrawalDays} días hábiles (Ley 1480 de 2011, artículo 47). Pídelo ${whereText}, y te devolvemos todo. Después puedes cancelar cuando quieras: no se cobra nada más y conservas lo que pagaste hasta que termine.`;
}
