import { isProviderError } from '#server/ports/payments/errors.ts';
import type { Subscription } from '#server/ports/payments/subscriptions.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from '../payments/change-order.ts';
import { warnOfProvider } from '../payments/warn-of-provider.ts';
import { activatePaypal } from './activate-paypal.ts';
import { isPastApproval } from './approval-times.ts';
import { endPaypal, noteEnded } from './end-paypal.ts';
import type { Subscriber } from './find-subscriber.ts';
import { losePaypal } from './lose-paypal.ts';
import { isAtPrice, notePaypal } from './note-paypal.ts';
import { paypalColumns, type PaypalRow } from './paypal-row.ts';
import { takePaypalCharge } from './take-paypal-charge.ts';

export type LookServices = ChangeServices & Pick<AppServices, 'log'>;

const hour = 3_600_000;
const day = 24 * hour;
/** Charges are listed again from so long before the last time: clocks differ, and a bank may take its time. */
const margin = 7 * day;

/**
 * Asks PayPal how a subscription stands and what it charged, and does what follows: what was approved begins, each charge pays its
 * period or goes back, what PayPal ended is lost, and what nobody wants is ended there. Whatever dies in between, or is done
 * twice, comes to the same. Rejects with a `ProviderError`.
 */
export async function lookAtPaypal(
  services: LookServices,
  subscriber: Subscriber,
  looked: PaypalRow,
): Promise<void> {
  const { providerId } = looked;
  // Nobody has had its address.
  if (providerId === null) return forget(services, looked);
  const found = await read(subscriber, providerId);
  if (looked.state === 'waiting') await lookAtWaiting(services, looked, found);
  if (looked.state === 'ended' && found && isApproved(found)) await reopen(services, looked);
  // Before its charges are listed: whatever is wrong with that keeps nobody at PayPal.
  await endUnwanted(services, subscriber, looked, found);
  if (found && found.status !== 'approval-pending') await takeCharges(services, subscriber, looked);
  const row = await readRow(services, looked.id);
  if (row.state === 'active') await lookAtActive(services, row, found);
  await endUnwanted(services, subscriber, looked, found);
}

async function endUnwanted(
  services: LookServices,
  subscriber: Subscriber,
  { id }: PaypalRow,
  found: Subscription | null,
): Promise<void> {
  const row = await readRow(services, id);
  if (row.state === 'ending') await endPaypal(services, subscriber, { row, found });
}

/** Also of what waits for its bank: it charges. */
const isApproved = ({ status }: Subscription): boolean =>
  status === 'active' || status === 'approved';

const isOver = ({ status }: Subscription): boolean =>
  status === 'cancelled' || status === 'expired' || status === 'suspended';

/** Null of what PayPal does not know. */
async function read({ subscriptions }: Subscriber, id: string): Promise<Subscription | null> {
  try {
    return await subscriptions.read(id);
  } catch (error) {
    if (isProviderError(error) && error.status === 404) return null;
    throw error;
  }
}

async function readRow({ db }: LookServices, id: string): Promise<PaypalRow> {
  return db.service
    .selectFrom('paypal_subscriptions')
    .select(paypalColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** An hour after it was kept nobody opens it any more. */
async function forget(services: LookServices, row: PaypalRow): Promise<void> {
  if (row.state === 'ending' || services.now().getTime() - row.askedAt.getTime() >= hour)
    await noteEnded(services, row);
}

/** Approved when nobody waited for it any more: it is ended once more. */
const reopen = async ({ db }: LookServices, { id }: PaypalRow): Promise<void> =>
  void (await db.service
    .updateTable('paypal_subscriptions')
    .set({ state: 'ending' })
    .where('id', '=', id)
    .where('state', '=', 'ended')
    .execute());

async function lookAtWaiting(
  services: LookServices,
  row: PaypalRow,
  found: Subscription | null,
): Promise<void> {
  if (found && isApproved(found)) return activatePaypal(services, row);
  if (!found || isOver(found) || isPastApproval(row, services.now()))
    await noteEnded(services, row);
}

async function lookAtActive(
  services: LookServices,
  row: PaypalRow,
  found: Subscription | null,
): Promise<void> {
  if (!found || isOver(found)) return losePaypal(services, row, 'paypal');
  if (!(await isAtPrice(services.db.service, row, services.now())))
    return losePaypal(services, row, 'price');
  await notePaypal(services, row, found);
}

async function takeCharges(
  services: LookServices,
  subscriber: Subscriber,
  row: PaypalRow,
): Promise<void> {
  const { db, log, now } = services;
  const { provider, subscriptions } = subscriber;
  const until = new Date(now().getTime() + 1);
  const from = new Date(Math.min(row.chargesSeenAt.getTime(), until.getTime()) - margin);
  let isWhole = true;
  const charges = await subscriptions.listCharges(
    row.providerId ?? '',
    { from, until },
    ({ id, error }) => {
      isWhole = false;
      warnOfProvider(services, provider, { asked: 'subscription', error, transaction: id });
    },
  );
  for (const charge of charges) {
    try {
      if (!(await takePaypalCharge(services, subscriber, { row, charge }))) {
        await noteHomeless(services, charge);
      }
    } catch (error) {
      isWhole = false;
      log.error({ err: error, charge: charge.id }, 'a charge of a subscription is taken later');
    }
  }
  if (isWhole)
    await db.service
      .updateTable('paypal_subscriptions')
      .set({ charges_seen_at: until })
      .where('id', '=', row.id)
      .execute();
}

/** Of somebody who left before they paid anything: a person gives it back. */
async function noteHomeless(
  { db, now }: LookServices,
  { id, amount }: { id: string; amount: { amount: number; currency: 'USD' | 'COP' } },
): Promise<void> {
  await db.service
    .insertInto('payment_findings')
    .values({
      ...{ kind: 'unknown-reference', provider: 'paypal', subject: id, ...amount },
      found_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'provider', 'subject']).doNothing())
    .execute();
}
