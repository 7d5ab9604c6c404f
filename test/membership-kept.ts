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

/** All of these people, in one snapshot: what others do meanwhile is seen whole or not at all. */
export async function readMemberships(
  db: pg.Client,
  people: readonly string[],
): Promise<KeptMembership[]> {
  await db.query('begin isolation level repeatable read read only');
  try {
    const heads = await db.query<
      Omit<KeptMembership, 'orders' | 'periods' | 'events' | 'told' | 'windows'>
    >(
      `select memberships.id, user_id as user, status, trial_ends_at as "trialUntil", access_until as "accessUntil",
        member_until as "memberUntil", (
          select -coalesce(sum(amount), 0)::float8 from ledger_entries join orders on orders.id = order_id
          where posting like 'credits:%' and account = 'credits' and orders.user_id = users.id
        ) as credits, subscription_status as "accountStatus", tier, looked_at as "lookedAt"
       from memberships join users on users.id = user_id where user_id = any($1)`,
      [people],
    );
    const ids = heads.rows.map(({ id }) => id);
    const read = async <Row extends object>(query: string) =>
      Map.groupBy(
        (await db.query<Row & { membership: string }>(query, [ids])).rows,
        ({ membership }) => membership,
      );
    const orders = await read<KeptOrder>(
      `select membership_id as membership, orders.id, membership_period as number, plan, price::float8, status,
        paid_at as "paidAt", coalesce((select sum(amount - refunded) from payments
          where order_id = orders.id and role = 'settles'), 0)::float8 as held
       from orders where membership_id = any($1)`,
    );
    const periods = await read<KeptPeriod>(
      `select membership_id as membership, order_id as order, number, cut_at is not null and replaced_by is null as "isBack"
       from membership_periods where membership_id = any($1)`,
    );
    const events = await read<KeptEvent>(
      `select membership_id as membership, at, event from membership_events where membership_id = any($1) order by place`,
    );
    const told = await read<KeptNotice>(
      `select membership_id as membership, notice, stretch, at from told where membership_id = any($1) order by place`,
    );
    const windows = await read<KeptWindow>(
      `select membership_id as membership, period, place, granted::float8, held::float8, used::float8,
        expired_at is not null as "isExpired",
        (select coalesce(sum(credits), 0)::float8 from orders where credit_state = 'held' and credit_membership = credit_windows.membership_id
          and credit_period = credit_windows.period and credit_place = credit_windows.place) as "heldByOrders",
        (select coalesce(sum(credits), 0)::float8 from orders where credit_state = 'used' and credit_membership = credit_windows.membership_id
          and credit_period = credit_windows.period and credit_place = credit_windows.place) as "usedByOrders"
       from credit_windows where membership_id = any($1)`,
    );
    return heads.rows.map((head) => ({
      ...head,
      ...{ orders: orders.get(head.id) ?? [], periods: periods.get(head.id) ?? [] },
      ...{ events: events.get(head.id) ?? [], told: told.get(head.id) ?? [] },
      windows: windows.get(head.id) ?? [],
    }));
  } finally {
    await db.query('rollback');
  }
}
