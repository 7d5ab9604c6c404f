import type { Account, Amount, Payment, Posting } from './order.ts';

/** The part of an amount that is IVA, in hundredths: base = round(total / (1 + rate)), and the rest is tax. */
export function taxIn(total: number, taxPercent: number): number {
  const base = (BigInt(total) * 200n + BigInt(100 + taxPercent)) / BigInt(2 * (100 + taxPercent));
  return total - Number(base);
}

/** Money that came in: a sale with its tax, or a debt to the client. */
export const postPayment = (payment: Payment, taxPercent: number): Posting => ({
  id: `in:${payment.id}`,
  entries: entriesOf(payment, payment.amount.amount, taxPercent, 0),
});

/** Money that went back. The last part of a payment takes along what rounding left of its tax. */
export const postRefund = (
  id: string,
  payment: Payment,
  amount: number,
  taxPercent: number,
): Posting => ({
  id: `back:${id}`,
  entries: entriesOf(payment, -amount, taxPercent, payment.refunded),
});

function entriesOf(
  { provider, role, amount: { amount: whole, currency } }: Payment,
  moved: number,
  taxPercent: number,
  refunded: number,
): Posting['entries'] {
  const entry = (account: Account, amount: number) => ({
    account,
    amount: { amount, currency } satisfies Amount,
  });
  const came = entry(`provider:${provider}`, moved);
  if (role !== 'settles') return [came, entry('clients', -moved)];
  const left = whole - refunded;
  const tax =
    moved > 0
      ? taxIn(moved, taxPercent)
      : taxIn(left + moved, taxPercent) - taxIn(left, taxPercent);
  return [came, entry('sales', tax - moved), entry('iva', -tax)].filter(
    (one) => one.amount.amount !== 0,
  );
}
