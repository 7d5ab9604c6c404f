import { beginNowConsent } from '#content/checkout-words.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from './change-order.ts';
import { findProvider } from './find-provider.ts';
import { openOrder } from './open-order.ts';
import { type Asked, type Payable, readCheckout } from './read-checkout.ts';
import { startPayment } from './start-payment.ts';

type Services = ChangeServices & Pick<AppServices, 'limits' | 'payments'>;

export type CheckoutPayment = {
  asked: Asked;
  /** As the form says it. */
  provider: string;
  /** What it costs in pesos as the person read it, in hundredths; null where no such price was shown. */
  shownPesos: number | null;
  /** Whether the person ticked that the work may begin now. */
  beginsNow: boolean;
  /** Begins another payment while one is on its way. */
  again: boolean;
};

/**
 * Where this person pays what the address of the checkout asks for. Rejects with what `openOrder` and `startPayment` do, with
 * `order.quote-unaccepted`, with `order.settled` of a quote that is paid, and with `order.no-provider` where nothing of that
 * address is paid online.
 */
export async function payCheckout(
  services: Services,
  actor: UserActor,
  { asked, shownPesos, beginsNow, again, ...wish }: CheckoutPayment,
): Promise<{ url: string }> {
  const { name: provider } = findProvider(services, wish.provider);
  const { item } = await readPayable(services, actor, asked);
  const consentText = beginsNow ? beginNowConsent : null;
  const { id: orderId } = await openOrder(services, actor, { item, shownPesos, consentText });
  return startPayment(services, actor, { orderId, provider, again });
}

async function readPayable(
  services: Pick<AppServices, 'db' | 'limits' | 'now'>,
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
    case 'to-agree':
    case 'coming-soon':
    case undefined:
      throw new AppError('order.no-provider');
  }
}
