import { brand } from '#content/brand.ts';
import type { PaymentConfig } from './payment-variables.ts';
import type { PaymentProvider } from './ports/payments/payments.ts';
import { createPaypal } from './ports/payments/paypal.ts';
import { createWompi } from './ports/payments/wompi.ts';

/** Whoever moves money here; `certHosts` are those of a simulator. */
export const createPaymentProviders = (
  { wompi, paypal }: PaymentConfig,
  { now, certHosts = [] }: { now: () => Date; certHosts?: readonly string[] },
): PaymentProvider[] => [
  ...(wompi ? [createWompi({ ...wompi, now })] : []),
  ...(paypal ? [createPaypal({ ...paypal, certHosts, brandName: brand.name, now })] : []),
];
