import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import { notResponsible } from '#content/iva.ts';
import { type Money, priceText } from '#content/money.ts';
import { phoneText } from '#content/phone.ts';
import { paymentText } from '#content/quote.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import {
  amountsOf,
  type Currency,
  type QuoteLine,
  type QuoteState,
  type QuoteTotals,
} from '#packages/quote/src/index.ts';
import type { DocumentHead } from './document-data.ts';

type Fact = { name: string; value: string };

/** A quote for its template: all of it in words. */
export type QuoteData = DocumentHead & {
  dates: readonly Fact[];
  client: { name: string; facts: readonly Fact[] };
  brand: { name: string; facts: readonly Fact[] };
  /** Where the studio is, as it is written on paper. */
  site: { text: string };
  lines: readonly { description: string; quantity: string; unitPrice: string; amount: string }[];
  totals: readonly (Fact & { strong: boolean })[];
  /** Its paragraphs. */
  notes: readonly string[];
  /** What becomes of it now. */
  ending: readonly string[];
};

/** What is printed of a quote. */
type PrintedQuote = {
  number: string | null;
  state: QuoteState;
  name: string;
  email: string;
  currency: Currency;
  taxPercent: number;
  discountPercent: number;
  lines: readonly QuoteLine[];
  totals: QuoteTotals;
  notes: string;
  validUntil: string;
  createdAt: Date;
  sentAt: Date | null;
  decidedAt: Date | null;
  acceptedName: string | null;
  isPaidHere: boolean;
};

export function quoteData(quote: PrintedQuote): QuoteData {
  const { currency, number, state, validUntil } = quote;
  const date = bogotaDate(quote.sentAt ?? quote.createdAt);
  const together = amountsOf(quote);
  const money = (amount: number) => priceText({ amount, currency }, together);
  return {
    title: number === null ? 'Cotización (borrador)' : `Cotización ${number}`,
    author: brand.name,
    description: `Lo que ${brand.name} le ofrece a ${quote.name}, por ${money(quote.totals.total)}.`,
    keywords: ['cotización', ...(number === null ? [] : [number])],
    date,
    dates: [
      { name: 'Fecha', value: longDate(date) },
      { name: state === 'expired' ? 'Vencida el' : 'Válida hasta', value: longDate(validUntil) },
    ],
    client: { name: quote.name, facts: [{ name: 'Correo', value: quote.email }] },
    brand: { name: brand.name, facts: studioFacts },
    site: { text: brand.website.replace('https://', '') },
    lines: quote.lines.map(({ description, quantity, unitPrice }) => ({
      description,
      quantity: String(quantity),
      unitPrice: money(unitPrice),
      amount: money(quantity * unitPrice),
    })),
    totals: totalsOf(quote, money),
    notes: quote.notes.split('\n').filter((line) => line.trim() !== ''),
    ending: endingOf(quote),
  };
}

/** Who the studio is, as the law asks. */
export const studioFacts: readonly Fact[] = [
  { name: 'NIT', value: brand.nit },
  {
    name: 'Dirección',
    value: `${brand.address.street}, ${brand.address.city}, ${brand.address.country}`,
  },
  { name: 'Correo', value: brand.email },
  { name: 'Teléfono', value: phoneText },
];

function totalsOf(
  { totals, discountPercent, taxPercent }: PrintedQuote,
  money: (amount: Money['amount']) => string,
): QuoteData['totals'] {
  const weak = (name: string, value: string) => ({ name, value, strong: false });
  return [
    ...(discountPercent > 0
      ? [
          weak('Suma', money(totals.subtotal)),
          weak(`Descuento del ${discountPercent} %`, `−${money(totals.discount)}`),
        ]
      : []),
    { name: 'Total', value: money(totals.total), strong: true },
    ...(taxPercent > 0
      ? [
          weak('Base sin IVA', money(totals.base)),
          weak(`IVA incluido (${taxPercent} %)`, money(totals.tax)),
        ]
      : [weak(notResponsible, '')]),
  ];
}

function endingOf(quote: PrintedQuote): string[] {
  const { state, number, decidedAt, acceptedName, validUntil } = quote;
  const isAccepted = state === 'accepted';
  const payment = paymentText({ isHere: quote.isPaidHere, isAccepted });
  const on = decidedAt ? longDate(bogotaDate(decidedAt)) : '';
  switch (state) {
    case 'draft':
      return ['Este es un borrador: no se ha enviado, y puede cambiar.'];
    case 'expired':
      return [
        `Vencida el ${longDate(validUntil)}: ya no se puede aceptar. Escríbenos y te enviamos otra con los precios de hoy.`,
      ];
    case 'sent':
      return [
        `Se acepta en la página del enlace que te enviamos, hasta el ${longDate(validUntil)}. ${payment}`,
      ];
    case 'accepted':
      return [`${acceptedName} aceptó la ${number} el ${on}. ${payment}`];
    case 'rejected':
      return [`Se rechazó el ${on}.`];
    case 'withdrawn':
      return [`El estudio la retiró el ${on}: ya no está vigente.`];
  }
}
