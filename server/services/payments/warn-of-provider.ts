import { isProviderError } from '#server/ports/payments/errors.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import { createMinuteSample, type MinuteSample } from './minute-sample.ts';

type Services = Pick<AppServices, 'log' | 'now'>;

type Asked = 'open' | 'ask' | 'refund' | 'list' | 'source' | 'charge' | 'subscription';

type Trouble = {
  asked: Asked;
  error: { message: string; status?: number | null };
  /** The transaction that could not be read. */
  transaction?: string | null;
};

const samples = new WeakMap<PaymentProvider, MinuteSample>();

/**
 * Says in the log that a provider did not do what it was asked, or said what cannot be read: once a minute for each of
 * them, with how many more there were. While it is away each payment, event and refund fails in the same way.
 */
export function warnOfProvider(
  { log, now }: Services,
  provider: PaymentProvider,
  { asked, error, transaction }: Trouble,
): void {
  const sample = samples.get(provider) ?? createMinuteSample();
  samples.set(provider, sample);
  const said = sample('trouble', now());
  if (!said) return;
  const { message: why, status = null } = error;
  log.warn(
    { provider: provider.name, asked, status, why, transaction, ...said },
    'payment provider failed',
  );
}

/** To catch with: what the provider did not do is said, and it is rejected as it was. */
export const warned =
  (services: Services, provider: PaymentProvider, asked: Asked) =>
  (error: unknown): never => {
    if (isProviderError(error)) warnOfProvider(services, provider, { asked, error });
    throw error;
  };
