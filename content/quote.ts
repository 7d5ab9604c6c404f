import { brand } from './brand.ts';
import { type Money, priceText } from './money.ts';

/** For how many days after today a new quote is valid, holidays too: people read a date, and count none. */
export const quoteDays = 15;

/** The conditions that a new quote begins with. */
export const usualNotes = `El trabajo empieza cuando acordemos el pago y la fecha.
Las revisiones son las que dice cada línea; las que pases de ahí se cotizan aparte.`;

/**
 * What a person agrees to when they accept a quote. It is stored as it stands here: what was accepted has to be proved
 * (Ley 527 of 1999, art. 10; Ley 1480 of 2011, art. 50).
 */
export const acceptanceText = ({ number, total }: { number: string; total: Money }): string =>
  `Acepto esta cotización ${number} de ${brand.name}, por un total de ${priceText(total)}, con lo que incluye y sus condiciones`;

/** What a quote may be paid with: what the providers of this site are paid in, and the transfers that it shows. */
export type QuotePayment = {
  providers: readonly { currency: Money['currency'] }[];
  transferWays: readonly unknown[];
};

/** Whether a quote of this total is paid in this site. What is in dollars is paid in pesos, too, and never the other way. */
export const isPaidHere = (
  { amount, currency }: Money,
  { providers, transferWays }: QuotePayment,
): boolean =>
  amount > 0 &&
  (transferWays.length > 0 ||
    providers.some((one) => one.currency === 'COP' || one.currency === currency));

/** How a quote is paid, before it is accepted and after. */
export function paymentText({
  isHere,
  isAccepted = false,
}: {
  isHere: boolean;
  isAccepted?: boolean;
}): string {
  const noCard = 'Nadie te va a pedir los datos de tu tarjeta por correo.';
  if (!isHere)
    return `Por ahora el pago no se hace en este sitio: te escribimos para acordar cómo y cuándo. ${noCard}`;
  return `${isAccepted ? 'Ya puedes pagarla' : 'Una vez aceptada, se paga'} en línea desde su página, con una cuenta gratuita del sitio. ${noCard}`;
}
