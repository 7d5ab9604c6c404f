import type { StaffActor } from '#server/actor.ts';
import type { ChangeServices } from '../payments/change-order.ts';
import { decideReport } from './decide-report.ts';
import type { TransferId } from './transfer-id.ts';

/**
 * The money of a report arrived, as much as was asked for: it pays its order. Of an order that was paid before it is an extra
 * payment, which goes back by hand. Rejects with `transfer.decided`, `transfer.gone`, and with `transfer.reference-used`
 * where another report has the same reference and nobody said that it `isOther`.
 */
export async function confirmTransfer(
  services: ChangeServices,
  actor: StaffActor,
  { transferId, isOther = false }: { transferId: TransferId; isOther?: boolean },
): Promise<{ isExtra: boolean }> {
  const { order, decided } = await decideReport(services, actor, {
    transferId,
    verdict: { decision: 'confirmed', isOther },
  });
  const payment = order.payments.find(({ attempt }) => attempt === decided.attemptId);
  return { isExtra: payment?.role === 'extra' };
}
