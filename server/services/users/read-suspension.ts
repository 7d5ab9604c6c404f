import { asActor } from '#server/database/as-actor.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** What a suspended person reads: why, since when, and what was written since, the oldest first. */
export type OwnSuspension = {
  suspendedAt: Date;
  reason: string;
  /** Their answer is being looked at. */
  isWaiting: boolean;
  entries: { id: string; at: Date; isOwn: boolean; body: string }[];
};

const mostEntries = 50;

/** The suspension of one's own account; null of one that is open. */
export async function readSuspension(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
): Promise<OwnSuspension | null> {
  const { userId } = actor;
  return asActor(db, actor, async (db) => {
    const last = await db
      .selectFrom('user_entries as entry')
      .innerJoin('users', 'users.id', 'entry.user_id')
      .select([
        'users.suspended_at as suspendedAt',
        'users.review_asked_at as reviewAskedAt',
        'entry.at',
        'entry.body as reason',
      ])
      .where('entry.user_id', '=', userId)
      .where('entry.kind', '=', 'suspended')
      .orderBy('entry.at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last?.suspendedAt) return null;
    const since = await db
      .selectFrom('user_entries')
      .select(['id', 'at', 'kind', 'body'])
      .where('user_id', '=', userId)
      .where('kind', 'in', ['answered', 'upheld'])
      .where('at', '>=', last.at)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostEntries)
      .execute();
    return {
      suspendedAt: last.suspendedAt,
      reason: last.reason,
      isWaiting: last.reviewAskedAt !== null,
      entries: since
        .map(({ kind, ...entry }) => ({ ...entry, isOwn: kind === 'answered' }))
        .toReversed(),
    };
  });
}
