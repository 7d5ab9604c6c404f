import { taxIn } from '#packages/payments/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import { isOfKeys, isProviderError } from '#server/ports/payments/errors.ts';
import type { Charge } from '#server/ports/payments/payment-sources.ts';
import type { AppServices } from '../app-services.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import { observePayment } from '../payments/observe-payment.ts';
import { warnOfProvider } from '../payments/warn-of-provider.ts';
import type { Charger } from './find-charger.ts';
import { type ChargeOf, readWanted } from './read-charge.ts';

type Services = ChangeServices & Pick<AppServices, 'log'>;

/** A charge that was begun, and of which nothing is known yet. */
export type BegunCharge = ChargeOf &
  Omit<Charge, 'sourceId'> & {
    /** Of the attempt. */
    id: string;
  };

/** In one run: the next one takes the rest. */
const most = 2000;

export async function findBegun(
  { db }: Pick<AppServices, 'db'>,
  { provider }: Charger,
): Promise<BegunCharge[]> {
  const rows = await db.service
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.id', 'payment_attempts.order_id as orderId', 'reference'])
    .select(['payment_attempts.amount', 'payment_attempts.currency', 'source_id as sourceId'])
    .select(['tax_percent as taxPercent', 'client_email as email'])
    .where('payment_attempts.provider', '=', provider.name)
    .where('payment_attempts.source_id', 'is not', null)
    .where('payment_attempts.status', '=', 'open')
    .orderBy('payment_attempts.checked_at', (order) => order.asc().nullsFirst())
    .orderBy('payment_attempts.created_at')
    .limit(most)
    .execute();
  return rows.map(({ amount, currency, taxPercent, ...row }) => ({
    ...{ ...row, sourceId: row.sourceId ?? '', email: row.email ?? '' },
    ...{ amount: { amount, currency }, tax: taxIn(amount, taxPercent) },
  }));
}

/**
 * Asks for a charge that was begun, again where nobody knows whether it was asked for before: its reference is charged once.
 * What came of it is asked and applied as of every payment. Where it is not wanted any more nobody asks for it again, and what
 * was on its way counts if it comes. One that is refused for good was not made, and another day is tried. Rejects with a
 * `ProviderError` where nobody knows.
 */
export async function finishCharge(
  services: Services,
  actor: SystemActor,
  { charger: { provider, sources }, charge }: { charger: Charger; charge: BegunCharge },
): Promise<void> {
  const { id, orderId, reference, amount, tax, email } = charge;
  // Noted before: one that fails each time does not keep the others waiting.
  await services.db.service
    .updateTable('payment_attempts')
    .set({ checked_at: services.now() })
    .where('id', '=', id)
    .execute();
  const wanted = await readWanted(services.db.service, charge, services.now());
  let isMade = wanted !== null;
  if (wanted) {
    const asked = { sourceId: wanted.providerId, reference, amount, tax, email };
    try {
      await sources.charge(asked);
    } catch (error) {
      if (!isProviderError(error) || !error.isFinal || isOfKeys(error)) throw error;
      warnOfProvider(services, provider, { asked: 'charge', error });
      isMade = false;
    }
  }
  await observePayment(services, actor, { provider, subject: { id: null, reference } });
  if (isMade) return;
  await changeOrder(services, {
    orderId,
    tell: () => [{ type: 'attempt-expired', attempt: id }],
  });
}
