import { type Kysely, sql } from 'kysely';
import {
  applyEvent,
  type MembershipEvent,
  MembershipFault,
  type Step,
} from '#packages/membership/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { settleCredits } from './credits.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { notify } from './notify.ts';
import { holdMembership, saveMembership } from './stored-membership.ts';

/** `db` is the transaction in which the membership stands or falls with what moved it. */
export type Within = { db: Kysely<DB> } & Pick<AppServices, 'now' | 'memberships'>;

export type MembershipChange = { membershipId: string; event: MembershipEvent };

/**
 * The one way in which a membership changes: what follows is decided by `packages/membership`, and kept in the transaction of
 * what moved it, with the mails about it. Rejects with `membership.changed` where the event cannot be true any more.
 */
export async function changeMembership(
  services: Within,
  { membershipId, event }: MembershipChange,
): Promise<Step> {
  const { db, now } = services;
  const stored = await holdMembership(db, membershipId);
  const at = now();
  const step = decide(() => applyEvent(stored.membership, event, at));
  await saveMembership(db, stored, { membership: step.membership, at });
  await endSubscriptions(db, membershipId, { membership: step.membership, at });
  await settleCredits(db, membershipId, { membership: step.membership, at });
  if (step.membership !== stored.membership) await recordEvent(db, { membershipId, event }, at);
  for (const { notice, lost = null } of step.effects)
    await notify(services, { ...stored, membership: step.membership, notice, lost, at });
  return step;
}

function decide(apply: () => Step): Step {
  try {
    return apply();
  } catch (error) {
    throw error instanceof MembershipFault
      ? new AppError('membership.changed', { cause: error })
      : error;
  }
}

/** Whoever holds the membership counts its events alone. */
async function recordEvent(
  db: Kysely<DB>,
  { membershipId, event }: MembershipChange,
  at: Date,
): Promise<void> {
  await sql`
    insert into membership_events (membership_id, place, at, event)
    select ${membershipId}, 1 + coalesce(max(place), 0), ${at}, ${JSON.stringify(event)}
    from membership_events where membership_id = ${membershipId}`.execute(db);
}
