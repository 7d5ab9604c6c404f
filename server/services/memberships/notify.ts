import type { Kysely } from 'kysely';
import { launchPrice, premium } from '#content/premium.ts';
import type { Money } from '#content/money.ts';
import {
  type LostSource,
  type Membership,
  nextNumber,
  type Notice,
  planOfNext,
} from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import type { Within } from './change-membership.ts';
import { hasLaunchPrice } from './launch-places.ts';
import type { StoredMembership } from './stored-membership.ts';

/** The order of the next period, which the person is told of. */
export type RenewalOrder = {
  id: string;
  price: Money;
  /** Null where it cannot be paid in pesos. */
  pesos: Money | null;
  /** In hundredths of a peso. */
  copPerUsd: number | null;
};

/** What a mail about a membership says something of. */
export type Notified = {
  membershipId: string;
  notice: Notice;
  lost: LostSource | null;
  membership: Membership;
  at: Date;
  email: string;
  name: string;
  order: RenewalOrder | null;
  /** What the next period costs, where no order of it says so. */
  price: Money;
  /** What PayPal charges by itself: what the first charge is, when the next one comes, and when a failed one is tried again. */
  paypal: { first: Money; nextChargeAt: Date | null; retryAt: Date | null } | null;
};

/** Tells its person, with the transaction; of an account that is gone nobody is told. */
export async function notify(
  { db, memberships }: Within,
  { id, userId, ...told }: StoredMembership & Pick<Notified, 'notice' | 'lost' | 'at'>,
): Promise<void> {
  if (userId === null) return;
  const person = await db
    .selectFrom('users')
    .select(['email', 'display_name as name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) return;
  const order = await findRenewal(db, id, told.membership);
  const paypal = await findPaypal(db, id);
  const { membership, at } = told;
  const plan = planOfNext(membership);
  const isLaunch = await hasLaunchPrice(db, { id, membership, plan, at });
  const price = isLaunch ? launchPrice : premium[plan];
  await memberships.mails.notify(
    {
      ...told,
      membershipId: id,
      email: person.email,
      name: person.name ?? '',
      order,
      paypal,
      price,
    },
    db,
  );
}

async function findPaypal(db: Kysely<DB>, membershipId: string): Promise<Notified['paypal']> {
  const row = await db
    .selectFrom('paypal_subscriptions')
    .select(({ fn }) => fn.coalesce('first_price', 'price').as('amount'))
    .select(['next_charge_at as nextChargeAt', 'retry_at as retryAt'])
    .where('membership_id', '=', membershipId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const { amount, ...times } = row;
  return { ...times, first: { amount, currency: 'USD' } };
}

/** The open order that renews it by the plan that is next, whatever its price became. */
async function findRenewal(
  db: Kysely<DB>,
  membershipId: string,
  membership: Membership,
): Promise<RenewalOrder | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'price', 'currency', 'pesos', 'cop_per_usd as copPerUsd'])
    .where('membership_id', '=', membershipId)
    .where('membership_period', '=', nextNumber(membership))
    .where('plan', '=', planOfNext(membership))
    .where('is_renewal', '=', true)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return (
    (row && {
      ...{ id: row.id, price: { amount: row.price, currency: row.currency } },
      pesos: row.pesos === null ? null : { amount: row.pesos, currency: 'COP' },
      copPerUsd: row.copPerUsd,
    }) ??
    null
  );
}
