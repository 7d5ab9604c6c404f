import type pg from 'pg';
import type { MembershipEvent } from '#packages/membership/src/index.ts';

export type KeptOrder = {
  id: string;
  number: number;
  plan: 'month' | 'year';
  price: number;
  status: string;
  paidAt: Date | null;
  /** What of the payments that settle it was not given back, in hundredths. */
  held: number;
};
export type KeptPeriod = { order: string; number: number; isBack: boolean };
export type KeptEvent = { at: Date; event: MembershipEvent };
export type KeptWindow = {
  period: number;
  place: number;
  granted: number;
  held: number;
  used: number;
  isExpired: boolean;
  /** What orders say that they hold, and have used. */
  heldByOrders: number;
  usedByOrders: number;
};
export type KeptNotice = { notice: string; stretch: number; at: Date };

/** A membership as the product keeps it, of one moment. */
export type KeptMembership = {
  id: string;
  user: string;
  status: string;
  trialUntil: Date | null;
  accessUntil: Date | null;
  memberUntil: Date | null;
  accountStatus: string;
  tier: string;
  lookedAt: Date;
  orders: KeptOrder[];
  periods: KeptPeriod[];
  events: KeptEvent[];
  told: KeptNotice[];
  windows: KeptWindow[];
  /** What the books say that its person may use, in cents of a dollar. */
  credits: number;
};

/** All of these people, by one statement: what others do meanwhile is seen whole or not at all. */
export async function readMemberships(
  db: pg.Client,
  people: readonly string[],
): Promise<KeptMembership[]> {
  const { rows } = await db.query<KeptMembership>(statement, [people]);
  return rows.map((row) => ({
    ...row,
    orders: row.orders.map((one) => ({ ...one, paidAt: one.paidAt && new Date(one.paidAt) })),
    events: row.events.map((one) => ({ ...one, at: new Date(one.at) })),
    told: row.told.map((one) => ({ ...one, at: new Date(one.at) })),
  }));
}

const list = (query: string): string =>
  `(select coalesce(json_agg(row_to_json(one)), '[]') from (${query}) one)`;

const creditsOfOrders = (state: 'held' | 'used'): string =>
  `(select coalesce(sum(credits), 0)::float8 from orders where credit_state = '${state}'
    and credit_membership = credit_windows.membership_id and credit_period = credit_windows.period
    and credit_place = credit_windows.place)`;

const statement = `select memberships.id, user_id as user, status, trial_ends_at as "trialUntil",
  access_until as "accessUntil", member_until as "memberUntil", subscription_status as "accountStatus", tier,
  looked_at as "lookedAt", (
    select -coalesce(sum(amount), 0)::float8 from ledger_entries join orders on orders.id = order_id
    where posting like 'credits:%' and account = 'credits' and orders.user_id = users.id
  ) as credits,
  ${list(`select orders.id, membership_period as number, plan, price::float8, status, paid_at as "paidAt",
    coalesce((select sum(amount - refunded) from payments where order_id = orders.id and role = 'settles'), 0)::float8 as held
    from orders where membership_id = memberships.id`)} as orders,
  ${list(`select order_id as "order", number, cut_at is not null and replaced_by is null as "isBack"
    from membership_periods where membership_id = memberships.id`)} as periods,
  ${list('select at, event from membership_events where membership_id = memberships.id order by place')} as events,
  ${list('select notice, stretch, at from told where membership_id = memberships.id order by place')} as told,
  ${list(`select period, place, granted::float8, held::float8, used::float8, expired_at is not null as "isExpired",
    ${creditsOfOrders('held')} as "heldByOrders", ${creditsOfOrders('used')} as "usedByOrders"
    from credit_windows where membership_id = memberships.id`)} as windows
  from memberships join users on users.id = user_id where user_id = any($1)`;
