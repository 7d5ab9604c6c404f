import { sql } from 'kysely';
import {
  announcedDays,
  day,
  graceDays,
  nextNumber,
  planOfNext,
  renewalSpan,
} from '#packages/membership/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import { workThrough } from '../work-through.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from '../memberships/change-membership.ts';
import { hasLaunchPrice } from '../memberships/launch-places.ts';
import { lookAtMemberships, membershipsAtOnce } from '../memberships/look-at-memberships.ts';
import { readMembership } from '../memberships/stored-membership.ts';
import { isUnheard } from '../memberships/unheard-charge.ts';
import type { ChangeServices } from '../payments/change-order.ts';
import { itemOf } from '../payments/membership-item.ts';
import { openRenewal } from '../payments/open-renewal.ts';
import { chargeMemberships } from './charge-memberships.ts';
import { followAskedSources } from './follow-nequi.ts';
import { findSubscriber } from './find-subscriber.ts';
import { followSubscriptions } from './follow-paypal.ts';

type Services = ChangeServices & Pick<AppServices, 'log' | 'payments'>;

/** In one run: the next one takes the rest. */
const most = 2000;

/**
 * Every ten minutes, after a start, and when PayPal says something: asks what PayPal charged by itself, opens the order of each
 * period that is to be paid next, tells its person what it costs, charges whoever agreed to that, and then tells what else time
 * did. One that fails does not hold the others.
 */
export async function renewMemberships(services: Services, actor: SystemActor): Promise<void> {
  const asksPaypal = findSubscriber(services) !== null;
  await followSubscriptions(services, actor);
  await workThrough(await findUnopened(services, asksPaypal), membershipsAtOnce, async (id) => {
    try {
      await openNext(services, id);
    } catch (error) {
      services.log.error({ err: error, membership: id }, 'a membership is renewed later');
    }
  });
  await followAskedSources(services, actor);
  await chargeMemberships(services, actor);
  await lookAtMemberships(services, actor, { asksPaypal });
}

/** Of those that end soon, or ended not long ago, the ones whose next period has no order of the clock yet, by the plan that is next. */
async function findUnopened({ db, now }: Services, asksPaypal: boolean): Promise<string[]> {
  const at = now();
  const rows = await db.service
    .selectFrom('memberships')
    .select('id')
    .where('user_id', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('access_until', '>', at)
    // PayPal may have charged it meanwhile.
    .where(({ not }) => not(isUnheard({ at, asksPaypal })))
    // Of whoever is to be told now it ends with the grace, at the latest.
    .where('access_until', '<=', new Date(at.getTime() + (announcedDays + graceDays) * day))
    .where(sql<boolean>`exists (
      select from membership_periods last
      where last.membership_id = memberships.id and last.cut_at is null and last.ends_at <= ${new Date(at.getTime() + announcedDays * day)}
        and not exists (
          select from membership_periods later
          where later.membership_id = last.membership_id and later.cut_at is null and later.number > last.number
        )
        and not exists (
          select from orders
          where orders.membership_id = last.membership_id and orders.is_renewal and orders.status = 'open'
            and orders.plan = coalesce(memberships.next_plan, last.plan)
            and orders.membership_period > (
              select max(number) from membership_periods every where every.membership_id = last.membership_id
            )
        )
    )`)
    .orderBy('access_until')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

async function openNext({ db, memberships, now }: Services, id: string): Promise<void> {
  await db.service.transaction().execute(async (db) => {
    const at = now();
    const { userId, membership } = await readMembership(db, id);
    const span = renewalSpan(membership);
    if (userId === null || !span || at < span.from || at >= span.until) return;
    const number = nextNumber(membership);
    const plan = planOfNext(membership);
    const isLaunch = await hasLaunchPrice(db, { id, membership, plan, at });
    const item = itemOf({ number, plan, startsNow: false, left: 0 }, isLaunch);
    // The order first, as where it is paid: whoever held the two in another order would wait for ever.
    await openRenewal(db, { userId, item, at, until: span.until });
    const step = await changeMembership(
      { db, memberships, now: () => at },
      { membershipId: id, event: { type: 'renewal-opened', number } },
    );
    if (nextNumber(step.membership) !== number)
      throw new Error('It was paid in this moment: there is another period to open');
  });
}
