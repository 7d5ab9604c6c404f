import type { PaymentSources } from '#server/ports/payments/payment-sources.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';

/** Who charges without the person, and by what. */
export type Charger = { provider: PaymentProvider; sources: PaymentSources };

/** Null where the operator has set up nobody who does. */
export function findCharger({ payments }: Pick<AppServices, 'payments'>): Charger | null {
  for (const provider of payments.providers)
    if (provider.sources) return { provider, sources: provider.sources };
  return null;
}
