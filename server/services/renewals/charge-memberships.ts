import type { SystemActor } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import { isOfKeys, isProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from '../payments/change-order.ts';
import { warnOfProvider } from '../payments/warn-of-provider.ts';
import { beginCharge } from './begin-charge.ts';
import { type Charger, findCharger } from './find-charger.ts';
import { findBegun, finishCharge } from './finish-charge.ts';
import { loseSource } from './lose-source.ts';
import { type ChargeOf, readDue } from './read-charge.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

/** In one run: the next one takes the rest. */
const most = 500;

/**
 * Charges the renewals whose day came to the Nequi accounts that members connected. A charge is kept before it is asked for, and
 * one that was begun is asked for again, under its own reference, until it is known what became of it: whatever dies, is
 * repeated or runs twice, it is charged once. One that fails does not hold the others.
 */
export async function chargeMemberships(services: Services, actor: SystemActor): Promise<void> {
  const charger = findCharger(services);
  if (!charger) return;
  const work = [
    ...(await findPossible(services)).map((charge) => () => begin(services, charger, charge)),
  ];
  if (!(await runAll(services, charger, work))) return;
  const begun = await findBegun(services, charger);
  await runAll(
    services,
    charger,
    begun.map((charge) => () => finishCharge(services, actor, { charger, charge })),
  );
}

/** Resolves with false where the provider does not respond, and is not waited for again in this run. */
async function runAll(
  services: Services,
  { provider }: Charger,
  work: readonly (() => Promise<void>)[],
): Promise<boolean> {
  for (const one of work) {
    try {
      await one();
    } catch (error) {
      if (!isProviderError(error)) {
        // What changed in this moment is looked at again.
        if (!isAppError(error)) services.log.error({ err: error }, 'a membership is charged later');
        continue;
      }
      warnOfProvider(services, provider, { asked: 'charge', error });
      if (!error.isFinal || isOfKeys(error)) return false;
    }
  }
  return true;
}

/** Those that are late and have neither a charge that is on its way nor three that failed. */
async function findPossible({ db, now }: Services): Promise<ChargeOf[]> {
  const at = now();
  return (
    db.service
      .selectFrom('memberships')
      .innerJoin('payment_sources', 'payment_sources.membership_id', 'memberships.id')
      .innerJoin('orders', 'orders.membership_id', 'memberships.id')
      .select(['orders.id as orderId', 'payment_sources.id as sourceId'])
      .where('memberships.renewal', '=', 'nequi')
      .where('memberships.cancelled_at', 'is', null)
      .where('memberships.access_until', '>', at)
      .where('payment_sources.state', '=', 'available')
      .where('orders.is_renewal', '=', true)
      .where('orders.status', '=', 'open')
      .where('orders.pesos', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('membership_periods')
              .select('number')
              .whereRef('membership_periods.membership_id', '=', 'memberships.id')
              .where('cut_at', 'is', null)
              .where('ends_at', '>', at),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment_attempts')
              .select('payment_attempts.id')
              .whereRef('payment_attempts.order_id', '=', 'orders.id')
              .where('payment_attempts.source_id', 'is not', null)
              .where('payment_attempts.status', 'in', ['open', 'pending']),
          ),
        ),
      )
      .orderBy('memberships.access_until')
      // Of two prices for one period the lower.
      .orderBy('orders.price')
      .limit(most)
      .execute()
  );
}

async function begin(
  services: Services,
  { provider, sources }: Charger,
  charge: ChargeOf,
): Promise<void> {
  const { db, now } = services;
  const due = await readDue(db.service, charge, now());
  if (!due) return;
  if (await isAvailable(sources, due.providerId)) await beginCharge(services, provider, due);
  else await loseSource(services, due);
}

/** One that Wompi does not know any more is none. */
async function isAvailable({ readSource }: Charger['sources'], id: string): Promise<boolean> {
  try {
    return (await readSource(id)).isAvailable;
  } catch (error) {
    if (isProviderError(error) && error.status === 404) return false;
    throw error;
  }
}
