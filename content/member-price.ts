import { type Money, priceText } from './money.ts';

/** How the price of a service came about for a member, as it is kept with the order. */
export type MemberPrice = {
  listPrice: Money;
  percent: number;
  /** What the percentage took off, and then the credits. */
  discount: Money;
  credits: Money;
  /** What is left of it. */
  price: Money;
};

type Fact = { name: string; value: string };

/**
 * From the list price down, the same at the checkout, in the mail and in the PDF. `total` names what is left, where nothing
 * else does; `beside` are amounts that stand near these: all are written with cents when one has any.
 */
export function memberPriceFacts(
  { listPrice, percent, discount, credits, price }: MemberPrice,
  { total, beside = [] }: { total?: string; beside?: readonly Money['amount'][] } = {},
): Fact[] {
  const amounts = [listPrice, discount, credits, price].map(({ amount }) => amount);
  const text = (money: Money) => priceText(money, [...amounts, ...beside]);
  return [
    { name: 'Precio de lista', value: text(listPrice) },
    { name: `Descuento de miembro (${percent}\u{A0}%)`, value: `−${text(discount)}` },
    ...(credits.amount > 0 ? [{ name: 'Tus créditos', value: `−${text(credits)}` }] : []),
    ...(total === undefined ? [] : [{ name: total, value: text(price) }]),
  ];
}
