import { beginNowConsent } from '#content/checkout-words.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from './change-order.ts';
import { findProvider } from './find-provider.ts';
import { freeIdleCredits } from './member-benefit.ts';
import { openOrder } from './open-order.ts';
import type { OrderWish } from './order-item.ts';
import { type Asked, type Payable, readCheckout } from './read-checkout.ts';
import { startPayment } from './start-payment.ts';

type Services = ChangeServices & Pick<AppServices, 'limits' | 'log' | 'payments'>;

export type CheckoutOrder = {
  asked: Asked;
  /** What it costs in pesos as the person read it, in hundredths; null where no such price was shown. */
  shownPesos: number | null;
  /** Whether the person ticked that the work may begin now. */
  beginsNow: boolean;
  /** They know that they paid it not long ago, that a payment is on its way, or that somebody else began to pay it. */
  again: boolean;
};

export type CheckoutPayment = CheckoutOrder & {
  /** As the form says it. */
  provider: string;
};

/**
 * Where this person pays what the address of the checkout asks for. Rejects with what `openOrder` and `startPayment` do, with
 * `order.quote-unaccepted`, with `order.settled` of a quote that is paid, with `order.paid-before` of what they paid not long
 * ago, unless they pay it `again`, with `order.paypal-charges` of a period that PayPal charges by itself, and with
 * `order.no-provider` where nothing of that address is paid online.
 */
export async function payCheckout(
  services: Services,
  actor: UserActor,
  { provider: asked, ...wish }: CheckoutPayment,
): Promise<{ url: string }> {
  const { name: provider, currency } = findProvider(services, asked);
  // Whoever pays in dollars pays what they read, whatever became of the rate meanwhile.
  const shownPesos = currency === 'COP' ? wish.shownPesos : undefined;
  const { id: orderId } = await openAsked(services, actor, { ...wish, shownPesos });
  return startPayment(services, actor, { orderId, provider, again: wish.again });
}

/**
 * The order of this person for what the address of the checkout asks for, which they pay by a transfer of their own. Rejects
 * as `payCheckout` does, with `order.no-provider` also where it has no price in pesos.
 */
export async function orderCheckout(
  services: Services,
  actor: UserActor,
  wish: CheckoutOrder,
): Promise<{ id: string }> {
  await services.limits.consume('paymentStart', actor.userId);
  if (wish.shownPesos === null) throw new AppError('order.no-provider');
  return openAsked(services, actor, wish);
}

async function openAsked(
  services: Services,
  actor: UserActor,
  {
    asked,
    shownPesos,
    beginsNow,
    again,
  }: Omit<CheckoutOrder, 'shownPesos'> & Pick<OrderWish, 'shownPesos'>,
): Promise<{ id: string }> {
  const { item, order } = await readPayable(services, actor, asked);
  if (item.benefit) await freeIdleCredits(services, actor, item.id);
  if (order?.status === 'paid' && !again) throw new AppError('order.paid-before');
  const consentText = beginsNow ? beginNowConsent : null;
  return openOrder(services, actor, { item, shownPesos, consentText, again });
}

async function readPayable(
  services: Pick<AppServices, 'db' | 'limits' | 'now' | 'payments'>,
  actor: UserActor,
  asked: Asked,
): Promise<Payable> {
  const checkout = await readCheckout(services, actor, asked);
  switch (checkout?.kind) {
    case 'for-sale':
      return checkout;
    case 'quote-unaccepted':
      throw new AppError('order.quote-unaccepted');
    case 'quote-paid':
      throw new AppError('order.settled');
    case 'paypal-charges':
      throw new AppError('order.paypal-charges');
    case 'to-agree':
    case 'coming-soon':
    case 'member':
    case undefined:
      throw new AppError('order.no-provider');
  }
}
