import { type Insertable, type Kysely, sql } from 'kysely';
import { z } from 'zod';
import {
  accessUntil,
  accountStatusOf,
  type Membership,
  newMembership,
  nextLook,
  type Notice,
  type Period,
  statusAt,
} from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';

export type StoredMembership = {
  id: string;
  /** Null once the account is gone. */
  userId: string | null;
  membership: Membership;
};

const toldSchema = z.array(z.custom<Notice>((value) => typeof value === 'string'));

const columns = [
  'id',
  'user_id as userId',
  'trial_starts_at as trialStartsAt',
  'trial_ends_at as trialEndsAt',
  'renewal',
  'next_plan as nextPlan',
  'cancelled_at as cancelledAt',
  'told',
] as const;

/** The membership of a person, as `db` may see it; null where there is none yet. */
export async function findMembership(
  db: Kysely<DB>,
  userId: string,
): Promise<StoredMembership | null> {
  const head = await db
    .selectFrom('memberships')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return head ? withPeriods(db, head) : null;
}

const byId = (db: Kysely<DB>, id: string) =>
  db.selectFrom('memberships').select(columns).where('id', '=', id);

export const readMembership = async (db: Kysely<DB>, id: string): Promise<StoredMembership> =>
  withPeriods(db, await byId(db, id).executeTakeFirstOrThrow());

/**
 * It stays as it is until the transaction ends. Rows that name it may be added meanwhile: whoever adds one and holds it then would
 * else wait for whoever does so the other way round.
 */
export const holdMembership = async (db: Kysely<DB>, id: string): Promise<StoredMembership> =>
  withPeriods(db, await byId(db, id).forNoKeyUpdate().executeTakeFirstOrThrow());

/** The id of a person's membership, which is made where there is none. */
export async function ensureMembership(
  db: Kysely<DB>,
  { userId, at }: { userId: string; at: Date },
): Promise<string> {
  await db
    .insertInto('memberships')
    .values({ user_id: userId, ...headOf(newMembership, at), created_at: at })
    .onConflict((conflict) =>
      conflict.column('user_id').where('user_id', 'is not', null).doNothing(),
    )
    .execute();
  const { id } = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

type Head = Pick<StoredMembership, 'id' | 'userId'> &
  Pick<Membership, 'renewal' | 'nextPlan' | 'cancelledAt'> & {
    trialStartsAt: Date | null;
    trialEndsAt: Date | null;
    told: unknown;
  };

async function withPeriods(
  db: Kysely<DB>,
  { id, userId, trialStartsAt, trialEndsAt, told, ...head }: Head,
): Promise<StoredMembership> {
  const rows = await db
    .selectFrom('membership_periods')
    .selectAll()
    .where('membership_id', '=', id)
    .orderBy('number')
    .execute();
  return {
    ...{ id, userId },
    membership: {
      ...head,
      trial: trialStartsAt && trialEndsAt ? { startsAt: trialStartsAt, endsAt: trialEndsAt } : null,
      periods: rows.map(toPeriod),
      told: toldSchema.parse(told),
    },
  };
}

const toPeriod = (row: {
  number: number;
  plan: Period['plan'];
  starts_at: Date;
  ends_at: Date;
  anchor: Date;
  months: number;
  order_id: string;
  price: number;
  cut_at: Date | null;
  replaced_by: string | null;
}): Period => ({
  ...{ number: row.number, plan: row.plan, startsAt: row.starts_at, endsAt: row.ends_at },
  ...{ anchor: row.anchor, months: row.months, order: row.order_id, price: row.price },
  cut: row.cut_at && {
    at: row.cut_at,
    by: row.replaced_by === null ? 'refund' : { order: row.replaced_by },
  },
});

/** What a row says of a membership beside its periods, as of a moment. */
const headOf = (membership: Membership, at: Date) =>
  ({
    ...{ status: statusAt(membership, at), access_until: accessUntil(membership) },
    ...{ trial_starts_at: membership.trial?.startsAt ?? null },
    ...{ trial_ends_at: membership.trial?.endsAt ?? null, renewal: membership.renewal },
    ...{ next_plan: membership.nextPlan, cancelled_at: membership.cancelledAt },
    ...{ told: JSON.stringify(membership.told), next_look_at: nextLook(membership, at) },
    looked_at: at,
  }) satisfies Partial<Insertable<DB['memberships']>>;

/** Keeps what became of a membership that is held, beside it what its account may use. */
export async function saveMembership(
  db: Kysely<DB>,
  { id, userId, membership: before }: StoredMembership,
  { membership, at }: { membership: Membership; at: Date },
): Promise<void> {
  const head = headOf(membership, at);
  const ofMembership = (db: Pick<Kysely<DB>, 'updateTable'>) =>
    db.updateTable('memberships').set(head).where('id', '=', id);
  if (userId === null) {
    await ofMembership(db).execute();
  } else {
    const isMember = head.access_until !== null && at < head.access_until;
    const status = accountStatusOf(membership, at);
    await db
      .with('membership', ofMembership)
      .updateTable('users')
      .set({
        ...{ member_until: head.access_until, subscription_status: status },
        tier: sql`case when granted_tier = 'free' and ${isMember} then 'pro' else granted_tier end`,
      })
      .where('id', '=', userId)
      .execute();
  }
  const known = new Map(before.periods.map((period) => [period.order, period]));
  for (const period of membership.periods) {
    const old = known.get(period.order);
    if (!old)
      await db
        .insertInto('membership_periods')
        .values({ membership_id: id, ...rowOf(period) })
        .execute();
    else if (old !== period)
      await db
        .updateTable('membership_periods')
        .set(rowOf(period))
        .where('membership_id', '=', id)
        .where('number', '=', period.number)
        .execute();
  }
}

const rowOf = (period: Period) => ({
  ...{ number: period.number, order_id: period.order, plan: period.plan, price: period.price },
  ...{ starts_at: period.startsAt, ends_at: period.endsAt, anchor: period.anchor },
  ...{ months: period.months, cut_at: period.cut?.at ?? null },
  replaced_by: period.cut && period.cut.by !== 'refund' ? period.cut.by.order : null,
});
