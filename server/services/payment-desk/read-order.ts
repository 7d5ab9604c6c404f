import type { Money } from '#content/money.ts';
import { type OrderStatus, type ProviderName, refundable } from '#packages/payments/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type OrderPeriod, periodColumns, withPeriod } from '../memberships/order-period.ts';
import { lacksKeys } from '../payments/find-provider.ts';
import { loadOrder } from '../payments/load-order.ts';
import { findingsOf, type StaffFinding, toFinding } from './finding.ts';
import type { OrderId } from './order-id.ts';
import {
  type EventEntry,
  type LedgerPosting,
  type OrderAttempt,
  type OrderPayment,
  type OrderRefund,
  readAttempts,
  readEvents,
  readPayments,
  readPostings,
  readRefunds,
} from './order-parts.ts';

/** An order with all that became of it, as the staff sees it; each list is in the order of time. */
export type StaffOrder = {
  id: string;
  code: string;
  name: string;
  /** Null of who has left. */
  client: { id: string; name: string | null; email: string | null } | null;
  quoteId: string | null;
  /** The period of a membership that it pays, and whether the clock opened it; null of anything else. */
  period: (OrderPeriod & { isRenewal: boolean }) | null;
  status: OrderStatus;
  price: Money;
  /** The price in pesos, and what a dollar cost then; null where it cannot be paid in pesos, or is one in pesos. */
  pesos: Money | null;
  rate: { copPerUsd: number; setAt: Date } | null;
  taxPercent: number;
  consent: { text: string; at: Date } | null;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  attempts: OrderAttempt[];
  /** Through whom somebody began to pay it, and whose keys are not set here any more. */
  withoutKeys: ProviderName[];
  events: EventEntry[];
  payments: OrderPayment[];
  refunds: OrderRefund[];
  postings: LedgerPosting[];
  findings: StaffFinding[];
};

/** One order with its whole story; rejects with `order.gone`. */
export function readOrder(
  services: Pick<AppServices, 'db' | 'now' | 'payments'>,
  actor: StaffActor,
  orderId: OrderId,
): Promise<StaffOrder> {
  const { db, now } = services;
  return asActor(db, actor, async (db) => {
    const head = await readHead(db, orderId);
    const stored = await loadOrder(db, orderId, now());
    if (!head || !stored) throw new AppError('order.gone');
    const attempts = await readAttempts(db, orderId, now());
    const payments = await readPayments(db, orderId);
    return {
      ...head,
      attempts,
      withoutKeys: [...new Set(attempts.map(({ provider }) => provider))].filter((name) =>
        lacksKeys(services, name),
      ),
      payments: payments.map((payment) => {
        const known = stored.order.payments.find(({ id }) => id === payment.id);
        return { ...payment, refundable: known ? refundable(stored.order, known) : 0 };
      }),
      refunds: await readRefunds(db, orderId),
      events: await readEvents(db, attempts, payments),
      postings: await readPostings(db, orderId),
      findings: (
        await findingsOf(db)
          .where('payment_findings.order_id', '=', orderId)
          .orderBy('found_at')
          .orderBy('payment_findings.id')
          .execute()
      ).map(toFinding),
    };
  });
}

async function readHead(db: ActorDb, orderId: OrderId) {
  const row = await db
    .selectFrom('orders')
    .leftJoin('membership_periods as period', 'period.order_id', 'orders.id')
    .select(['is_renewal as isRenewal', ...periodColumns])
    .select(['id', 'code', 'name', 'status', 'currency', 'orders.price', 'pesos'])
    .select('quote_id as quoteId')
    .select(['user_id as userId', 'client_name as clientName', 'client_email as clientEmail'])
    .select(['cop_per_usd as copPerUsd', 'rate_set_at as rateSetAt', 'tax_percent as taxPercent'])
    .select(['consent_text as consentText', 'consented_at as consentedAt'])
    .select(['created_at as createdAt', 'expires_at as expiresAt', 'paid_at as paidAt'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, code, name, status, currency, price, pesos, quoteId, taxPercent } = row;
  const { period } = withPeriod(row);
  const { userId, clientName, clientEmail, copPerUsd, rateSetAt, consentText, consentedAt } = row;
  return {
    ...{ id, code, name, status, quoteId, taxPercent },
    period: period && { ...period, isRenewal: row.isRenewal },
    client: userId === null ? null : { id: userId, name: clientName, email: clientEmail },
    price: { amount: price, currency },
    pesos:
      pesos === null || currency === 'COP' ? null : ({ amount: pesos, currency: 'COP' } as const),
    rate: copPerUsd !== null && rateSetAt !== null ? { copPerUsd, setAt: rateSetAt } : null,
    consent:
      consentText !== null && consentedAt !== null ? { text: consentText, at: consentedAt } : null,
    ...{ createdAt: row.createdAt, expiresAt: row.expiresAt, paidAt: row.paidAt },
  };
}
