import type { ProviderName } from '#packages/payments/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';

type Services = Pick<AppServices, 'payments'>;

/** The provider of this name. Rejects with `order.no-provider` where the operator has not set it up. */
export function findProvider(services: Services, name: string): PaymentProvider {
  const provider = configured(services, name);
  if (!provider) throw new AppError('order.no-provider');
  return provider;
}

/** Whether its keys were taken away from this installation: nothing is asked of it and nothing is sent there. A bank has none. */
export const lacksKeys = (services: Services, name: ProviderName): boolean =>
  name !== 'manual' && !configured(services, name);

const configured = ({ payments }: Services, name: string): PaymentProvider | undefined =>
  payments.providers.find((one) => one.name === name);
