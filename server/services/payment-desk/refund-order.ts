import { type Order, refundable, type StaffRefundReason } from '#packages/payments/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import { lacksKeys } from '../payments/find-provider.ts';
import type { OrderId } from './order-id.ts';

type Services = ChangeServices & Pick<AppServices, 'payments'>;

export type RefundWish = {
  orderId: OrderId;
  /** Which payment goes back. */
  paymentId: string;
  /** What makes a second press the same refund. */
  key: string;
  /** How many refunds of this payment the person saw: in two tabs nothing is given back twice. */
  seen: number;
  /** In hundredths of the payment's currency. */
  amount: number;
  reason: StaffRefundReason;
  /** They said yes to the question. */
  isSure: boolean;
};

/**
 * Asks for money to go back. What its provider gives back is sent there by `send-refunds` within a minute; the rest waits
 * at once for a person, who makes a transfer. Resolves with what it waits for: without the keys of its provider nobody sends
 * it. Rejects with `refund.unsure` where all would be well and nobody has said yes to it, with `refund.changed`,
 * `refund.too-much`, `refund.no-payment` and `order.gone`.
 */
export async function refundOrder(
  services: Services,
  actor: StaffActor,
  wish: RefundWish,
): Promise<{ waitsFor: 'provider' | 'keys' | 'staff' }> {
  const { now } = services;
  const { orderId, paymentId, amount, reason } = wish;
  const id = `desk:${wish.key}`;
  let isNew = false;
  const { order } = await changeOrder(services, {
    orderId,
    staffId: actor.userId,
    tell: (order) => {
      const known = order.refunds.find((one) => one.id === id);
      isNew = known === undefined;
      // Under its key something else went back: this is another wish.
      if (known && (known.payment !== paymentId || known.amount !== amount))
        throw new AppError('refund.changed');
      if (known) return [];
      refuseWhatCannotGo(order, wish);
      return [
        { type: 'refund-asked', refund: { id, payment: paymentId, amount, reason } },
      ] as const;
    },
    along: async (db, { order }) => {
      const payment = order.payments.find((one) => one.id === paymentId);
      if (!isNew || !payment) return;
      const { currency } = payment.amount;
      await recordAudit({ db, now }, actor, {
        action: 'refund-order',
        subject: {
          ...{ kind: 'order', id: orderId },
          after: { amount: { amount, currency }, reason },
        },
      });
    },
  });
  if (order.refunds.some((one) => one.id === id && one.status === 'manual'))
    return { waitsFor: 'staff' };
  const payment = order.payments.find((one) => one.id === paymentId);
  return { waitsFor: payment && lacksKeys(services, payment.provider) ? 'keys' : 'provider' };
}

function refuseWhatCannotGo(order: Order, { paymentId, seen, amount, isSure }: RefundWish): void {
  const payment = order.payments.find((one) => one.id === paymentId);
  if (!payment) throw new AppError('refund.no-payment');
  const refunds = order.refunds.filter((one) => one.payment === paymentId);
  if (refunds.length !== seen) throw new AppError('refund.changed');
  if (amount > refundable(order, payment)) throw new AppError('refund.too-much');
  if (!isSure) throw new AppError('refund.unsure');
}
