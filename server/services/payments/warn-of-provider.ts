import { createMinuteSample, type MinuteSample } from '#server/minute-sample.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { ProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';

const samples = new WeakMap<PaymentProvider, MinuteSample>();

/**
 * Says in the log that a provider did not do what it was asked (`asked`), or said what cannot be read: once a minute for
 * each of them, with how many more there were. While it is away each payment, event and refund fails in the same way.
 */
export function warnOfProvider(
  { log, now }: Pick<AppServices, 'log' | 'now'>,
  provider: PaymentProvider,
  { asked, error }: { asked: string; error: Pick<ProviderError, 'message' | 'status'> },
): void {
  const sample = samples.get(provider) ?? createMinuteSample();
  samples.set(provider, sample);
  const said = sample('provider', now());
  if (!said) return;
  const { message: why, status } = error;
  log.warn({ provider: provider.name, asked, why, status, ...said }, 'a provider did not do it');
}
