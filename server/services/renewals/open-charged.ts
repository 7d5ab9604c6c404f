import type { Kysely } from 'kysely';
import {
  day,
  graceDays,
  type Membership,
  nextNumber,
  type Plan,
} from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { hasLaunchPrice } from '../memberships/launch-places.ts';
import { itemOf } from '../payments/membership-item.ts';
import { openRenewal } from '../payments/open-renewal.ts';

/** An order that a charge is kept for, and what it asks for in cents of a dollar. */
export type ChargedOrder = { id: string; code: string; price: number };

type Wanted = { id: string; userId: string | null; membership: Membership; plan: Plan; at: Date };

/** What was charged, in cents of a dollar, and whether it pays. */
type Charged = { amount: number; isWanted: boolean };

/**
 * The open order of the period that is paid next, which the clock or its person may have opened; made where there is none. Of
 * two prices the one that was charged. Null of whoever left.
 */
export async function openCharged(
  db: Kysely<DB>,
  { id, userId, membership, plan, at }: Wanted,
  { amount, isWanted }: Charged,
): Promise<ChargedOrder | null> {
  if (userId === null) return null;
  const number = nextNumber(membership);
  const find = () =>
    db
      .selectFrom('orders')
      .select(['id', 'code', 'price'])
      .where('membership_id', '=', id)
      .where('membership_period', '=', number)
      .where('plan', '=', plan)
      .where('takes_over', '=', false)
      .where('status', '=', 'open')
      .orderBy(({ eb }) => eb('price', '=', amount), 'desc')
      .orderBy('is_renewal', 'desc')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
  const known = await find();
  if (known) return known;
  const isLaunch = isWanted && (await hasLaunchPrice(db, { id, membership, plan, at }));
  const item = itemOf({ number, plan, startsNow: false, left: 0 }, isLaunch);
  // One that goes back leaves nothing to pay.
  const until = isWanted ? new Date(at.getTime() + graceDays * day) : at;
  await openRenewal(db, { userId, item, at, until });
  return (await find()) ?? null;
}

/** What was paid last of a membership, or was to be: what nobody wanted goes back through it. */
export async function findLastOrder(
  db: Kysely<DB>,
  membershipId: string,
): Promise<ChargedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'code', 'price'])
    .where('membership_id', '=', membershipId)
    .orderBy(({ eb }) => eb('status', 'in', ['paid', 'refunded']), 'desc')
    .orderBy('membership_period', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
