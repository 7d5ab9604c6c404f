import { DatabaseError } from 'pg';
import { AppError } from '#server/app-error.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import { warnOfProvider } from './warn-of-provider.ts';

/**
 * To catch with, where what a provider opened is kept: under the name of what it opened for another attempt nobody is sent to
 * pay. Rejects with `payment.provider-down` then, and with what it was otherwise.
 */
export const refuseOpenedBefore =
  (services: Pick<AppServices, 'log' | 'now'>, provider: PaymentProvider, id: string | null) =>
  (error: unknown): never => {
    const isTaken =
      error instanceof DatabaseError &&
      error.constraint === 'payment_attempts_provider_provider_id_idx';
    if (!isTaken) throw error;
    const message = `${provider.name}: ${id} was opened for another attempt before`;
    warnOfProvider(services, provider, { asked: 'open', error: { message } });
    throw new AppError('payment.provider-down', { cause: error });
  };
