import type { UserActor } from '#server/actor.ts';
import { reportTransfer } from '#server/services/transfers/report-transfer.ts';
import { toTransferId, type TransferId } from '#server/services/transfers/transfer-id.ts';
import { makeOrder } from './make-order.ts';
import type { TestServices } from './test-services.ts';

/** What stands of transfers in an order, the oldest first. */
export const transfersOf = (services: TestServices, orderId: string) =>
  services.db.service
    .selectFrom('transfer_reports')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'transfer_reports.attempt_id')
    .selectAll('transfer_reports')
    .select('payment_attempts.status')
    .where('order_id', '=', orderId)
    .orderBy('reported_at')
    .execute();

/** A transfer that waits for the staff, reported by this person of an order of its own; of another reference than each other. */
export async function makeTransfer(
  services: TestServices,
  actor: UserActor,
  { reference }: { reference?: string } = {},
): Promise<{ id: TransferId; orderId: string; code: string; reference: string }> {
  await services.limits.reset('transferReport', actor.userId);
  const { id: orderId, code } = await makeOrder(services, { user_id: actor.userId });
  const named = reference ?? `Ñ-${code}`;
  await reportTransfer(services, actor, { orderId, reference: named, note: '', image: null });
  const [report] = await transfersOf(services, orderId);
  return { id: toTransferId(report?.id ?? ''), orderId, code, reference: named };
}
