import type { Money } from '#content/money.ts';
import type { OrderStatus } from '#packages/payments/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { findAlike, type AlikeReport } from './find-alike.ts';
import { reportDueAt } from './report-due.ts';

type Reported = {
  id: string;
  orderId: string;
  /** How people name the order. */
  code: string;
  what: string;
  clientName: string | null;
  clientEmail: string | null;
  amount: Money;
  reference: string;
  note: string | null;
  reportedAt: Date;
  /** Of a link to its picture, where there is one. */
  proofToken: string | null;
};

export type WaitingTransfer = Reported & {
  orderStatus: OrderStatus;
  /** It waits for more than a working day. */
  isLate: boolean;
  /** Other reports with its reference, some of them: those that are confirmed first. */
  alike: AlikeReport[];
};

export type DecidedTransfer = Reported & {
  /** What came, where it is not what was asked for. */
  arrived: Money | null;
  decidedAt: Date;
  decidedBy: string | null;
  decision: 'confirmed' | 'refused';
  reason: string | null;
};

const mostWaiting = 100;
const mostDecided = 20;

/** Reports that wait for the staff, the oldest first, how many there are in all, and the last that were decided. */
export async function listTransfers(
  { db, now, transfers }: Pick<AppServices, 'db' | 'now' | 'transfers'>,
  actor: StaffActor,
): Promise<{ waiting: WaitingTransfer[]; waitingCount: number; decided: DecidedTransfer[] }> {
  const at = now();
  const linked = ({ image, ...row }: Row) => ({
    ...{ id: row.id, orderId: row.orderId, code: row.code, what: row.what },
    ...{ reference: row.reference, note: row.note },
    ...{ clientName: row.clientName, clientEmail: row.clientEmail, reportedAt: row.reportedAt },
    amount: { amount: row.amount, currency: row.currency },
    proofToken: image === null ? null : transfers.proofLinks.tokenOf(row.id, at),
  });
  return asActor(db, actor, async (db) => {
    const waiting = await reports(db)
      .where('report.decided_at', 'is', null)
      .orderBy('report.reported_at')
      .orderBy('report.id')
      .limit(mostWaiting)
      .execute();
    const { count } = await db
      .selectFrom('transfer_reports')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('decided_at', 'is', null)
      .executeTakeFirstOrThrow();
    const alike = await findAlike(
      db,
      waiting.map(({ id }) => id),
    );
    const decided = await reports(db)
      .leftJoin('payments', (join) =>
        join.onRef('payments.attempt_id', '=', 'attempt.id').on('payments.role', '=', 'mismatch'),
      )
      .select('payments.amount as arrived')
      .leftJoin('users as staff', 'staff.id', 'report.decided_by')
      .select(['report.decided_at as decidedAt', 'report.decision', 'report.reason'])
      .select('staff.display_name as decidedBy')
      .where('report.decided_at', 'is not', null)
      .orderBy('report.decided_at', 'desc')
      .orderBy('report.id')
      .limit(mostDecided)
      .execute();
    return {
      waiting: waiting.map((row) => ({
        ...{ ...linked(row), orderStatus: row.orderStatus, alike: alike.get(row.id) ?? [] },
        isLate: at > reportDueAt(row.reportedAt),
      })),
      waitingCount: count,
      decided: decided.flatMap(({ decidedAt, decision, decidedBy, reason, arrived, ...row }) => {
        if (!decidedAt || !decision) return [];
        const came: Money | null = arrived === null ? null : { amount: arrived, currency: 'COP' };
        return [{ ...linked(row), decidedAt, decision, decidedBy, reason, arrived: came }];
      }),
    };
  });
}

const reports = (db: ActorDb) =>
  db
    .selectFrom('transfer_reports as report')
    .innerJoin('payment_attempts as attempt', 'attempt.id', 'report.attempt_id')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select(['report.id', 'report.reference', 'report.note', 'report.image_path as image'])
    .select(['report.reported_at as reportedAt', 'attempt.amount', 'attempt.currency'])
    .select([
      'orders.id as orderId',
      'orders.code',
      'orders.name as what',
      'orders.status as orderStatus',
    ])
    .select(['orders.client_name as clientName', 'orders.client_email as clientEmail']);

type Row = Awaited<ReturnType<ReturnType<typeof reports>['execute']>>[number];
