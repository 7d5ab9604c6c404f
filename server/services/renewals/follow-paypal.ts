import { sql } from 'kysely';
import { isAppError } from '#server/app-error.ts';
import type { SystemActor, UserActor } from '#server/actor.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { AppServices } from '../app-services.ts';
import { membershipsAtOnce } from '../memberships/look-at-memberships.ts';
import { isTimeOver } from '../memberships/unheard-charge.ts';
import { askEach } from '../payments/ask-each.ts';
import { settledWithin } from '../payments/settled-within.ts';
import { warnOfProvider } from '../payments/warn-of-provider.ts';
import { isFresh } from './approval-times.ts';
import { findSubscriber } from './find-subscriber.ts';
import { lookAtPaypal, type LookServices } from './look-at-paypal.ts';
import { paypalColumns, type PaypalRow } from './paypal-row.ts';

type Services = LookServices & Pick<AppServices, 'payments'>;

/** Milliseconds before the same one is asked about again, and for how long a page waits for the answer. */
const pause = 4_000;
const patience = 3_000;
/** In one run: the next one takes the rest. */
const most = 500;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** One that ended is looked at for so long: a month's next charge is among that. */
const lookedAtAfter = 40 * day;

/** What became of what this person approves at PayPal: somebody who looks is a reason to ask, and proves nothing. */
export const followOwnPaypal = (services: Services, { userId }: UserActor): Promise<void> =>
  settledWithin(follow(services, userId), patience);

/** All that are due, or that PayPal said something of: what it charged is heard of, whatever event was lost. */
export async function followSubscriptions(services: Services, _actor: SystemActor): Promise<void> {
  await lookBeforeTelling(services);
  await follow(services, null);
}

/** Those of members whose time is over, and of whom that is to be said now: PayPal may have charged them since it was heard of. */
async function lookBeforeTelling({ db, now }: Services): Promise<void> {
  const at = now();
  await db.service
    .updateTable('paypal_subscriptions')
    .set({ next_look_at: at })
    .where('id', 'in', (db) =>
      db
        .selectFrom('paypal_subscriptions as unheard')
        .innerJoin('memberships', 'memberships.id', 'unheard.membership_id')
        .select('unheard.id')
        .whereRef('unheard.charges_seen_at', '<', 'memberships.next_look_at')
        .where('memberships.next_look_at', '<=', at)
        .where(isTimeOver(at))
        .where('unheard.state', '=', 'active')
        .where('unheard.next_look_at', '>', at)
        .where('unheard.looked_at', '<=', new Date(at.getTime() - pause))
        // Two that wait for each other's rows would wait for ever.
        .forUpdate('unheard')
        .skipLocked(),
    )
    .execute();
}

async function follow(services: Services, userId: string | null): Promise<void> {
  const subscriber = findSubscriber(services);
  if (!subscriber) return;
  const due = await takeDue(services, userId);
  const lookedAt = ({ lookedAt }: Taken) => lookedAt?.getTime() ?? 0;
  await askEach(
    due.toSorted((one, other) => lookedAt(one) - lookedAt(other)),
    {
      atOnce: membershipsAtOnce,
      ask: async (row) => {
        await noteLook(services, row);
        await lookAtPaypal(services, subscriber, row);
        await noteNext(services, row);
      },
      onFailed: (error, { id }) => {
        if (isProviderError(error))
          warnOfProvider(services, subscriber.provider, { asked: 'subscription', error });
        else if (!isAppError(error))
          services.log.error({ err: error, subscription: id }, 'a subscription is looked at later');
      },
    },
  );
}

type Taken = PaypalRow & { nextLookAt: Date | null; lookedAt: Date | null };

/**
 * Of all that look at once, in whatever process, one gets each; one that dies leaves it to the next in ten minutes. Those that
 * were looked at longest ago come first.
 */
async function takeDue({ db, now }: Services, userId: string | null): Promise<Taken[]> {
  const at = now();
  return (
    db.service
      .updateTable('paypal_subscriptions')
      .set({ next_look_at: new Date(at.getTime() + 10 * minute) })
      // What is left out in the end keeps its place.
      .$if(userId !== null, (query) => query.set({ looked_at: at }))
      .$if(userId === null, (query) =>
        query.set({ looked_at: sql`case when looked_at <= ${at} then looked_at end` }),
      )
      .where('id', 'in', (db) =>
        db
          .selectFrom('paypal_subscriptions as due')
          .innerJoin('memberships', 'memberships.id', 'due.membership_id')
          .select('due.id')
          .$if(userId !== null, (query) =>
            query.where('memberships.user_id', '=', userId).where('due.state', '=', 'waiting'),
          )
          // One that was looked at later than it is now has seen a clock that was put back.
          .$if(userId === null, (query) =>
            query
              .where('due.next_look_at', 'is not', null)
              .where((row) =>
                row.or([row('due.next_look_at', '<=', at), row('due.looked_at', '>', at)]),
              ),
          )
          .orderBy('due.looked_at', (order) => order.asc().nullsFirst())
          .orderBy('due.next_look_at')
          .limit(most)
          .forUpdate('due')
          .skipLocked(),
      )
      .where((row) =>
        userId === null
          ? row.or([row('next_look_at', '<=', at), row('looked_at', '>', at)])
          : row.or([
              row('looked_at', 'is', null),
              row('looked_at', '<=', new Date(at.getTime() - pause)),
              row('looked_at', '>', at),
            ]),
      )
      .returning(paypalColumns)
      .returning(['next_look_at as nextLookAt', 'looked_at as lookedAt'])
      .execute()
  );
}

/** Noted before: one that fails each time does not keep the others waiting. */
const noteLook = async ({ db, now }: Services, { id }: Taken): Promise<void> =>
  void (await db.service
    .updateTable('paypal_subscriptions')
    .set({ looked_at: now() })
    .where('id', '=', id)
    .execute());

/** When to ask about it again; what PayPal said of it meanwhile comes first. */
async function noteNext({ db, now }: Services, { id, nextLookAt }: Taken): Promise<void> {
  const at = now();
  const row = await db.service
    .selectFrom('paypal_subscriptions')
    .select(['state', 'asked_at as askedAt', 'ended_at as endedAt'])
    .select(['next_charge_at as nextChargeAt', 'retry_at as retryAt'])
    .select(({ selectFrom }) =>
      selectFrom('payment_attempts')
        .select(({ fn }) => fn.min('created_at').as('at'))
        .whereRef('subscription_id', '=', 'paypal_subscriptions.id')
        .where('payment_attempts.status', '=', 'pending')
        .as('waitsSince'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.service
    .updateTable('paypal_subscriptions')
    .set({ next_look_at: nextOf(row, at) })
    .where('id', '=', id)
    .where(sql<boolean>`next_look_at is not distinct from ${nextLookAt}`)
    .execute();
}

type Standing = Pick<PaypalRow, 'state' | 'askedAt' | 'endedAt'> & {
  nextChargeAt: Date | null;
  retryAt: Date | null;
  /** A charge that is not settled yet. */
  waitsSince: Date | null;
};

function nextOf(standing: Standing, at: Date) {
  const { state, askedAt, endedAt, nextChargeAt, retryAt, waitsSince } = standing;
  const after = (ms: number) => new Date(at.getTime() + ms);
  switch (state) {
    case 'opening':
      return after(hour);
    case 'waiting':
    case 'ending':
      return after(isFresh({ askedAt }, at) ? 10 * minute : hour);
    case 'active': {
      const moments = [nextChargeAt, retryAt, waitsSince];
      const due = Math.min(...moments.map((one) => one?.getTime() ?? Infinity));
      // PayPal takes its time on the day.
      if (due <= at.getTime()) return after(due > at.getTime() - day ? 10 * minute : hour);
      return new Date(Math.min(due + minute, at.getTime() + 12 * hour));
    }
    case 'ended': {
      // PayPal knows nothing of another account's, and may go on charging one that ended here for that alone.
      const over = at.getTime() - (endedAt ?? askedAt).getTime();
      if (over < day) return after(day - over);
      return over < lookedAtAfter ? after(7 * day) : null;
    }
  }
}
