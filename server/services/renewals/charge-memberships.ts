import type { SystemActor } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';
import { askEach } from '../payments/ask-each.ts';
import type { ChangeServices } from '../payments/change-order.ts';
import { warnOfProvider } from '../payments/warn-of-provider.ts';
import { beginCharge } from './begin-charge.ts';
import { type Charger, findCharger } from './find-charger.ts';
import { findBegun, finishCharge } from './finish-charge.ts';
import { loseSource } from './lose-source.ts';
import { type ChargeOf, readDue } from './read-charge.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

/** In one run: the next one takes the rest. */
const most = 2000;

/**
 * Charges the renewals whose day came to the Nequi accounts that members connected. A charge is kept before it is asked for, and
 * one that was begun is asked for again, under its own reference, until it is known what became of it: whatever dies, is
 * repeated or runs twice, it is charged once. One that fails does not hold the others.
 */
export async function chargeMemberships(services: Services, actor: SystemActor): Promise<void> {
  const charger = findCharger(services);
  if (!charger) return;
  const onFailed = (error: unknown) => {
    if (isProviderError(error))
      warnOfProvider(services, charger.provider, { asked: 'charge', error });
    // What changed in this moment is looked at again.
    else if (!isAppError(error))
      services.log.error({ err: error }, 'a membership is charged later');
  };
  await askEach(await findPossible(services), {
    ask: (charge) => begin(services, charger, charge),
    onFailed,
  });
  await askEach(await findBegun(services, charger), {
    ask: (charge) => finishCharge(services, actor, { charger, charge }),
    onFailed,
  });
}

/**
 * Those that are late, and of which no charge is on its way: what was looked at last comes last, and of two prices for one period
 * the lower comes first.
 */
async function findPossible({ db, now }: Services): Promise<ChargeOf[]> {
  const at = now();
  return db.service
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
    .orderBy('payment_sources.checked_at', (order) => order.asc().nullsFirst())
    .orderBy('orders.price')
    .limit(most)
    .execute();
}

async function begin(
  services: Services,
  { provider, sources }: Charger,
  charge: ChargeOf,
): Promise<void> {
  const { db, now } = services;
  const due = await readDue(db.service, charge, now());
  if (!due) return;
  // Noted before: one that fails each time does not keep the others waiting.
  await db.service
    .updateTable('payment_sources')
    .set({ checked_at: now() })
    .where('id', '=', charge.sourceId)
    .execute();
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
