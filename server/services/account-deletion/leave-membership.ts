import {
  isTrialToPay,
  type Membership,
  newMembership,
  paidUntil,
  statusAt,
} from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership, type Within } from '../memberships/change-membership.ts';
import { endAsked } from '../memberships/end-subscriptions.ts';
import { findMembership, holdMembership } from '../memberships/stored-membership.ts';

/** A membership that ends with its account; `paidUntil` is null where nothing is left of what was paid. */
export type LostMembership = { paidUntil: Date | null };

/** What a member loses who has their account deleted; null of who is none. */
export async function readLostMembership(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  { userId }: UserActor,
): Promise<LostMembership | null> {
  const found = await findMembership(db.service, userId);
  return lostOf(found?.membership ?? newMembership, now());
}

/** The same, and nothing more is charged from here on. Within the transaction of who leaves. */
export async function leaveMembership(
  services: Within,
  userId: string,
): Promise<LostMembership | null> {
  const found = await findMembership(services.db, userId);
  if (found) {
    await holdMembership(services.db, found.id);
    await endAsked(services.db, found.id, services.now());
  }
  // Of a trial there is nothing to lose but what PayPal would charge at its end.
  if (found && isTrialToPay(found.membership)) {
    await changeMembership(services, {
      membershipId: found.id,
      event: { type: 'renewal-chosen', renewal: 'link' },
    });
    return null;
  }
  const lost = found && lostOf(found.membership, services.now());
  if (!found || !lost) return null;
  await changeMembership(services, {
    membershipId: found.id,
    event: { type: 'cancelled', reason: 'Pidió eliminar su cuenta' },
  });
  return lost;
}

function lostOf(membership: Membership, now: Date): LostMembership | null {
  switch (statusAt(membership, now)) {
    case 'active':
    case 'cancelled_at_period_end':
      return { paidUntil: paidUntil(membership) };
    case 'past_due':
      return { paidUntil: null };
    case 'none':
    case 'trialing':
    case 'ended':
      return null;
  }
}
