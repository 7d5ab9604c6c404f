import { premium } from '#content/premium.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from './change-membership.ts';
import { ensureMembership, findMembership } from './stored-membership.ts';

type Services = Pick<AppServices, 'db' | 'limits' | 'memberships' | 'now'>;

/**
 * Begins the trial of a person: once in a life, also of whoever had another account with the same address. Rejects with
 * `membership.trial-used`, and with `membership.trial-member` for who has paid before.
 */
export async function startTrial(
  { db, limits, memberships, now }: Services,
  actor: UserActor,
): Promise<void> {
  await limits.consume('membership', actor.userId);
  const { userId } = actor;
  await db.service.transaction().execute(async (db) => {
    const at = now();
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const known = await findMembership(db, userId);
    if (known && known.membership.periods.length > 0) throw new AppError('membership.trial-member');
    const claim = await db
      .insertInto('trial_claims')
      .values({ address_hash: memberships.addressHash(email), claimed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('claimed_at')
      .executeTakeFirst();
    if (!claim || known?.membership.trial) throw new AppError('membership.trial-used');
    await changeMembership(
      { db, memberships, now: () => at },
      {
        membershipId: await ensureMembership(db, { userId, at }),
        event: { type: 'trial-started', days: premium.trialDays },
      },
    );
  });
}
