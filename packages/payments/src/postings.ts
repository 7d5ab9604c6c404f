import type { Account, Amount, Payment, Posting, Refund } from './order.ts';

/** The part of an amount that is IVA, in hundredths: base = round(total / (1 + rate)), and the rest is tax. */
export function taxIn(total: number, taxPercent: number): number {
  const base = (BigInt(total) * 200n + BigInt(100 + taxPercent)) / BigInt(2 * (100 + taxPercent));
  return total - Number(base);
}

/** Money that came in: a sale with its tax, or a debt to the client. */
export const postPayment = (payment: Payment, taxPercent: number): Posting => ({
  id: `in:${payment.id}`,
  entries: entriesOf(payment, taxPercent, {
    ...{ account: `provider:${payment.provider}`, moved: payment.amount.amount, refunded: 0 },
  }),
});

/**
 * Money that went back: from where it is, and by hand from the bank, whoever it came through. The last part of a payment
 * takes along what rounding left of its tax.
 */
export const postRefund = (refund: Refund, payment: Payment, taxPercent: number): Posting => ({
  id: `back:${refund.id}`,
  entries: entriesOf(payment, taxPercent, {
    account: refund.byHand ? 'provider:manual' : `provider:${payment.provider}`,
    ...{ moved: -refund.amount, refunded: payment.refunded },
  }),
});

/** Money that its provider gave back once more, of a payment of which `whole` went back so: the client owes it. */
export const postReturnedTwice = (
  { id, provider, amount: { currency } }: Payment,
  { amount, whole }: { amount: number; whole: number },
): Posting => ({
  id: `twice:${whole}:${id}`,
  entries: [
    { account: `provider:${provider}`, amount: { amount: -amount, currency } },
    { account: 'clients', amount: { amount, currency } },
  ],
});

type Movement = {
  /** Where the money comes to, or leaves from. */
  account: Account;
  /** Negative where it leaves. */
  moved: number;
  /** What had gone back of the payment before. */
  refunded: number;
};

function entriesOf(
  { role, amount: { amount: whole, currency } }: Payment,
  taxPercent: number,
  { account, moved, refunded }: Movement,
): Posting['entries'] {
  const entry = (account: Account, amount: number) => ({
    account,
    amount: { amount, currency } satisfies Amount,
  });
  const came = entry(account, moved);
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
