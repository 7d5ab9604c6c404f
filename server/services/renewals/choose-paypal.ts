import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { href } from 'react-router';
import { membershipSpans } from '#content/membership-spans.ts';
import { nextNumber, type Plan } from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';
import { endAsked } from '../memberships/end-subscriptions.ts';
import { holdPlace } from '../memberships/launch-places.ts';
import { findMembership, holdMembership } from '../memberships/stored-membership.ts';
import { warned } from '../payments/warn-of-provider.ts';
import { isFresh } from './approval-times.ts';
import { findSubscriber, type Subscriber } from './find-subscriber.ts';
import {
  firstCharge,
  type PaypalTerms,
  paypalPlans,
  readPaypalTerms,
  toColumns,
  toTerms,
} from './paypal-terms.ts';

type Services = Pick<AppServices, 'db' | 'limits' | 'log' | 'now' | 'payments'>;

/** A subscription that its person has to approve; `url` is null until PayPal has opened it. */
type Wish = {
  id: string;
  reference: string;
  url: string | null;
  terms: PaypalTerms;
  startsAt: Date;
  email: string;
};

/**
 * Where this person lets PayPal charge the next period, and each one after it. It is kept before PayPal is asked, and asked for
 * under one reference: whatever is pressed twice, in two tabs or again after a crash opens one. Rejects with
 * `membership.changed` where nothing can be charged so, and with `paypal.*`.
 */
export async function choosePaypal(
  services: Services,
  actor: UserActor,
  { plan }: { plan: Plan },
): Promise<{ url: string }> {
  const { db, limits } = services;
  const subscriber = findSubscriber(services);
  if (!subscriber) throw new AppError('paypal.unavailable');
  await limits.consume('paypalOpen', actor.userId);
  const found = await findMembership(db.service, actor.userId);
  if (!found) throw new AppError('membership.changed');
  const wish = await keepWish(services, { membershipId: found.id, plan });
  if (wish.url !== null) return { url: wish.url };
  const opened = await open(services, subscriber, wish).catch((error: unknown) => {
    throw isProviderError(error) ? new AppError('paypal.provider-down', { cause: error }) : error;
  });
  return keepOpened(services, wish, opened);
}

/**
 * Which one it is at PayPal is kept whatever became of it meanwhile: one that is not wanted any more is ended there, and nobody is
 * sent to approve it.
 */
async function keepOpened(
  { db, now }: Services,
  { id }: Wish,
  opened: { id: string; url: string },
): Promise<{ url: string }> {
  const { state } = await db.service
    .updateTable('paypal_subscriptions')
    .set({ provider_id: opened.id, next_look_at: now() })
    .set({
      state: sql`case when state = 'opening' then 'waiting' else state end`,
      url: sql`case when state = 'opening' then ${opened.url} else url end`,
    })
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirstOrThrow();
  if (state !== 'waiting') throw new AppError('membership.changed');
  return { url: opened.url };
}

/** The one that its person has begun, where it is of the same terms and not long ago; else a new one. */
async function keepWish(
  { db, now }: Services,
  { membershipId, plan }: { membershipId: string; plan: Plan },
): Promise<Wish> {
  return db.service.transaction().execute(async (db) => {
    const { id, userId, membership } = await holdMembership(db, membershipId);
    const at = now();
    const startsAt = firstCharge(membership);
    if (userId === null || !startsAt || !paypalPlans(membership, at).includes(plan))
      throw new AppError('membership.changed');
    const { email, leavesAt } = await db
      .selectFrom('users')
      .select(['email', 'deletion_due_at as leavesAt'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    // Nothing new is charged to who leaves.
    if (leavesAt !== null) throw new AppError('membership.changed');
    const terms = await readPaypalTerms(db, { id, membership, plan, at });
    const known = await findLive(db, id);
    if (known?.state === 'active') throw new AppError('membership.changed');
    const isSame =
      known !== undefined &&
      known.startsAt.getTime() === startsAt.getTime() &&
      JSON.stringify(toTerms(known)) === JSON.stringify(terms) &&
      isFresh(known, at);
    if (isSame) return { ...known, terms, email };
    if (known) await endAsked(db, id, at);
    // For as long as at the checkout: whoever takes longer to approve it holds it anew then, if there is one.
    if (terms.first && nextNumber(membership) === 1)
      if (!(await holdPlace(db, { membershipId: id, orderId: null, at })))
        throw new AppError('paypal.price-changed');
    const reference = `premium-${randomUUID()}`;
    const made = await db
      .insertInto('paypal_subscriptions')
      .values({
        ...{ membership_id: id, reference, ...toColumns(terms), starts_at: startsAt },
        ...{ asked_at: at, charges_seen_at: at, next_look_at: new Date(at.getTime() + 3_600_000) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: made.id, reference, url: null, terms, startsAt, email };
  });
}

const findLive = (db: Kysely<DB>, membershipId: string) =>
  db
    .selectFrom('paypal_subscriptions')
    .select(['id', 'state', 'reference', 'url', 'plan', 'price'])
    .select(['first_cycles as firstCycles', 'first_price as firstPrice'])
    .select(['starts_at as startsAt', 'asked_at as askedAt'])
    .where('membership_id', '=', membershipId)
    .where('state', 'in', ['opening', 'waiting', 'active'])
    .executeTakeFirst();

/** PayPal’s plan is one of the terms alone: another price of the catalogue is another plan. */
async function open(
  services: Services,
  { provider, subscriptions }: Subscriber,
  { reference, terms, startsAt, email }: Wish,
): Promise<{ id: string; url: string }> {
  const back = `${services.payments.origin}${href('/dashboard/membresia')}`;
  const { plan, price, first } = terms;
  const ask = async () => {
    const { planId } = await subscriptions.ensurePlan({
      ...{ key: `premium-${plan}`, name: membershipSpans[plan].name, interval: plan, price },
      ...(first && { first }),
    });
    return subscriptions.open({
      ...{ planId, reference, email, startsAt },
      ...{ returnUrl: back, cancelUrl: back },
    });
  };
  return ask().catch(warned(services, provider, 'subscription'));
}
