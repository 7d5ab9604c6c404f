import { system } from '#server/actor.ts';
import type { AnonymousActor, SystemActor } from '#server/actor.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { PaymentProvider, ProviderEvent, RawEvent } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from './change-order.ts';
import { findProvider } from './find-provider.ts';
import { hintSubscription, isKnownCharge } from './hint-subscription.ts';
import { observePayment } from './observe-payment.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

/**
 * Stores an event as it came, once, before anybody answers that it arrived; what follows from it begins then, and is done in
 * the end by `settle-payments`, whatever becomes of this process. What is of a subscription is a reason to look at that. Rejects with `ForgedEvent`, `MalformedEvent` or
 * `order.no-provider`, and with a `ProviderError` where nobody can tell yet whether it is true.
 */
export async function receiveEvent(
  services: Services,
  _actor: AnonymousActor,
  { name, event }: { name: PaymentProvider['name']; event: RawEvent },
): Promise<void> {
  const { db, log, memberships, now } = services;
  const provider = findProvider(services, name);
  const { id, about } = await provider.readEvent(event);
  const at = now();
  const ofSubscription = about !== null && 'subscription' in about ? about : null;
  const isToApply =
    ofSubscription === null
      ? about !== null
      : await isKnownCharge(db.service, { provider: name, charge: ofSubscription.charge });
  const stored = await db.service.transaction().execute(async (db) => {
    const row = await db
      .insertInto('provider_events')
      .values({
        ...{ provider: name, id, body: about ? textOf(event.body) : '' },
        ...subjectOf(about),
        ...{ received_at: at, next_try_at: at, applied_at: isToApply ? null : at },
      })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row && ofSubscription) await hintSubscription(db, ofSubscription.subscription, at);
    return row;
  });
  if (!stored || !about) return;
  if (ofSubscription) memberships.nudge();
  if (!isToApply) return;
  void applyEvent(services, system, { provider, id }).catch((error: unknown) =>
    log.error({ err: error, provider: name, event: id }, 'payment event is applied later'),
  );
}

/** Of a subscription never by the reference: each of its charges has the same, and would be taken for an attempt's. */
const subjectOf = (about: ProviderEvent['about']) =>
  about !== null && 'subscription' in about
    ? { subject_id: about.charge ?? about.subscription, subject_reference: null }
    : { subject_id: about?.id ?? null, subject_reference: about?.reference ?? null };

const textOf = (body: Uint8Array): string => new TextDecoder().decode(body).replaceAll('\0', '');

const minute = 60_000;

/**
 * Does what follows from a stored event. Where the provider cannot be asked, it is left for later, with growing waits; that
 * it was applied is noted last, so that what dies in between is done again.
 */
export async function applyEvent(
  services: Omit<Services, 'payments'>,
  actor: SystemActor,
  { provider, id }: { provider: PaymentProvider; id: string },
): Promise<boolean> {
  const { db, now } = services;
  const row = await db.service
    .selectFrom('provider_events')
    .select(['subject_id as subjectId', 'subject_reference as subjectReference', 'tries'])
    .where('provider', '=', provider.name)
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .executeTakeFirst();
  if (!row) return true;
  const ours = db.service
    .updateTable('provider_events')
    .where('provider', '=', provider.name)
    .where('id', '=', id)
    .where('applied_at', 'is', null);
  try {
    const subject = { id: row.subjectId, reference: row.subjectReference };
    await observePayment(services, actor, { provider, subject });
  } catch (error) {
    const wait = Math.min(2 ** row.tries, 60) * minute;
    await ours
      .set({ tries: row.tries + 1, next_try_at: new Date(now().getTime() + wait) })
      .execute();
    if (!isProviderError(error)) throw error;
    return error.isFinal;
  }
  await ours.set({ applied_at: now() }).execute();
  return true;
}
