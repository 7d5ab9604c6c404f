import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { premium } from '#content/premium.ts';
import {
  creditWindowAt,
  type CreditWindow,
  endOf,
  type Membership,
} from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';

/** Which month's credits: its membership, period, and place in it. */
export type WindowKey = { membershipId: string; period: number; place: number };

export const keyOf = (membershipId: string, { period, place }: CreditWindow): WindowKey => ({
  ...{ membershipId, period: period.number, place },
});

/** The row of a window. */
const windowOf = (db: Kysely<DB>, { membershipId, period, place }: WindowKey) =>
  db
    .selectFrom('credit_windows')
    .where('membership_id', '=', membershipId)
    .where('period', '=', period)
    .where('place', '=', place);

/**
 * Grants the credits of the month that runs, ends those of a month that was cut short, and takes back what is left of the months that
 * are over. The membership is held by the transaction.
 */
export async function settleCredits(
  db: Kysely<DB>,
  membershipId: string,
  { membership, at }: { membership: Membership; at: Date },
): Promise<void> {
  if (membership.periods.length === 0) return;
  const open = creditWindowAt(membership, at);
  if (open && !(await grant(db, membershipId, { window: open, at })))
    await reopen(db, membershipId, { window: open, at });
  await endCut(db, membershipId, membership);
  await expireOver(db, membershipId, at);
}

/** The rest of a month that goes on after it was over: what had taken its place was given back, or a clock was put back. */
async function reopen(
  db: Kysely<DB>,
  membershipId: string,
  { window, at }: { window: CreditWindow; at: Date },
): Promise<void> {
  const key = keyOf(membershipId, window);
  const opened = await db
    .updateTable('credit_windows')
    .set({ ends_at: window.endsAt, expired_at: null })
    .where('membership_id', '=', membershipId)
    .where('period', '=', key.period)
    .where('place', '=', key.place)
    .where('expired_at', 'is not', null)
    .returning(sql<number>`granted - held - used`.as('left'))
    .executeTakeFirst();
  if (opened)
    await post(db, {
      ...{ posting: `credits:again:${nameOf(key)}:${randomUUID()}`, at },
      ...{ orderId: window.period.order, amount: -opened.left },
    });
}

/** Months of a period that was cut within them, or before they came. */
async function endCut(db: Kysely<DB>, membershipId: string, { periods }: Membership) {
  for (const period of periods.filter(({ cut }) => cut !== null))
    await db
      .updateTable('credit_windows')
      .set({ ends_at: endOf(period) })
      .where('membership_id', '=', membershipId)
      .where('period', '=', period.number)
      .where('ends_at', '>', endOf(period))
      .execute();
}

/** The credits of a window, once: whether it is the first time. */
export async function grant(
  db: Kysely<DB>,
  membershipId: string,
  { window, at }: { window: CreditWindow; at: Date },
): Promise<boolean> {
  const key = keyOf(membershipId, window);
  const granted = premium.monthlyCredits.amount;
  const made = await db
    .insertInto('credit_windows')
    .values({
      ...{ membership_id: membershipId, period: key.period, place: key.place, granted },
      ...{ starts_at: window.startsAt, ends_at: window.endsAt },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('granted')
    .executeTakeFirst();
  if (made)
    await post(db, {
      ...{ posting: `credits:grant:${nameOf(key)}`, orderId: window.period.order, at },
      amount: -granted,
    });
  return made !== undefined;
}

const nameOf = ({ membershipId, period, place }: WindowKey): string =>
  `${membershipId}:${period}:${place}`;

/**
 * What members may use is negative; the other side is what it was granted from. What a window goes through more than once, also
 * in one moment, has a name for each time: the row that changed is what keeps it from being posted twice.
 */
export async function post(
  db: Kysely<DB>,
  { posting, orderId, at, amount }: { posting: string; orderId: string; at: Date; amount: number },
): Promise<void> {
  if (amount === 0) return;
  const entry = { posting, order_id: orderId, at, currency: 'USD' } as const;
  await db
    .insertInto('ledger_entries')
    .values([
      { ...entry, account: 'credits', amount },
      { ...entry, account: 'promotions', amount: -amount },
    ])
    .execute();
}

async function expireOver(db: Kysely<DB>, membershipId: string, at: Date): Promise<void> {
  const over = await db
    .updateTable('credit_windows')
    .from('membership_periods')
    .set({ expired_at: at })
    .whereRef('membership_periods.membership_id', '=', 'credit_windows.membership_id')
    .whereRef('membership_periods.number', '=', 'credit_windows.period')
    .where('credit_windows.membership_id', '=', membershipId)
    .where('credit_windows.ends_at', '<=', at)
    .where('credit_windows.expired_at', 'is', null)
    .returning(['credit_windows.period', 'credit_windows.place', 'membership_periods.order_id'])
    .returning(sql<number>`granted - held - used`.as('left'))
    .execute();
  for (const { period, place, order_id: orderId, left } of over)
    await post(db, {
      posting: `credits:expire:${nameOf({ membershipId, period, place })}:${randomUUID()}`,
      ...{ orderId, at, amount: left },
    });
}

/**
 * Holds so much of a month's credits for an order that is made in this transaction; false where they are not there any more, or
 * their month is over.
 * In cents of a dollar.
 */
export async function holdCredits(
  db: Kysely<DB>,
  key: WindowKey,
  amount: number,
): Promise<boolean> {
  const held = await db
    .updateTable('credit_windows')
    .set({ held: sql`held + ${amount}` })
    .where('membership_id', '=', key.membershipId)
    .where('period', '=', key.period)
    .where('place', '=', key.place)
    .where('expired_at', 'is', null)
    .where(sql<boolean>`granted - held - used >= ${amount}`)
    .returning('held')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * How much of a month's credits is free for an order of this item: what nobody holds or has used, what its own order holds, and
 * what orders hold that nobody is paying.
 */
export async function creditsLeft(
  db: Kysely<DB>,
  key: WindowKey,
  { userId, item }: { userId: string; item: string },
): Promise<number> {
  const row = await windowOf(db, key)
    .select(sql<number>`granted - held - used`.as('left'))
    .executeTakeFirst();
  const own = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(credits), 0)::bigint`.as('held'))
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('credit_state', '=', 'held')
    .where((where) =>
      where.or([
        where('item', '=', item),
        where.not(
          where.exists(
            where
              .selectFrom('payment_attempts')
              .select('payment_attempts.id')
              .whereRef('order_id', '=', 'orders.id')
              .where('payment_attempts.status', 'in', ['open', 'pending']),
          ),
        ),
      ]),
    )
    .where('credit_period', '=', key.period)
    .where('credit_place', '=', key.place)
    .executeTakeFirst();
  return (row?.left ?? premium.monthlyCredits.amount) + (own?.held ?? 0);
}

/** The part of the credits of the month that runs that was not used, from 0 to 1; 1 where none were granted yet. */
export async function partLeft(
  db: Kysely<DB>,
  membershipId: string,
  { membership, at }: { membership: Membership; at: Date },
): Promise<number> {
  const window = creditWindowAt(membership, at);
  if (!window) return 1;
  const row = await windowOf(db, keyOf(membershipId, window))
    .select(['granted', 'held', 'used'])
    .executeTakeFirst();
  return row ? (row.granted - row.held - row.used) / row.granted : 1;
}
