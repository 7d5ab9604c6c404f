import type { Money } from '#content/money.ts';
import type { OrderStatus } from '#packages/payments/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { isUuid } from '../is-uuid.ts';

/** What somebody reported, and what became of it. */
export type OwnReport = {
  reference: string;
  note: string | null;
  hasImage: boolean;
  reportedAt: Date;
  state: 'waiting' | 'confirmed' | 'refused';
  /** Why it was refused. */
  reason: string | null;
  /** What came, where it is not what was asked for: confirmed, and the order is not paid by it. */
  arrived: Money | null;
  /** It paid for the order. */
  paid: boolean;
};

export type TransferPage = {
  order: {
    id: string;
    code: string;
    /** What is bought, as the checkout knows it. */
    item: string;
    name: string;
    status: OrderStatus;
    /** Until when it is paid at this price. */
    expiresAt: Date;
    /** Null where it cannot be paid in pesos. */
    pesos: Money | null;
  };
  /** The newest one. */
  report: OwnReport | null;
  /** Another payment of the order is on its way. */
  isOtherPending: boolean;
};

/** An order of this person as they pay it by transfer. Rejects with `order.gone`. */
export async function readTransfer(
  { db }: Pick<AppServices, 'db'>,
  { userId }: UserActor,
  { orderId }: { orderId: string },
): Promise<TransferPage> {
  if (!isUuid(orderId)) throw new AppError('order.gone');
  const order = await db.service
    .selectFrom('orders')
    .select(['id', 'code', 'item', 'name', 'status', 'expires_at as expiresAt', 'pesos'])
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!order) throw new AppError('order.gone');
  const attempts = await db.service
    .selectFrom('payment_attempts as attempt')
    .leftJoin('transfer_reports as report', 'report.attempt_id', 'attempt.id')
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.attempt_id', '=', 'attempt.id')
        .on('payments.role', '=', 'mismatch')
        .on('payments.provider', '=', 'manual'),
    )
    .select(['attempt.provider', 'attempt.status', 'report.reference', 'report.note'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments as settling')
          .select('settling.id')
          .whereRef('settling.attempt_id', '=', 'attempt.id')
          .where('settling.role', '=', 'settles'),
      ).as('paid'),
    )
    .select(['report.image_path as image', 'payments.amount as arrived'])
    .select(['report.reported_at as reportedAt', 'report.decision', 'report.reason'])
    .where('attempt.order_id', '=', order.id)
    .orderBy('attempt.created_at', 'desc')
    .orderBy('attempt.id')
    .execute();
  const newest = attempts.find(({ reportedAt }) => reportedAt !== null);
  const { pesos, ...shown } = order;
  return {
    order: { ...shown, pesos: pesos === null ? null : { amount: pesos, currency: 'COP' } },
    report: newest?.reportedAt
      ? {
          ...{ reference: newest.reference ?? '', hasImage: newest.image !== null },
          ...{ reportedAt: newest.reportedAt, state: newest.decision ?? 'waiting' },
          ...{ reason: newest.reason, note: newest.note },
          paid: Boolean(newest.paid),
          arrived: newest.arrived === null ? null : { amount: newest.arrived, currency: 'COP' },
        }
      : null,
    isOtherPending: attempts.some(
      ({ provider, status }) => provider !== 'manual' && status === 'pending',
    ),
  };
}
