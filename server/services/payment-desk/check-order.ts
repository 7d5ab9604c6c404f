import { type StaffActor, system } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from '../payments/change-order.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isUuid } from '../is-uuid.ts';
import { findProvider, lacksKeys } from '../payments/find-provider.ts';
import { observePayment } from '../payments/observe-payment.ts';
import type { OrderId } from './order-id.ts';

type Services = ChangeServices & Pick<AppServices, 'limits' | 'log' | 'payments'>;

/**
 * Asks the provider about one attempt of an order now, and applies what it says. Rejects with `order.unchecked` where it does
 * not respond, with `order.no-keys` where this installation has none for it, with `order.no-attempt` and `rate.limited`.
 */
export async function checkOrder(
  services: Services,
  actor: StaffActor,
  { orderId, attemptId }: { orderId: OrderId; attemptId: string },
): Promise<void> {
  const { db, limits, now } = services;
  if (!isUuid(attemptId)) throw new AppError('order.no-attempt');
  const attempt = await db.service
    .selectFrom('payment_attempts')
    .select(['id', 'provider', 'reference', 'provider_id as providerId'])
    .where('id', '=', attemptId)
    .where('order_id', '=', orderId)
    .where('provider', '<>', 'manual')
    .executeTakeFirst();
  if (!attempt) throw new AppError('order.no-attempt');
  if (lacksKeys(services, attempt.provider)) throw new AppError('order.no-keys');
  const provider = findProvider(services, attempt.provider);
  await limits.consume('paymentCheck', actor.userId);
  const subject = { id: attempt.providerId, reference: attempt.reference };
  await observePayment(services, system, { provider, subject }).catch((error: unknown) => {
    throw isProviderError(error) ? new AppError('order.unchecked', { cause: error }) : error;
  });
  await db.service.transaction().execute(async (db) => {
    await db
      .updateTable('payment_attempts')
      .set({ checked_at: now() })
      .where('id', '=', attempt.id)
      .where('order_id', '=', orderId)
      .execute();
    await recordAudit({ db, now }, actor, {
      action: 'check-order',
      subject: { kind: 'order', id: orderId },
    });
  });
}
