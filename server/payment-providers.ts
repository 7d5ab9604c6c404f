import { brand } from '#content/brand.ts';
import {
  type PaymentConfig,
  type PaymentEnvironment,
  paypalEnvironment,
  wompiEnvironment,
} from './payment-variables.ts';
import type { PaymentProvider } from './ports/payments/payments.ts';
import { createPaypal } from './ports/payments/paypal.ts';
import { createWompi } from './ports/payments/wompi.ts';

/** Of a sandbox nothing that is paid is money. */
export type ComposedProvider = PaymentProvider & { environment: PaymentEnvironment };

/** Whoever moves money here; `certHosts` are those of a simulator. */
export const createPaymentProviders = (
  { wompi, paypal }: PaymentConfig,
  { now, certHosts = [] }: { now: () => Date; certHosts?: readonly string[] },
): ComposedProvider[] => [
  ...(wompi ? [{ ...createWompi({ ...wompi, now }), environment: wompiEnvironment(wompi) }] : []),
  ...(paypal
    ? [
        {
          ...createPaypal({ ...paypal, certHosts, brandName: brand.name, now }),
          environment: paypalEnvironment(paypal),
        },
      ]
    : []),
];
