import type { Kysely } from 'kysely';
import type { MemberPrice } from '#content/member-price.ts';
import type { Money } from '#content/money.ts';
import type { ProviderName } from '#packages/payments/src/index.ts';
import { toQuoteLines } from '#packages/quote/src/index.ts';
import type { Renewal } from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { memberPriceColumns, memberPriceOf } from '../memberships/member-price.ts';
import { type OrderPeriod, periodColumns, withPeriod } from '../memberships/order-period.ts';
import { chargedAt } from '../memberships/subscription-charge.ts';

/** A payment that settled its order, under its number. */
export type Receipt = {
  number: number;
  issuedAt: Date;
  order: {
    id: string;
    /** For people. */
    code: string;
    /** What was bought, and what it is filed under. */
    name: string;
    service: string;
    price: Money;
    /** What it was made of, for a member; null of one at the list price. */
    memberPrice: MemberPrice | null;
    /** Of the order, in hundredths of a peso; null where there is nothing to change into pesos. */
    rate: { copPerUsd: number; setAt: Date | null } | null;
    taxPercent: number;
    /** When they asked for the work to begin before the time of withdrawal is over. */
    consentedAt: Date | null;
    quoteId: string | null;
    /** The period of a membership that it paid, and how that renews; null of anything else. */
    period: (OrderPeriod & { renewal: Renewal }) | null;
    /** What was quoted, a line each; none of what has a price of its own. */
    lines: readonly string[];
  };
  /** Null of an account that is gone. */
  client: { userId: string | null; name: string | null; email: string | null };
  payment: {
    id: string;
    provider: ProviderName;
    method: string | null;
    amount: Money;
    /** How much of it went back, in hundredths of its currency. */
    refunded: number;
    /** When it was heard of. */
    receivedAt: Date;
    /** Of what was charged by itself the day of the charge, however late it was heard of. */
    paidAt: Date;
  };
};

/** The receipts that `db` may see. */
export const selectReceipts = (db: Kysely<DB>) =>
  db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .leftJoin('payment_attempts as attempt', 'attempt.id', 'payments.attempt_id')
    .leftJoin('membership_periods as period', 'period.order_id', 'orders.id')
    .leftJoin('memberships', 'memberships.id', 'orders.membership_id')
    .select(periodColumns)
    .select(memberPriceColumns)
    .select('memberships.renewal')
    .select([
      'receipts.number',
      'receipts.issued_at as issuedAt',
      'orders.id as orderId',
      'orders.code',
      'orders.name',
      'orders.service',
      'orders.price',
      'orders.currency as priceCurrency',
      'orders.cop_per_usd as copPerUsd',
      'orders.rate_set_at as rateSetAt',
      'orders.tax_percent as taxPercent',
      'orders.consented_at as consentedAt',
      'orders.quote_id as quoteId',
      'orders.user_id as userId',
      'orders.client_name as clientName',
      'orders.client_email as clientEmail',
      'payments.id as paymentId',
      'payments.provider',
      'payments.method',
      'payments.amount',
      'payments.currency',
      'payments.refunded',
      'payments.received_at as receivedAt',
    ])
    .select(({ fn, ref }) => fn.coalesce(chargedAt, ref('payments.received_at')).as('paidAt'));

type ReceiptRow = Awaited<ReturnType<ReturnType<typeof selectReceipts>['execute']>>[number];

/** Of a quote that was erased there are none. `db` has the rights of the service: who pays has no others to it than its link. */
export async function readQuotedLines(db: Kysely<DB>, quoteId: string | null): Promise<string[]> {
  if (quoteId === null) return [];
  const quote = await db
    .selectFrom('quotes')
    .select('lines')
    .where('id', '=', quoteId)
    .executeTakeFirst();
  return toQuoteLines(quote?.lines ?? []).map(({ description, quantity }) =>
    quantity === 1 ? description : `${description} × ${quantity}`,
  );
}

function periodOf(row: ReceiptRow): Receipt['order']['period'] {
  const { period } = withPeriod(row);
  return period && { ...period, renewal: row.renewal ?? 'link' };
}

export const toReceipt = (row: ReceiptRow, lines: readonly string[]): Receipt => ({
  number: row.number,
  issuedAt: row.issuedAt,
  order: {
    id: row.orderId,
    code: row.code,
    name: row.name,
    service: row.service,
    price: { amount: row.price, currency: row.priceCurrency },
    memberPrice: memberPriceOf({ amount: row.price, currency: row.priceCurrency }, row),
    rate: row.copPerUsd === null ? null : { copPerUsd: row.copPerUsd, setAt: row.rateSetAt },
    taxPercent: row.taxPercent,
    consentedAt: row.consentedAt,
    quoteId: row.quoteId,
    period: periodOf(row),
    lines,
  },
  client: { userId: row.userId, name: row.clientName, email: row.clientEmail },
  payment: {
    id: row.paymentId,
    provider: row.provider,
    method: row.method,
    amount: { amount: row.amount, currency: row.currency },
    refunded: row.refunded,
    receivedAt: row.receivedAt,
    paidAt: row.paidAt,
  },
});
