import { AppError } from '#server/app-error.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';

/** The provider of this name. Rejects with `order.no-provider` where the operator has not set it up. */
export function findProvider(
  { payments }: Pick<AppServices, 'payments'>,
  name: string,
): PaymentProvider {
  const provider = payments.providers.find((one) => one.name === name);
  if (!provider) throw new AppError('order.no-provider');
  return provider;
}
