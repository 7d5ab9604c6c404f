import { type Kysely, sql } from 'kysely';
import { premium } from '#content/catalogue.ts';
import { percentOff } from '#content/money.ts';
import { type Membership, nextNumber, type Plan } from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';

/** How long a place is held for whoever begins to pay. */
const heldMinutes = 30;

/** Not held by a payment that is on its way, whenever it was begun. */
const isFree = (at: Date) => sql<boolean>`(
  membership_id is null or (kept_at is null and held_until <= ${at} and not exists (
    select from payment_attempts where payment_attempts.order_id = launch_places.order_id and status = 'pending'
  ))
)`;

/** How many places are left; null while the offer is off. */
export async function countPlaces(db: Kysely<DB>, at: Date): Promise<number | null> {
  if (premium.launch === null) return null;
  const { free } = await db
    .selectFrom('launch_places')
    .select(({ fn }) => fn.countAll<number>().as('free'))
    .where('place', '<=', premium.launch.places)
    .where(isFree(at))
    .executeTakeFirstOrThrow();
  return free;
}

/**
 * Whether this person pays the price of the launch for the next month: they keep a place and are in their first months, or they
 * never paid and a place is free for them.
 */
export async function hasLaunchPrice(
  db: Kysely<DB>,
  { id, membership, plan, at }: { id: string | null; membership: Membership; plan: Plan; at: Date },
): Promise<boolean> {
  const { launch } = premium;
  if (launch === null || plan !== 'month' || nextNumber(membership) > launch.months) return false;
  const row = await db
    .selectFrom('launch_places')
    .select('place')
    .where('place', '<=', launch.places)
    .where((place) =>
      membership.periods.length > 0
        ? place.and([place('membership_id', '=', id), place('kept_at', 'is not', null)])
        : place.or([place('membership_id', '=', id), isFree(at)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const launchPrice = () => percentOff(premium.month, premium.launch?.percent ?? 0);

/** Holds a place for an order that is made in this transaction; false where none is left. Whoever keeps one needs no other. */
export async function holdPlace(
  db: Kysely<DB>,
  { membershipId, orderId, at }: { membershipId: string; orderId: string; at: Date },
): Promise<boolean> {
  const until = new Date(at.getTime() + heldMinutes * 60_000);
  const own = await db
    .updateTable('launch_places')
    .set({ order_id: sql`case when kept_at is null then ${orderId}::uuid else order_id end` })
    .set({ held_until: until })
    .where('membership_id', '=', membershipId)
    .returning('place')
    .executeTakeFirst();
  if (own) return true;
  const { rows } = await sql`
    update launch_places set membership_id = ${membershipId}, order_id = ${orderId}, held_until = ${until}
    where place = (
      select place from launch_places where place <= ${premium.launch?.places ?? 0} and ${isFree(at)}
      order by place limit 1 for update skip locked
    ) returning place`.execute(db);
  return rows.length > 0;
}

/** A place whose order was paid is kept for good; false where another has it by now. */
export async function keepPlace(
  db: Kysely<DB>,
  { membershipId, at }: { membershipId: string; at: Date },
): Promise<boolean> {
  const kept = await db
    .updateTable('launch_places')
    .set({ kept_at: sql`coalesce(kept_at, ${at})` })
    .where('membership_id', '=', membershipId)
    .returning('place')
    .executeTakeFirst();
  return kept !== undefined;
}

/** What was decided of an order that has a place is another thing without it. */
export class LostPlace extends Error {
  override name = 'LostPlace';
}
