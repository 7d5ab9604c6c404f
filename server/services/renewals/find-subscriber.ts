import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { Subscriptions } from '#server/ports/payments/subscriptions.ts';
import type { AppServices } from '../app-services.ts';

/** Who charges each period by itself, and by what. */
export type Subscriber = { provider: PaymentProvider; subscriptions: Subscriptions };

/** Null where the operator has set up nobody who does. */
export function findSubscriber({ payments }: Pick<AppServices, 'payments'>): Subscriber | null {
  for (const provider of payments.providers)
    if (provider.subscriptions) return { provider, subscriptions: provider.subscriptions };
  return null;
}
