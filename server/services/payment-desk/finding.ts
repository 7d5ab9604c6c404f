import { sql } from 'kysely';
import type { FindingKind } from '#content/payment-findings.ts';
import type { Money } from '#content/money.ts';
import type { ProviderName } from '#packages/payments/src/index.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import { paymentReference } from './payment-reference.ts';

/** The order that it is about; nobody is named who has left. */
type FindingOrder = {
  id: string;
  code: string;
  clientName: string | null;
  clientEmail: string | null;
};

/** Something that does not fit, and what became of it. */
export type StaffFinding = {
  id: string;
  kind: FindingKind;
  provider: ProviderName;
  /** Of what it is: a transaction, a payment, a refund. */
  subject: string;
  /** What the payment that it is about is found by where its money came (`paymentReference`); null of anything else. */
  reference: string | null;
  order: FindingOrder | null;
  amount: Money | null;
  /** What was asked for, where another amount came in. */
  expected: Money | null;
  detail: string | null;
  foundAt: Date;
  /** Whether a person still has to make the refund that it is about: then it is resolved there. */
  waitsForRefund: boolean;
  /** Without a name the product resolved it, or who did has left. */
  resolved: { at: Date; staffName: string | null; resolution: string } | null;
};

/** The query of what does not fit, whose rows `toFinding` takes. */
export const findingsOf = (db: ActorDb) =>
  db
    .selectFrom('payment_findings')
    .leftJoin('orders', 'orders.id', 'payment_findings.order_id')
    .leftJoin('users as resolver', 'resolver.id', 'payment_findings.resolved_by')
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.id', '=', 'payment_findings.subject')
        .on('payment_findings.kind', '=', 'manual-refund'),
    )
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.id', '=', 'payment_findings.subject')
        .on('payment_findings.kind', 'in', ['mismatch', 'returned-twice']),
    )
    .leftJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .leftJoin('transfer_reports', 'transfer_reports.attempt_id', 'payments.attempt_id')
    .select(sql.raw<string | null>(paymentReference).as('reference'))
    .select(['payment_findings.id', 'payment_findings.kind', 'payment_findings.provider'])
    .select(['payment_findings.subject', 'payment_findings.detail'])
    .select(['payment_findings.currency', 'payment_findings.amount'])
    .select([
      'payment_attempts.currency as askedCurrency',
      'payment_attempts.amount as askedAmount',
    ])
    .select(['orders.client_name as clientName', 'orders.client_email as clientEmail'])
    .select(['orders.id as orderId', 'orders.code', 'refunds.status as refundStatus'])
    .select(['payment_findings.found_at as foundAt', 'payment_findings.resolved_at as resolvedAt'])
    .select(['payment_findings.resolution', 'resolver.full_name as staffName']);

type FindingRow = Awaited<ReturnType<ReturnType<typeof findingsOf>['execute']>>[number];

export function toFinding(row: FindingRow): StaffFinding {
  const { id, kind, provider, subject, reference, detail, foundAt, amount, currency } = row;
  const { orderId, code, clientName, clientEmail, askedAmount, askedCurrency } = row;
  return {
    ...{ id, kind, provider, subject, reference, detail, foundAt },
    order:
      orderId !== null && code !== null ? { id: orderId, code, clientName, clientEmail } : null,
    amount: amount !== null && currency !== null ? { amount, currency } : null,
    expected:
      kind === 'mismatch' && askedAmount !== null && askedCurrency !== null
        ? { amount: askedAmount, currency: askedCurrency }
        : null,
    waitsForRefund: row.refundStatus === 'manual',
    resolved:
      row.resolvedAt !== null && row.resolution !== null
        ? { at: row.resolvedAt, staffName: row.staffName, resolution: row.resolution }
        : null,
  };
}
