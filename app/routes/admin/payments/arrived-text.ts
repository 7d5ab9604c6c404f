import { type Money, priceText } from '#content/money.ts';

/** Of a wrong amount: what came in, and what was asked for. */
export const arrivedText = (amount: Money, expected: Money): string =>
  `Llegaron ${priceText(amount)} de ${priceText(expected)}`;
