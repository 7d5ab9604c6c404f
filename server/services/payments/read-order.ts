import type { MemberPrice } from '#content/member-price.ts';
import type { Money } from '#content/money.ts';
import type {
  AttemptStatus,
  OrderStatus,
  PaymentRole,
  ProviderName,
  RefundReason,
  RefundStatus,
} from '#packages/payments/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { isUuid } from '../is-uuid.ts';
import { memberPriceColumns, memberPriceOf } from '../memberships/member-price.ts';
import { type OrderPeriod, periodColumns, withPeriod } from '../memberships/order-period.ts';
import type { ExchangeRate } from './exchange-rate.ts';

/** An order as its client follows it. */
export type OwnOrder = {
  id: string;
  code: string;
  /** What was bought, as the checkout names it. */
  item: string;
  name: string;
  status: OrderStatus;
  price: Money;
  /** What it was made of, for a member; null of one at the list price. */
  memberPrice: MemberPrice | null;
  /** The same in pesos; null where it is not paid in them. */
  pesos: Money | null;
  /** At which the pesos are; null where they are the price. */
  rate: ExchangeRate | null;
  taxPercent: number;
  /** Whether the work may begin before the time of withdrawal is over. */
  beginsNow: boolean;
  expiresAt: Date;
  paidAt: Date | null;
  /** Oldest first. One whose time is over is `expired`, also before that is kept. */
  attempts: OwnAttempt[];
  /** Oldest first. */
  payments: OwnPayment[];
  /** Oldest first. */
  refunds: OwnRefund[];
  /** The number of the receipt of what paid for it. */
  receipt: number | null;
  /** The period of a membership that it is; null of anything else. */
  period: OrderPeriod | null;
  /** Whether its pesos stay as they are because somebody began to pay them, or was told them. */
  holdsPrice: boolean;
};

/** What tells how far an order is. */
export type OrderProgress = {
  status: OrderStatus;
  attempts: readonly Pick<OwnAttempt, 'provider' | 'status' | 'reason'>[];
  payments: readonly Pick<OwnPayment, 'role' | 'amount' | 'refunded'>[];
};

export type OwnAttempt = {
  id: string;
  provider: ProviderName;
  amount: Money;
  status: AttemptStatus;
  /** Why it was declined, as the provider says it. */
  reason: string | null;
  begunAt: Date;
};

export type OwnPayment = {
  id: string;
  provider: ProviderName;
  amount: Money;
  role: PaymentRole;
  refunded: Money;
  method: string | null;
};

export type OwnRefund = {
  id: string;
  /** Of which payment. */
  payment: string;
  amount: Money;
  status: RefundStatus;
  reason: RefundReason;
  doneAt: Date | null;
};

/** An order of the actor's own; null where there is none with this id, whoever else has one. */
export async function readOrder(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  { orderId }: { orderId: string },
): Promise<OwnOrder | null> {
  if (!isUuid(orderId)) return null;
  return asActor(db, actor, (db) => loadOwnOrder(db, actor, { orderId, at: now() }));
}

/** The same inside of a transaction of the actor's. */
export async function loadOwnOrder(
  db: ActorDb,
  { userId }: Pick<UserActor, 'userId'>,
  { orderId, at }: { orderId: string; at: Date },
): Promise<OwnOrder | null> {
  const head = await db
    .selectFrom('orders')
    .leftJoin('membership_periods as period', 'period.order_id', 'orders.id')
    .select(['id', 'code', 'item', 'name', 'status', 'currency', 'orders.price', 'pesos'])
    .select(['cop_per_usd as copPerUsd', 'rate_set_at as setAt', 'tax_percent as taxPercent'])
    .select(['consent_text as consent', 'expires_at as expiresAt', 'paid_at as paidAt'])
    .select(['is_renewal as isRenewal', ...periodColumns, ...memberPriceColumns])
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!head) return null;
  const attempts = await readAttempts(db, orderId);
  const payments = await readPayments(db, orderId);
  const { currency, price, pesos, copPerUsd, setAt, consent, isRenewal, ...more } =
    withPeriod(head);
  const { listPrice, discountPercent, orderCredits, ...rest } = more;
  const settles = payments.find(({ role }) => role === 'settles');
  return {
    ...rest,
    price: { amount: price, currency },
    memberPrice: memberPriceOf(
      { amount: price, currency },
      { listPrice, discountPercent, orderCredits },
    ),
    pesos: pesos === null ? null : { amount: pesos, currency: 'COP' },
    rate: copPerUsd !== null && setAt !== null ? { copPerUsd, setAt } : null,
    beginsNow: consent !== null,
    attempts: attempts.map(({ expiresAt, ...attempt }) =>
      attempt.status === 'open' && expiresAt <= at ? { ...attempt, status: 'expired' } : attempt,
    ),
    payments,
    refunds: await readRefunds(db, orderId, payments),
    receipt: settles ? await readReceipt(db, orderId, settles.id) : null,
    holdsPrice:
      head.status === 'open' &&
      (isRenewal && pesos !== null
        ? head.expiresAt > at
        : isPriceHeld(head.expiresAt, attempts, at)),
  };
}

/** As `openOrder` decides it: an order whose day is over has the terms of today for who pays it. */
const isPriceHeld = (
  orderExpires: Date,
  attempts: readonly Pick<OwnAttempt, 'status'>[],
  at: Date,
): boolean =>
  orderExpires > at && attempts.some(({ status }) => status === 'pending' || status === 'open');

async function readAttempts(db: ActorDb, orderId: string) {
  const rows = await db
    .selectFrom('payment_attempts')
    .select(['id', 'provider', 'currency', 'amount', 'status', 'reason'])
    .select(['created_at as begunAt', 'expires_at as expiresAt'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ amount, currency, ...attempt }) => ({
    ...attempt,
    amount: { amount, currency },
  }));
}

async function readPayments(db: ActorDb, orderId: string): Promise<OwnPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'currency', 'amount', 'role', 'refunded', 'method'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map(({ amount, refunded, currency, ...payment }) => ({
    ...payment,
    amount: { amount, currency },
    refunded: { amount: refunded, currency },
  }));
}

async function readRefunds(
  db: ActorDb,
  orderId: string,
  payments: readonly OwnPayment[],
): Promise<OwnRefund[]> {
  if (payments.length === 0) return [];
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.payment_id as payment'])
    .select(['refunds.amount', 'refunds.status', 'refunds.reason'])
    .select(['payments.currency', 'refunds.done_at as doneAt'])
    .where('refunds.order_id', '=', orderId)
    .orderBy('refunds.asked_at')
    .orderBy('refunds.id')
    .execute();
  return rows.map(({ amount, currency, ...refund }) => ({
    ...refund,
    amount: { amount, currency },
  }));
}

async function readReceipt(db: ActorDb, orderId: string, paymentId: string) {
  const row = await db
    .selectFrom('receipts')
    .select('number')
    .where('order_id', '=', orderId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.number ?? null;
}
