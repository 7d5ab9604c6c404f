import { sql } from 'kysely';
import type { Money } from '#content/money.ts';
import type {
  Account,
  AttemptStatus,
  PaymentRole,
  ProviderName,
  RefundReason,
  RefundStatus,
} from '#packages/payments/src/index.ts';
import type { MailFailure } from '#server/ports/mail/mail.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import { type AccountSource, accountSourceOf, isAccountGiven } from '../receipts/account-source.ts';
import type { OrderId } from './order-id.ts';
import { paymentReference } from './payment-reference.ts';

/** One time that the client began to pay. */
export type OrderAttempt = {
  id: string;
  provider: ProviderName;
  reference: string;
  providerId: string | null;
  amount: Money;
  status: AttemptStatus;
  reason: string | null;
  createdAt: Date;
  checkedAt: Date | null;
  /** How the client said that they sent the money by themselves, or what the staff recorded of it. */
  report: TransferReport | null;
};

export type TransferReport = {
  id: string;
  reference: string;
  note: string | null;
  hasImage: boolean;
  at: Date;
  /** The client said nothing: the staff found the money. Such a report has the id of its attempt. */
  isRecorded: boolean;
  decision: {
    is: 'confirmed' | 'refused';
    at: Date;
    staffName: string | null;
    reason: string | null;
  } | null;
};

/** What was begun of an order; an attempt whose time is over by `at` is no longer open. */
export async function readAttempts(
  db: ActorDb,
  orderId: OrderId,
  at: Date,
): Promise<OrderAttempt[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .leftJoin('transfer_reports as report', 'report.attempt_id', 'payment_attempts.id')
    .leftJoin('users', 'users.id', 'report.decided_by')
    .select(['payment_attempts.id', 'payment_attempts.provider', 'payment_attempts.reference'])
    .select(['provider_id as providerId', 'currency', 'amount', 'payment_attempts.status'])
    .select(['payment_attempts.reason', 'payment_attempts.created_at as createdAt'])
    .select(['payment_attempts.expires_at as expiresAt'])
    .select(['checked_at as checkedAt', 'report.id as reportId', 'report.note'])
    .select(['report.reference as sentAs', 'report.reported_at as reportedAt'])
    .select(['report.decision', 'report.decided_at as decidedAt', 'report.reason as why'])
    .select([sql<boolean>`report.image_path is not null`.as('hasImage')])
    .select('users.full_name as staffName')
    .where('order_id', '=', orderId)
    .orderBy('payment_attempts.created_at')
    .orderBy('payment_attempts.id')
    .execute();
  return rows.map((row) => {
    const { id, provider, reference, providerId, currency, amount, reason } = row;
    const { reportId, sentAs, reportedAt, decision, decidedAt, note, hasImage } = row;
    return {
      ...{ id, provider, reference, providerId, reason },
      status: row.status === 'open' && row.expiresAt <= at ? 'expired' : row.status,
      amount: { amount, currency },
      ...{ createdAt: row.createdAt, checkedAt: row.checkedAt },
      report:
        reportId === null || sentAs === null || reportedAt === null
          ? null
          : {
              ...{ id: reportId, reference: sentAs, note, hasImage, at: reportedAt },
              isRecorded: reportId === id,
              decision:
                decision === null || decidedAt === null
                  ? null
                  : { is: decision, at: decidedAt, staffName: row.staffName, reason: row.why },
            },
    };
  });
}

/** The last mail about a receipt or a refund, and what became of it: on its way as long as nothing did. */
export type SentMail = {
  /** How many there were about it. */
  count: number;
  /** When it was put in the queue; null where none was. */
  mailedAt: Date | null;
  deliveredAt: Date | null;
  failure: MailFailure | null;
};

/** Money that came in. */
export type OrderPayment = {
  /** `provider:transaction`. */
  id: string;
  provider: ProviderName;
  /** Of which attempt. */
  attemptId: string;
  transaction: string;
  /** What it is found by where the money came (`paymentReference`). */
  reference: string;
  amount: Money;
  role: PaymentRole;
  /** How much of it went back. */
  refunded: Money;
  method: string | null;
  receivedAt: Date;
  receipt: { number: number; issuedAt: Date; mail: SentMail } | null;
  /** What may still be asked to go back, in hundredths of its currency. */
  refundable: number;
};

export async function readPayments(
  db: ActorDb,
  orderId: OrderId,
): Promise<Omit<OrderPayment, 'refundable'>[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .leftJoin('transfer_reports', 'transfer_reports.attempt_id', 'payments.attempt_id')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .select(['payments.id', 'payments.provider', 'payments.currency', 'payments.amount'])
    .select('payments.attempt_id as attemptId')
    .select(['refunded', 'role', 'method', sql.raw<string>(paymentReference).as('reference')])
    .select(['received_at as receivedAt', 'number', 'issued_at as issuedAt'])
    .select(['receipts.mailed_at as mailedAt', 'receipts.mail_count as mailCount'])
    .select(['receipts.delivered_at as deliveredAt', 'receipts.mail_failure as failure'])
    .where('payments.order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('payments.id')
    .execute();
  return rows.map((row) => {
    const { id, provider, attemptId, reference, currency, amount, refunded, role, method } = row;
    const { receivedAt, number, issuedAt, mailCount, mailedAt, deliveredAt, failure } = row;
    const mail = { count: mailCount ?? 0, mailedAt, deliveredAt, failure };
    return {
      ...{ id, provider, attemptId, reference, role, method, receivedAt },
      transaction: id.slice(provider.length + 1),
      amount: { amount, currency },
      refunded: { amount: refunded, currency },
      receipt: number !== null && issuedAt !== null ? { number, issuedAt, mail } : null,
    };
  });
}

/** Money that goes back. */
export type OrderRefund = {
  id: string;
  paymentId: string;
  provider: ProviderName;
  amount: Money;
  reason: RefundReason;
  status: RefundStatus;
  /** It left the bank, by a transfer that somebody made, whoever the payment came through. */
  byHand: boolean;
  /** The provider's name of it, or of the transfer that somebody made. */
  providerId: string | null;
  note: string | null;
  askedAt: Date;
  doneAt: Date | null;
  /** Null of what the product asked for by itself. */
  askedBy: { name: string | null } | null;
  /** How often the provider was asked in vain. */
  tries: number;
  /** When the client was told that it will go back; null where they were not. */
  askedMailedAt: Date | null;
  /** Where the client says to which account it goes, where a person sends it. */
  account: AccountSource;
  /** Of the last mail to the client about it: that it will go back, until it did. */
  mail: SentMail & { isDone: boolean };
};

export async function readRefunds(db: ActorDb, orderId: OrderId): Promise<OrderRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('users', 'users.id', 'refunds.asked_by')
    .select(['refunds.id', 'payment_id as paymentId', 'provider', 'currency', 'refunds.amount'])
    .select(['refunds.reason', 'refunds.status', 'provider_id as providerId', 'refunds.note'])
    .select(['asked_at as askedAt', 'done_at as doneAt', 'asked_by as askedBy', 'tries'])
    .select([
      'by_hand as byHand',
      'users.full_name as staffName',
      'asked_mailed_at as askedMailedAt',
      'mailed_at as mailedAt',
    ])
    .select(['mail_count as count', 'delivered_at as deliveredAt', 'mail_failure as failure'])
    .select('account_asked_at as accountAskedAt')
    .select(isAccountGiven.as('isGiven'))
    .where('refunds.order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('refunds.id')
    .execute();
  return rows.map((row) => {
    const {
      currency,
      amount,
      askedBy,
      staffName,
      mailedAt,
      count,
      deliveredAt,
      failure,
      isGiven,
      accountAskedAt,
      ...refund
    } = row;
    const { askedMailedAt, id } = refund;
    return {
      ...refund,
      amount: { amount, currency },
      askedBy: askedBy === null ? null : { name: staffName },
      account: accountSourceOf({ id, accountAskedAt }, { refunds: rows, isGiven }),
      mail: {
        ...{ count, deliveredAt, failure, mailedAt: mailedAt ?? askedMailedAt },
        isDone: mailedAt !== null,
      },
    };
  });
}

/** What a provider sent, as it came. */
export type EventEntry = {
  provider: ProviderName;
  id: string;
  body: string;
  receivedAt: Date;
  /** When all that follows from it was done. */
  appliedAt: Date | null;
  tries: number;
};

const mostEvents = 100;
/** Letters of each that a page shows. */
const longestBody = 20_000;

/** What was sent about these attempts, or about the money that they brought. */
export async function readEvents(
  db: ActorDb,
  attempts: readonly OrderAttempt[],
  payments: readonly { transaction: string }[],
): Promise<EventEntry[]> {
  const references = attempts.map(({ reference }) => reference);
  const subjects = [
    ...attempts.flatMap(({ providerId }) => providerId ?? []),
    ...payments.map(({ transaction }) => transaction),
  ];
  const rows = await db
    .selectFrom('provider_events')
    .select(['provider', 'id', 'received_at as receivedAt', 'applied_at as appliedAt', 'tries'])
    .select(sql<string>`left(body, ${longestBody})`.as('body'))
    .where(
      sql<boolean>`subject_reference = any(${references}::text[]) or subject_id = any(${subjects}::text[])`,
    )
    .orderBy('received_at', 'desc')
    .limit(mostEvents)
    .execute();
  return rows.toReversed();
}

/** Entries that come to zero; of money at a provider more is positive. */
export type LedgerPosting = {
  id: string;
  at: Date;
  entries: { account: Account; amount: Money }[];
};

export async function readPostings(db: ActorDb, orderId: OrderId): Promise<LedgerPosting[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['posting', 'account', 'currency', 'amount', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('posting')
    // What is debited before what is credited, and the larger part first.
    .orderBy(sql`amount < 0, abs(amount) desc`)
    .execute();
  return [...Map.groupBy(rows, ({ posting }) => posting)].map(([id, entries]) => ({
    id,
    at: entries[0]?.at ?? new Date(0),
    entries: entries.map(({ account, amount, currency }) => ({
      account,
      amount: { amount, currency },
    })),
  }));
}
