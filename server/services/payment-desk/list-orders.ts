import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Money } from '#content/money.ts';
import type { AttemptStatus } from '#packages/payments/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { type ListPage, type ListQuery, readList } from '../lists/read-list.ts';
import { newestFirst } from '../lists/sorting.ts';
import type { OrderProgress, OwnPayment } from '../payments/read-order.ts';
import { isNamed } from './named-orders.ts';
import { isInView, type OrderView } from './order-views.ts';

/** An order in a line, with what says how far it is: its attempts in the order of time, and its payments in none. */
export type OrderSummary = Omit<OrderProgress, 'payments'> & {
  payments: readonly ListedPayment[];
  id: string;
  code: string;
  /** What was bought, in a line. */
  name: string;
  /** Null of who has left. */
  clientName: string | null;
  clientEmail: string | null;
  price: Money;
  createdAt: Date;
  paidAt: Date | null;
  /** The number of the period of a membership that it pays; null of anything else. */
  period: number | null;
  isRenewal: boolean;
  takesOver: boolean;
  /** From when to when that is, once it is paid. */
  startsAt: Date | null;
  endsAt: Date | null;
};

/** Money that came in, with the number of its receipt, where there is one yet. */
type ListedPayment = Pick<OwnPayment, 'provider' | 'role' | 'amount' | 'refunded'> & {
  receipt: number | null;
};

/**
 * One page of the orders that have these words in their code, their name, or their client's, or whose money is called so
 * (`isNamed`), the newest first.
 */
export async function listOrders(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { view, ...asked }: ListQuery<OrderView>,
): Promise<ListPage<OrderSummary>> {
  const page = await asActor(db, actor, async (db) =>
    readList(db, {
      table: 'orders',
      named: asked.search === '' ? null : await isNamed(db, asked.search),
      part: view === 'all' ? undefined : isInView(view),
      query: db
        .selectFrom('orders')
        .select(['id', 'code', 'name', 'client_name as clientName', 'client_email as clientEmail'])
        .select(['currency', 'price as amount', 'status'])
        .select(['created_at as createdAt', 'paid_at as paidAt'])
        .select(['membership_period as period', 'is_renewal as isRenewal'])
        .select('takes_over as takesOver')
        .select((order) => [
          periodOf(order).select('starts_at').as('startsAt'),
          periodOf(order).select('ends_at').as('endsAt'),
        ])
        .select((order) => [attemptsOf(order, now()).as('attempts')])
        .select((order) => [paymentsOf(order).as('payments')]),
      sorting: newestFirst('orders'),
      ...asked,
    }),
  );
  const rows = page.rows.map(({ currency, amount, attempts, payments, ...row }) => ({
    ...row,
    price: { amount, currency },
    attempts: attempts.map(withMoney),
    payments: payments.map(({ refunded, ...payment }) => ({
      ...withMoney(payment),
      refunded: { amount: refunded, currency: payment.currency },
    })),
  }));
  return { ...page, rows };
}

type OrderColumns = ExpressionBuilder<DB, 'orders'>;

/** Of those orders alone that the page shows: a part of its query. An attempt whose time is over by `at` is no longer open. */
const attemptsOf = (order: OrderColumns, at: Date) =>
  jsonArrayFrom(
    order
      .selectFrom('payment_attempts as attempt')
      .select(['attempt.id', 'attempt.provider', 'attempt.currency', 'attempt.amount'])
      .select(
        sql<AttemptStatus>`case when attempt.status = 'open' and attempt.expires_at <= ${at} then 'expired'
          else attempt.status end`.as('status'),
      )
      .select('attempt.reason')
      .whereRef('attempt.order_id', '=', 'orders.id')
      .orderBy('attempt.created_at')
      .orderBy('attempt.id'),
  );

const periodOf = (order: OrderColumns) =>
  order.selectFrom('membership_periods').whereRef('order_id', '=', 'orders.id');

/** In no order: where lists are read nothing is to be sorted, and all payments would be walked through in theirs. */
const paymentsOf = (order: OrderColumns) =>
  jsonArrayFrom(
    order
      .selectFrom('payments as payment')
      .select(['payment.id', 'payment.provider', 'payment.currency', 'payment.amount'])
      .select(['payment.role', 'payment.refunded', 'payment.method'])
      .select((payment) => [
        payment
          .selectFrom('receipts')
          .select('receipts.number')
          .whereRef('receipts.payment_id', '=', 'payment.id')
          .as('receipt'),
      ])
      .whereRef('payment.order_id', '=', 'orders.id'),
  );

const withMoney = <Row extends Money>({ amount, currency, ...row }: Row) => ({
  ...row,
  amount: { amount, currency },
});
