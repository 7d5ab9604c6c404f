import { sql } from 'kysely';
import { z } from 'zod';
import {
  graceUntil,
  lastPeriod,
  type MembershipEvent,
  type MembershipStatus,
  paidUntil,
  type Plan,
  planOfNext,
  type Renewal,
  statusAt,
} from '#packages/membership/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import type { UserId } from './user-id.ts';

/** A membership as the staff sees it beside its account. */
export type UserMembership = {
  status: MembershipStatus;
  trialEndsAt: Date | null;
  /** Of the period that was paid last. */
  plan: Plan | null;
  paidUntil: Date | null;
  graceUntil: Date | null;
  renewal: Renewal;
  /** The plan that is paid next; null of who pays nothing more. */
  nextPlan: Plan | null;
  cancelledAt: Date | null;
  /** What they said when they cancelled, while that stands. */
  reason: string | null;
  /** The newest first. */
  events: { place: number; at: Date; event: MembershipEvent }[];
};

const mostEvents = 10;

const eventSchema = z.custom<MembershipEvent>(
  (value) => typeof value === 'object' && value !== null && 'type' in value,
);

/** The membership of an account; null of one that never tried or paid any. */
export async function readUserMembership(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  userId: UserId,
): Promise<UserMembership | null> {
  const at = now();
  return asActor(db, actor, async (db) => {
    const found = await findMembership(db, userId);
    const status = found ? statusAt(found.membership, at) : 'none';
    if (!found || status === 'none') return null;
    const { id, membership } = found;
    const { cancelledAt, renewal, trial } = membership;
    const isRenewed = status === 'active' || status === 'past_due';
    return {
      ...{ status, renewal, cancelledAt, trialEndsAt: trial?.endsAt ?? null },
      plan: lastPeriod(membership)?.plan ?? null,
      ...{ paidUntil: paidUntil(membership), graceUntil: graceUntil(membership) },
      nextPlan: isRenewed ? planOfNext(membership) : null,
      reason: cancelledAt ? await readReason(db, id) : null,
      events: await readEvents(db, id),
    };
  });
}

async function readEvents(db: ActorDb, id: string): Promise<UserMembership['events']> {
  const rows = await db
    .selectFrom('membership_events')
    .select(['place', 'at', 'event'])
    .where('membership_id', '=', id)
    .orderBy('place', 'desc')
    .limit(mostEvents)
    .execute();
  return rows.map(({ event, ...row }) => ({ ...row, event: eventSchema.parse(event) }));
}

/** Of the last time, however much happened since. */
async function readReason(db: ActorDb, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('membership_events')
    .select('event')
    .where('membership_id', '=', id)
    .where(sql<boolean>`event ->> 'type' = 'cancelled'`)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  const event = row && eventSchema.parse(row.event);
  return event?.type === 'cancelled' ? event.reason : null;
}
