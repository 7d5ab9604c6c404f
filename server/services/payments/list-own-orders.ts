import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Money } from '#content/money.ts';
import type { AttemptStatus, OrderStatus } from '#packages/payments/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import type { Page } from '../lists/keyset.ts';
import { readSortedPage } from '../lists/read-sorted-page.ts';
import { newestFirst } from '../lists/sorting.ts';
import { chargedAt } from '../memberships/subscription-charge.ts';
import type { OwnAttempt, OwnPayment } from './read-order.ts';

export const ordersPerPage = 10;

type ListedAttempt = Omit<OwnAttempt, 'begunAt'>;

/** `promised` is how much more was promised to go back. */
type ListedPayment = OwnPayment & { promised: number };

/** An order of a person's, in the list of all of theirs. */
export type OwnOrderSummary = {
  id: string;
  code: string;
  /** What was bought, in a line. */
  name: string;
  status: OrderStatus;
  price: Money;
  createdAt: Date;
  paidAt: Date | null;
  /** When PayPal charged it by itself, however late that was heard of; null of what somebody paid. */
  chargedAt: Date | null;
  /** Oldest first. One whose time is over is `expired`, also before that is kept. */
  attempts: ListedAttempt[];
  /** Oldest first. */
  payments: ListedPayment[];
  /** The number of the receipt of what paid for it. */
  receipt: number | null;
  /** From when to when it paid for a membership; null of anything else, and of what is not paid. */
  startsAt: Date | null;
  endsAt: Date | null;
};

/**
 * One page of the actor's orders, the newest first; `cursor` is as a page before named it. An order that nobody began to
 * pay is left out: no money can come in for it. One that was begun stays when its time is over: its code is what a person
 * asks with whose money is on its way.
 */
export async function listOwnOrders(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  { cursor }: { cursor: string | null },
): Promise<Page<OwnOrderSummary>> {
  const at = now();
  const page = await asActor(db, actor, (db) =>
    readSortedPage({
      query: db
        .selectFrom('orders')
        .select(['id', 'code', 'name', 'status', 'currency', 'price'])
        .select(['created_at as createdAt', 'paid_at as paidAt'])
        .select((order) => [
          attemptsOf(order, at).as('attempts'),
          paymentsOf(order).as('payments'),
          receiptOf(order).as('receipt'),
          chargedAtOf(order).as('chargedAt'),
          periodOf(order).select('starts_at').as('startsAt'),
          periodOf(order).select('ends_at').as('endsAt'),
        ])
        .where('user_id', '=', actor.userId)
        .where((order) =>
          order.exists(
            order
              .selectFrom('payment_attempts as begun')
              .select('begun.id')
              .whereRef('begun.order_id', '=', 'orders.id'),
          ),
        ),
      sorting: newestFirst('orders'),
      cursor,
      size: ordersPerPage,
    }),
  );
  return { ...page, rows: page.rows.map(toSummary) };
}

type OfOrder = ExpressionBuilder<DB, 'orders'>;

const attemptsOf = (order: OfOrder, at: Date) =>
  jsonArrayFrom(
    order
      .selectFrom('payment_attempts as attempt')
      .select(['attempt.id', 'attempt.provider', 'attempt.currency', 'attempt.amount'])
      .select('attempt.reason')
      .select(
        sql<AttemptStatus>`case when attempt.status = 'open' and attempt.expires_at <= ${at} then 'expired'
          else attempt.status end`.as('status'),
      )
      .whereRef('attempt.order_id', '=', 'orders.id')
      .orderBy('attempt.created_at')
      .orderBy('attempt.id'),
  );

const paymentsOf = (order: OfOrder) =>
  jsonArrayFrom(
    order
      .selectFrom('payments as payment')
      .select(['payment.id', 'payment.provider', 'payment.currency', 'payment.amount'])
      .select(['payment.role', 'payment.refunded', 'payment.method'])
      .select((payment) =>
        payment
          .selectFrom('refunds as refund')
          .select(({ fn, val }) => fn.coalesce(fn.sum<number>('refund.amount'), val(0)).as('sum'))
          .whereRef('refund.payment_id', '=', 'payment.id')
          .where('refund.status', '<>', 'done')
          .as('promised'),
      )
      .whereRef('payment.order_id', '=', 'orders.id')
      .orderBy('payment.received_at')
      .orderBy('payment.id'),
  );

const chargedAtOf = (order: OfOrder) =>
  order
    .selectFrom('payments as settling')
    .innerJoin('payment_attempts as attempt', 'attempt.id', 'settling.attempt_id')
    .select(chargedAt.as('at'))
    .whereRef('settling.order_id', '=', 'orders.id')
    .where('settling.role', '=', 'settles');

const periodOf = (order: OfOrder) =>
  order.selectFrom('membership_periods').whereRef('order_id', '=', 'orders.id');

const receiptOf = (order: OfOrder) =>
  order
    .selectFrom('receipts as receipt')
    .innerJoin('payments as settling', 'settling.id', 'receipt.payment_id')
    .select('receipt.number')
    .whereRef('receipt.order_id', '=', 'orders.id')
    .where('settling.role', '=', 'settles');

type Row = Omit<OwnOrderSummary, 'price' | 'attempts' | 'payments'> & {
  currency: Money['currency'];
  price: number;
  attempts: (Omit<ListedAttempt, 'amount'> & Money)[];
  payments: (Omit<ListedPayment, 'amount' | 'refunded' | 'promised'> &
    Money & { refunded: number; promised: number | null })[];
};

const toSummary = ({ currency, price, attempts, payments, ...row }: Row): OwnOrderSummary => ({
  ...row,
  price: { amount: price, currency },
  attempts: attempts.map(({ amount, currency, ...attempt }) => ({
    ...attempt,
    amount: { amount, currency },
  })),
  payments: payments.map(({ amount, refunded, promised, currency, ...payment }) => ({
    ...payment,
    promised: Number(promised),
    amount: { amount, currency },
    refunded: { amount: refunded, currency },
  })),
});
