import { premium } from '#content/premium.ts';
import { nextNumber, newMembership, type Plan } from '#packages/membership/src/index.ts';
import {
  ensureMembership,
  findMembership,
} from '#server/services/memberships/stored-membership.ts';
import type { ChangeServices } from '#server/services/payments/change-order.ts';
import { itemOf } from '#server/services/payments/membership-item.ts';
import { makePaidOrder } from './make-order.ts';

type Made = {
  plan?: Plan;
  provider?: 'wompi' | 'paypal' | 'manual';
  /** It takes the place of the one that runs. */
  startsNow?: boolean;
};

/** The columns of an order of the next period of somebody's membership, which is made where there is none. */
export async function periodOrder(
  { db, now }: Pick<ChangeServices, 'db' | 'now'>,
  userId: string,
  { plan = 'month', startsNow = false }: Omit<Made, 'provider'> = {},
) {
  const membershipId = await ensureMembership(db.service, { userId, at: now() });
  const found = await findMembership(db.service, userId);
  const number = nextNumber(found?.membership ?? newMembership);
  const item = itemOf({ number, plan, startsNow, left: 0 }, false);
  return {
    ...{ item: item.id, name: item.name, service: item.service, user_id: userId },
    ...{ price: item.price.amount, pesos: premium[plan].amount * 4000 },
    ...{ membership_id: membershipId, membership_period: number, plan, takes_over: startsNow },
  };
}

/** A period that somebody paid, as the product makes it; resolves with its order. */
export const makePaidPeriod = async (
  services: ChangeServices,
  userId: string,
  { provider = 'paypal', ...made }: Made = {},
) =>
  makePaidOrder(services, userId, {
    provider,
    order: await periodOrder(services, userId, made),
  });
