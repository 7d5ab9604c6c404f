import type { SystemActor } from '#server/actor.ts';
import { workThrough } from '../work-through.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from './change-membership.ts';
import { isUnheard } from './unheard-charge.ts';

type Services = Pick<AppServices, 'db' | 'log' | 'memberships' | 'now'>;

/** In one run: the next one takes the rest. */
const most = 2000;

/** Each is a transaction of its own: enough to keep the database at work, and pages have connections left. */
export const membershipsAtOnce = 4;

/**
 * Every ten minutes, and after a start: what time alone did to memberships is told and kept, whenever that was. One that was looked
 * at later than it is now has seen a clock that was put back. What may have been paid by itself waits until that is known. One
 * that fails does not hold the others.
 */
export async function lookAtMemberships(
  services: Services,
  _actor: SystemActor,
  { asksPaypal }: { asksPaypal: boolean },
): Promise<void> {
  const { db, log, memberships, now } = services;
  const at = now();
  const due = await db.service
    .selectFrom('memberships')
    .select('id')
    .where((row) => row.or([row('next_look_at', '<=', at), row('looked_at', '>', at)]))
    .where('user_id', 'is not', null)
    .where(({ not }) => not(isUnheard({ at, asksPaypal })))
    .orderBy('next_look_at')
    .limit(most)
    .execute();
  await workThrough(due, membershipsAtOnce, async ({ id: membershipId }) => {
    try {
      await db.service
        .transaction()
        .execute((db) =>
          changeMembership(
            { db, memberships, now },
            { membershipId, event: { type: 'looked-at' } },
          ),
        );
    } catch (error) {
      log.error({ err: error, membership: membershipId }, 'a membership is looked at later');
    }
  });
}
