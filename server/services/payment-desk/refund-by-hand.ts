import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import { lacksKeys } from '../payments/find-provider.ts';
import type { OrderId } from './order-id.ts';

type Services = ChangeServices & Pick<AppServices, 'payments'>;

const reason = 'Las llaves de la pasarela no están puestas: mírala allá antes de devolver a mano';

/**
 * Leaves to a person a refund that nobody sends, for the keys of its provider were taken away: it waits as one that the
 * provider would not make. Rejects with `refund.not-manual` where the provider can be asked, with `refund.done-before`,
 * `refund.no-payment` and `order.gone`.
 */
export async function refundByHand(
  services: Services,
  actor: StaffActor,
  { orderId, refundId }: { orderId: OrderId; refundId: string },
): Promise<void> {
  const { now } = services;
  let isNew = false;
  await changeOrder(services, {
    orderId,
    staffId: actor.userId,
    tell: (order) => {
      const refund = order.refunds.find((one) => one.id === refundId);
      const payment = order.payments.find((one) => one.id === refund?.payment);
      if (!refund || !payment) throw new AppError('refund.no-payment');
      if (refund.status === 'done') throw new AppError('refund.done-before');
      isNew = refund.status !== 'manual';
      // Pressed once more it is as it was to be.
      if (!isNew) return [];
      if (!lacksKeys(services, payment.provider)) throw new AppError('refund.not-manual');
      return [{ type: 'refund-answered', refund: refundId, outcome: { status: 'manual', reason } }];
    },
    along: async (db) => {
      if (!isNew) return;
      await recordAudit({ db, now }, actor, {
        action: 'refund-by-hand',
        subject: { kind: 'order', id: orderId },
      });
    },
  });
}
