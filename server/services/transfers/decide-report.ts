import type { Kysely } from 'kysely';
import type { Money } from '#content/money.ts';
import type { Order } from '#packages/payments/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import type { TransferId } from './transfer-id.ts';
import { observedTransfer } from './observed-transfer.ts';

/** A report as far as its decision is concerned. */
export type Decided = {
  attemptId: string;
  orderId: string;
  code: string;
  name: string;
  clientName: string | null;
  clientEmail: string | null;
  amount: Money;
  reference: string;
};

export type Verdict = { decision: 'confirmed' } | { decision: 'refused'; reason: string };

/**
 * Decides a report that waits, once, and tells the order what follows; all of it is one change. `along` is what else stands
 * or falls with it. Resolves with the order as it is then. Rejects with `transfer.decided` or `transfer.gone`.
 */
export async function decideReport(
  services: ChangeServices,
  actor: StaffActor,
  { transferId, verdict }: { transferId: TransferId; verdict: Verdict },
  along: (db: Kysely<DB>, decided: Decided) => Promise<void> = () => Promise.resolve(),
): Promise<{ order: Order; decided: Decided }> {
  const { db, now } = services;
  const decided = await readReport(db.service, transferId);
  const { attemptId, orderId, code, amount } = decided;
  const at = now();
  const { decision } = verdict;
  const reason = verdict.decision === 'refused' ? verdict.reason : null;
  const status = decision === 'confirmed' ? 'approved' : 'declined';
  const transaction = observedTransfer({ id: attemptId, amount }, status, reason);
  const { order } = await changeOrder(services, {
    ...{ orderId, staffId: actor.userId },
    tell: () => [{ type: 'observed', attempt: attemptId, transaction }],
    along: async (db) => {
      const taken = await db
        .updateTable('transfer_reports')
        .set({ decided_at: at, decided_by: actor.userId, decision, reason })
        .where('id', '=', transferId)
        .where('decided_at', 'is', null)
        .executeTakeFirst();
      // Whoever was first decided; what the order was told of this one is undone with it.
      if (taken.numUpdatedRows === 0n) throw new AppError('transfer.decided');
      await recordAudit({ db, now }, actor, {
        action: decision === 'confirmed' ? 'confirm-transfer' : 'refuse-transfer',
        subject: { kind: 'transfer', id: transferId, after: { order: code, amount } },
      });
      await along(db, decided);
    },
  });
  return { order, decided };
}

/** None of this changes once it was reported. */
async function readReport(db: Kysely<DB>, transferId: TransferId): Promise<Decided> {
  const row = await db
    .selectFrom('transfer_reports')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'transfer_reports.attempt_id')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.id as attemptId', 'orders.id as orderId', 'orders.code'])
    .select(['orders.name', 'orders.client_name as clientName'])
    .select(['orders.client_email as clientEmail', 'transfer_reports.reference'])
    .select(['payment_attempts.amount', 'payment_attempts.currency'])
    .where('transfer_reports.id', '=', transferId)
    .executeTakeFirst();
  if (!row) throw new AppError('transfer.gone');
  const { amount, currency, ...decided } = row;
  return { ...decided, amount: { amount, currency } };
}
