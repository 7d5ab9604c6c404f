import { sql } from 'kysely';
import type { Money } from '#content/money.ts';
import { unansweredStatuses } from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { isWithdrawal } from '../legal-requests/take-place.ts';

/** What was paid for the work of a proposal: its history has the number of the receipt. */
export type ProposalPayment = {
  proposalId: string;
  order: { id: string; code: string };
  receipt: number;
  amount: Money;
  /** How much of it went back. */
  refunded: Money;
  /** How much more of it was asked to go back, and has not left yet. */
  leaving: Money;
  /** What its client asked for who withdraws, while it waits; null where it does not. */
  withdrawal: { requestId: string; radicado: string; receivedAt: Date } | null;
};

/** What was paid for these proposals, each from the first payment on. */
export async function listProposalPayments(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  proposalIds: readonly string[],
): Promise<ProposalPayment[]> {
  const rows = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('proposal_entries as entry')
      .innerJoin('receipts', (join) =>
        // Entries of other kinds have something else there.
        join.on(
          sql<boolean>`receipts.number = case when entry.kind = 'paid' then substr(entry.before, 3)::bigint end`,
        ),
      )
      .innerJoin('payments', 'payments.id', 'receipts.payment_id')
      .innerJoin('orders', 'orders.id', 'receipts.order_id')
      .leftJoin('legal_requests', (join) =>
        join
          .onRef('legal_requests.order_id', '=', 'orders.id')
          .on(isWithdrawal)
          .on('legal_requests.status', 'in', unansweredStatuses),
      )
      .select([
        'legal_requests.id as requestId',
        'radicado',
        'legal_requests.received_at as askedAt',
      ])
      .select(['entry.proposal_id as proposalId', 'orders.id as orderId', 'orders.code'])
      .select(['receipts.number', 'payments.amount', 'payments.currency', 'payments.refunded'])
      .select(
        sql<number>`(select coalesce(sum(refunds.amount), 0)::bigint from refunds
          where refunds.payment_id = payments.id and refunds.status <> 'done')`.as('leaving'),
      )
      .where(sql<boolean>`entry.proposal_id = any(${proposalIds}::uuid[])`)
      .where('entry.kind', '=', 'paid')
      .orderBy('entry.at')
      .orderBy('entry.id'),
  );
  return rows.map(({ proposalId, orderId, code, number, currency, ...row }) => ({
    ...{ proposalId, order: { id: orderId, code }, receipt: number },
    withdrawal:
      row.requestId !== null && row.radicado !== null && row.askedAt !== null
        ? { requestId: row.requestId, radicado: row.radicado, receivedAt: row.askedAt }
        : null,
    amount: { amount: row.amount, currency },
    refunded: { amount: row.refunded, currency },
    leaving: { amount: row.leaving, currency },
  }));
}
