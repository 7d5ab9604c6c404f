import { type Kysely, sql } from 'kysely';
import { premium } from '#content/premium.ts';
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
  const { places } = premium.launch;
  const { taken } = await db
    .selectFrom('launch_places')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('place', '<=', places)
    .where(sql<boolean>`not ${isFree(at)}`)
    .executeTakeFirstOrThrow();
  return places - taken;
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
  // Their first months went by with a year that they paid.
  if (membership.periods.some(({ plan, cut }) => plan === 'year' && cut?.by !== 'refund'))
    return false;
  const own = await db
    .selectFrom('launch_places')
    .select(['place', 'kept_at as keptAt'])
    .where('membership_id', '=', id)
    .executeTakeFirst();
  if (membership.periods.length > 0) return own !== undefined && own.keptAt !== null;
  return own !== undefined || ((await countPlaces(db, at)) ?? 0) > 0;
}

/**
 * Holds a place for an order that is made in this transaction, or until PayPal has charged the first month; false where none is
 * left. Whoever keeps one needs no other.
 */
export async function holdPlace(
  db: Kysely<DB>,
  {
    membershipId,
    orderId,
    at,
    until = new Date(at.getTime() + heldMinutes * 60_000),
  }: { membershipId: string; orderId: string | null; at: Date; until?: Date },
): Promise<boolean> {
  const own = await db
    .updateTable('launch_places')
    .set({
      order_id: sql`case when kept_at is null then coalesce(${orderId}::uuid, order_id) else order_id end`,
    })
    .set({ held_until: sql`greatest(held_until, ${until}::timestamptz)` })
    .where('membership_id', '=', membershipId)
    .returning('place')
    .executeTakeFirst();
  if (own) return true;
  const places = premium.launch?.places ?? 0;
  await sql`
    insert into launch_places (place) select n from generate_series(1, ${places}::integer) n
    where not exists (select from launch_places where place = n) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql`
    update launch_places set membership_id = ${membershipId}, order_id = ${orderId}, held_until = ${until}
    where place = (
      select place from launch_places where place <= ${places} and ${isFree(at)}
      order by membership_id is not null, held_until, place limit 1 for update skip locked
    ) returning place`.execute(db);
  return rows.length > 0;
}

/** A place that PayPal was to charge: nobody else holds it but whoever pays at this moment. */
export async function freePlace(
  db: Kysely<DB>,
  { membershipId, at }: { membershipId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('launch_places')
    .set({ held_until: at })
    .where('membership_id', '=', membershipId)
    .where('held_until', '>', at)
    .where('kept_at', 'is', null)
    .execute();
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
