import {
  type RefundAccount,
  refundAccountOf,
  type RequestStatus,
} from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { isWithdrawal } from '../legal-requests/take-place.ts';

/** The request of who withdraws from an order, as the staff sees it beside the order. */
export type OrderWithdrawal = {
  requestId: string;
  radicado: string;
  receivedAt: Date;
  /** The last day to give the money back. */
  dueOn: string;
  status: RequestStatus;
  /** Where the staff sends it; null of what goes back the way that it came. */
  account: RefundAccount | null;
};

/** The withdrawal from an order that was not closed without the money; null where there is none. */
export async function readOrderWithdrawal(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { orderId }: { orderId: string },
): Promise<OrderWithdrawal | null> {
  const row = await asActor(db, actor, (db) =>
    db
      .selectFrom('legal_requests')
      .select(['id as requestId', 'radicado', 'received_at as receivedAt'])
      .select(['due_on as dueOn', 'status', 'refund_account as account'])
      .where('order_id', '=', orderId)
      .where(isWithdrawal)
      .executeTakeFirst(),
  );
  return row ? { ...row, account: refundAccountOf(row.account) } : null;
}
