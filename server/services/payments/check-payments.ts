import type { SystemActor } from '#server/actor.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from './change-order.ts';
import { observePayment } from './observe-payment.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

const minute = 60_000;
const day = 24 * 60 * minute;
const most = 500;
/** What was declined or given up may still be paid under the same reference, for so long; it is asked about each hour. */
const lateDays = 3;

/**
 * Every ten minutes: asks providers about each attempt that may still bring money, whether or not an event came. The oldest
 * question comes first.
 */
export async function checkPayments(services: Services, actor: SystemActor): Promise<void> {
  const { db, log, now, payments } = services;
  const asked = now().getTime();
  const before = (ms: number) => new Date(asked - ms);
  for (const provider of payments.providers) {
    const unsettled = await db.service
      .selectFrom('payment_attempts')
      .select(['id', 'reference', 'provider_id as providerId'])
      .where('provider', '=', provider.name)
      .where('created_at', '<=', before(minute))
      .where((where) => {
        const notAskedFor = (ms: number) =>
          where.or([where('checked_at', 'is', null), where('checked_at', '<=', before(ms))]);
        return where.or([
          where.and([where('status', '=', 'pending'), notAskedFor(9 * minute)]),
          where.and([
            where('status', '=', 'open'),
            where('expires_at', '>', before(120 * minute)),
            notAskedFor(9 * minute),
          ]),
          where.and([
            where('status', 'in', ['open', 'declined', 'expired']),
            where('expires_at', '>', before(lateDays * day)),
            notAskedFor(59 * minute),
          ]),
        ]);
      })
      .orderBy('checked_at', (order) => order.asc().nullsFirst())
      .limit(most)
      .execute();
    for (const { id, reference, providerId } of unsettled) {
      // Noted before: one that fails each time does not keep the others waiting.
      await db.service
        .updateTable('payment_attempts')
        .set({ checked_at: now() })
        .where('id', '=', id)
        .execute();
      try {
        const subject = { id: providerId, reference };
        await observePayment(services, actor, { provider, subject });
      } catch (error) {
        if (!isProviderError(error))
          log.error({ err: error, attempt: id }, 'a payment is checked later');
        // One that does not respond is not asked five hundred times.
        else if (!error.isFinal) break;
      }
    }
  }
}
