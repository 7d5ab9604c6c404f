import { type Kysely, sql } from 'kysely';
import type { Money } from '#content/money.ts';
import type { ProviderName, RefundReason, RefundStatus } from '#packages/payments/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { isWithdrawal } from '../legal-requests/take-place.ts';
import {
  type AccountSource,
  accountSourceOf,
  type AskedRefund,
  isAccountGiven,
} from './account-source.ts';

/** Money that goes back to somebody who can be told. */
export type MailedRefund = {
  id: string;
  orderId: string;
  email: string;
  name: string | null;
  code: string;
  item: string;
  /** Null where the payment settled nothing. */
  receipt: number | null;
  amount: Money;
  reason: RefundReason;
  provider: ProviderName;
  askedAt: Date;
  /** Whether it went, or will. */
  kind: 'done' | 'asked';
  /** Whether a person sends it, and not the provider. */
  isByHand: boolean;
  /** To which account, where a person sends it. */
  account: AccountSource;
  /** The last day to give the money back, of who withdrew from the order at the site. */
  dueOn: string | null;
  /** Whether it is all of its payment, a part of it, or the part with which all of it is back. */
  part: 'whole' | 'some' | 'last';
  /** What else of its payment was asked to go back, and is not done. */
  waiting: Money;
  /** What was paid for was paid once, and did not go back. */
  isPurchaseKept: boolean;
  /** By what it is found where it came from, once it is done. */
  reference: string | null;
};

/**
 * A refund whose mail is about to be sent; null where its account went. Its order stays until the transaction ends: whose
 * account is deleted now is pseudonymised afterwards. An address that was corrected since they paid is the one to use.
 */
export async function readMailedRefund(db: Kysely<DB>, id: string): Promise<MailedRefund | null> {
  // First, and by itself: what was changed until then is read afterwards.
  await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('refunds').select('order_id').where('refunds.id', '=', id),
    )
    .forShare()
    .execute();
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('receipts', 'receipts.payment_id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.order_id as orderId',
      'orders.client_email as email',
      'users.email as newEmail',
      'users.display_name as displayName',
      'orders.client_name as clientName',
      'orders.code',
      'orders.name as item',
      'receipts.number as receipt',
      'refunds.amount',
      'refunds.payment_id as paymentId',
      'refunds.account_asked_at as accountAskedAt',
      'payments.currency',
      'payments.amount as paid',
      'payments.refunded',
      'refunds.reason',
      'refunds.status',
      'refunds.by_hand as byHand',
      'refunds.provider_id as reference',
      'refunds.asked_at as askedAt',
      'refunds.done_at as doneAt',
      'payments.provider',
    ])
    .select(isAccountGiven.as('isGiven'))
    .select(({ selectFrom }) =>
      selectFrom('legal_requests')
        .select('due_on')
        .whereRef('legal_requests.order_id', '=', 'refunds.order_id')
        .where(isWithdrawal)
        .as('dueOn'),
    )
    .select(isPurchaseKept.as('isPurchaseKept'))
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  if (!row || row.email === null) return null;
  const { amount, currency, byHand, status, email, newEmail, ...rest } = row;
  const { paid, refunded, paymentId, accountAskedAt, isGiven, doneAt, ...named } = rest;
  const { displayName, clientName, ...refund } = named;
  const refunds = await readRefundsOf(db, row.orderId);
  const others = refunds.filter((one) => one.id !== id && one.paymentId === paymentId);
  const isLast =
    status === 'done'
      ? refunded === paid && !others.some((one) => isLater(one, { id, doneAt }))
      : refunded + amount === paid;
  return {
    ...refund,
    email: newEmail ?? email,
    name: displayName ?? clientName,
    amount: { amount, currency },
    kind: status === 'done' ? 'done' : 'asked',
    isByHand: status === 'done' ? byHand : status === 'manual',
    account: accountSourceOf({ id, accountAskedAt }, { refunds, isGiven }),
    part: amount === paid ? 'whole' : isLast ? 'last' : 'some',
    waiting: {
      amount: others
        .filter((one) => one.status !== 'done')
        .reduce((sum, one) => sum + one.amount, 0),
      currency,
    },
  };
}

/** What was paid for is paid still, by this order or by another one of its quote. */
const isPurchaseKept = sql<boolean>`exists (
  select from orders other
  where other.status = 'paid' and (other.id = orders.id or other.quote_id = orders.quote_id))`;

type OtherRefund = AskedRefund & {
  paymentId: string;
  amount: number;
  status: RefundStatus;
  doneAt: Date | null;
};

const readRefundsOf = (db: Kysely<DB>, orderId: string): Promise<OtherRefund[]> =>
  db
    .selectFrom('refunds')
    .select(['id', 'payment_id as paymentId', 'amount', 'status', 'done_at as doneAt'])
    .select(['account_asked_at as accountAskedAt', 'mailed_at as mailedAt'])
    .select('mail_failure as failure')
    .where('order_id', '=', orderId)
    .execute();

function isLater(one: Done, other: Done): boolean {
  const [at, otherAt] = [one, other].map(({ doneAt }) => doneAt?.getTime() ?? 0);
  return at === otherAt ? one.id > other.id : (at ?? 0) > (otherAt ?? 0);
}

type Done = Pick<OtherRefund, 'id' | 'doneAt'>;
