import { type Kysely, sql } from 'kysely';
import type { Money } from '#content/money.ts';
import type { Order } from '#packages/payments/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import type { TransferId } from './transfer-id.ts';
import { observedTransfer } from './observed-transfer.ts';
import { isReferenceElsewhere, lockReference } from './same-reference.ts';

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

export type Verdict =
  | {
      decision: 'confirmed';
      /** What came, in hundredths of a peso, where it is not what was asked for. */
      arrived?: number;
      /** The staff saw a transfer of its own in the account, though another report has the same reference. */
      isOther: boolean;
    }
  | { decision: 'refused'; reason: string };

/**
 * Decides a report that waits, once, and tells the order what follows; all of it is one change. `along` is what else stands
 * or falls with it. Resolves with the order as it is then. Rejects with `transfer.decided`, `transfer.gone`, and with
 * `transfer.reference-used` where another report has the reference of one that is confirmed.
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
  const seen = { ...amount, amount: arrivedOf(verdict) ?? amount.amount };
  const transaction = observedTransfer({ id: attemptId, amount: seen }, status, reason);
  const { order } = await changeOrder(services, {
    ...{ orderId, staffId: actor.userId },
    tell: () => [{ type: 'observed', attempt: attemptId, transaction }],
    along: async (db) => {
      await lockReference(db, decided.reference);
      const isElsewhere = isReferenceElsewhere({ id: transferId, reference: decided.reference });
      const isFree = mayRepeat(verdict) ? sql<boolean>`true` : sql<boolean>`not ${isElsewhere}`;
      const taken = await db
        .updateTable('transfer_reports')
        .set({ decided_at: at, decided_by: actor.userId, decision, reason })
        .where('id', '=', transferId)
        .where('decided_at', 'is', null)
        .where(isFree)
        .executeTakeFirst();
      // What the order was told of this one is undone with it.
      if (taken.numUpdatedRows === 0n) throw new AppError(await whyNot(db, transferId));
      await recordAudit({ db, now }, actor, {
        action: decision === 'confirmed' ? 'confirm-transfer' : 'refuse-transfer',
        subject: { kind: 'transfer', id: transferId, ...notedOf(verdict, { code, amount, seen }) },
      });
      await along(db, decided);
    },
  });
  return { order, decided };
}

const arrivedOf = (verdict: Verdict): number | undefined =>
  verdict.decision === 'confirmed' ? verdict.arrived : undefined;

/** What is refused pays nothing, whatever its reference. */
const mayRepeat = (verdict: Verdict): boolean => verdict.decision === 'refused' || verdict.isOther;

/** Whoever was first decided it, or another report has its reference. */
async function whyNot(db: Kysely<DB>, transferId: TransferId) {
  const report = await db
    .selectFrom('transfer_reports')
    .select('decided_at as decidedAt')
    .where('id', '=', transferId)
    .executeTakeFirstOrThrow();
  return report.decidedAt === null ? 'transfer.reference-used' : 'transfer.decided';
}

/** What the audit says of it: of another amount what was asked for, too. */
function notedOf(
  verdict: Verdict,
  { code, amount, seen }: { code: string; amount: Money; seen: Money },
) {
  const isOther = verdict.decision === 'confirmed' && verdict.isOther;
  return {
    ...(arrivedOf(verdict) === undefined ? {} : { before: { amount } }),
    after: { order: code, amount: seen, ...(isOther ? { isOther } : {}) },
  };
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
