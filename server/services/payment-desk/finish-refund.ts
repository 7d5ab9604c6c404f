import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import type { OrderId } from './order-id.ts';

export type FinishedRefund = {
  orderId: OrderId;
  refundId: string;
  /** By what the transfer is found at the bank. */
  transfer: string;
  /** They said yes to the question. */
  isSure: boolean;
};

/**
 * Keeps that somebody of the staff made a refund by hand, once: it left the bank, whoever the payment came through. The
 * finding that asked for it is resolved with it. Rejects with `refund.unsure-made` where all would be well and nobody has
 * said yes to it, with `refund.done-before`, `refund.not-manual`,
 * `refund.no-payment` and `order.gone`.
 */
export async function finishRefund(
  services: ChangeServices,
  actor: StaffActor,
  { orderId, refundId, transfer, isSure }: FinishedRefund,
): Promise<void> {
  const { now } = services;
  let isNew = false;
  await changeOrder(services, {
    orderId,
    staffId: actor.userId,
    tell: (order) => {
      const refund = order.refunds.find((one) => one.id === refundId);
      if (!refund) throw new AppError('refund.no-payment');
      isNew = refund.status !== 'done';
      if (!isNew && refund.providerId !== transfer) throw new AppError('refund.done-before');
      // Pressed once more it is as it was to be.
      if (!isNew) return [];
      if (refund.status !== 'manual') throw new AppError('refund.not-manual');
      if (!isSure) throw new AppError('refund.unsure-made');
      return [{ type: 'refund-made', refund: refundId, transfer }];
    },
    along: async (db) => {
      if (!isNew) return;
      await recordAudit({ db, now }, actor, {
        action: 'finish-refund',
        subject: { kind: 'order', id: orderId, after: { transfer } },
      });
    },
  });
}
