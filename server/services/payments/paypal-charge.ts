import { isToBeCharged, type Plan } from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { lacksKeys } from './find-provider.ts';
import type { OrderItem } from './order-item.ts';

/** What PayPal, which charges somebody's membership by itself, does about a period that they could pay at the checkout. */
export type PaypalCharge =
  /** It charges it, then: nobody pays it a second time. */
  | { kind: 'charges'; at: Date }
  /** It could not so far, is late, or is not heard of here any more: they may pay it themselves. `retryAt`, as far as PayPal says. */
  | { kind: 'late'; retryAt: Date | null }
  /** It charges this other plan, and no more once the period is paid. */
  | { kind: 'ends'; plan: Plan };

/** Null of what PayPal does not charge, and of anything but a membership. */
export async function readPaypalCharge(
  services: Pick<AppServices, 'db' | 'now' | 'payments'>,
  { userId }: Pick<UserActor, 'userId'>,
  { membership: bought }: Pick<OrderItem, 'membership'>,
): Promise<PaypalCharge | null> {
  if (!bought) return null;
  const { db, now } = services;
  const found = await findMembership(db.service, userId);
  if (!found) return null;
  const subscription = await db.service
    .selectFrom('paypal_subscriptions')
    .select(['plan', 'starts_at as startsAt', 'next_charge_at as nextChargeAt'])
    .select(['failed_at as failedAt', 'retry_at as retryAt'])
    .where('membership_id', '=', found.id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!subscription) return null;
  const { plan, failedAt, retryAt, nextChargeAt, startsAt } = subscription;
  if (bought.startsNow || bought.plan !== plan) return { kind: 'ends', plan };
  const at = now();
  const isToCome = (moment: Date | null) => (moment && moment > at ? moment : null);
  const isSure = isToBeCharged(found.membership, failedAt, at) && !lacksKeys(services, 'paypal');
  if (!isSure) return { kind: 'late', retryAt: isToCome(retryAt) };
  return { kind: 'charges', at: isToCome(nextChargeAt ?? startsAt) ?? at };
}
