import type { StaffActor } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import { finishRefund } from '#server/services/payment-desk/finish-refund.ts';
import { toOrderId } from '#server/services/payment-desk/order-id.ts';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { anyone, chance, pick, type Story, type Transfer } from './payment-story.ts';

/** Somebody of the staff gives money back from the bank: what waits for it, or what the provider has just refused. */
export async function giveBackByHand(story: Story): Promise<void> {
  const { services, providers } = story.world;
  const orderId = pick(story, [...story.orders]);
  const [which, share] = [story.random(), story.random()];
  const isTwice = chance(story, 0.2);
  if (orderId === undefined) return;
  const id = `staff:${crypto.randomUUID()}`;
  const { order } = await changeOrder(services, {
    orderId,
    tell: ({ payments, refunds }) => {
      const payment = payments[Math.floor(which * payments.length)];
      if (!payment || refunds.some(({ status }) => status === 'manual')) return [];
      const onItsWay = refunds
        .filter((one) => one.payment === payment.id && one.status !== 'done')
        .reduce((sum, one) => sum + one.amount, 0);
      const left = payment.amount.amount - payment.refunded - onItsWay;
      const amount = share < 0.3 ? left : Math.ceil(left * share);
      if (amount < 1) return [];
      return [
        { type: 'refund-asked', refund: { id, payment: payment.id, amount, reason: 'courtesy' } },
        { type: 'refund-answered', refund: id, outcome: { status: 'manual', reason: 'No' } },
      ];
    },
  });
  const refund = pick(
    story,
    order.refunds.filter(({ status }) => status === 'manual'),
  );
  const provider = providers.find(({ name }) => refund?.payment.startsWith(`${name}:`));
  if (!refund || !provider) return;
  const transfer: Transfer = {
    ...{ orderId: toOrderId(orderId), refundId: refund.id, amount: refund.amount, provider },
    transaction: refund.payment.slice(provider.name.length + 1),
    transfer: `TRX-${crypto.randomUUID()}`,
  };
  story.said.push(`${transfer.transaction.slice(0, 4)} by hand ${refund.amount}`);
  const pressed = finishTransfer(story, transfer);
  await Promise.all(isTwice ? [pressed, finishTransfer(story, transfer)] : [pressed]);
}

/** It is known to have left when it is noted; whoever had no answer presses again later. */
export async function finishTransfer(story: Story, transfer: Transfer): Promise<void> {
  const { provider, transaction, amount, ...finished } = transfer;
  try {
    await finishRefund(story.world.services, staff, { ...finished, isSure: true });
  } catch (error) {
    if (!isAppError(error)) story.transfers.push(transfer);
    throw error;
  }
  if (story.noted.has(transfer.transfer)) return;
  story.noted.add(transfer.transfer);
  provider.byHand.set(transaction, (provider.byHand.get(transaction) ?? 0) + amount);
}

const staff: StaffActor = { ...anyone, kind: 'staff', userId: crypto.randomUUID() };
