import type { MemberPrice } from '#content/member-price.ts';
import type { Money } from '#content/money.ts';

/** Of `orders`. */
export const memberPriceColumns = [
  'orders.list_price as listPrice',
  'orders.discount_percent as discountPercent',
  'orders.credits as orderCredits',
] as const;

type Row = { listPrice: number | null; discountPercent: number; orderCredits: number };

/** What the price of an order was made of; null of one at the list price. */
export function memberPriceOf(
  { amount, currency }: Money,
  { listPrice, discountPercent, orderCredits }: Row,
): MemberPrice | null {
  if (listPrice === null) return null;
  return {
    listPrice: { amount: listPrice, currency },
    percent: discountPercent,
    // Not the percentage anew: what was rounded then stays as it was.
    discount: { amount: listPrice - orderCredits - amount, currency },
    credits: { amount: orderCredits, currency },
    price: { amount, currency },
  };
}
