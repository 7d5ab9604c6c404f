import { asActor } from '#server/database/as-actor.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** What a suspended person reads: why, since when, and what was written since, the newest first. */
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
    const [user, last] = await Promise.all([
      db
        .selectFrom('users')
        .select(['suspended_at as suspendedAt', 'review_asked_at as reviewAskedAt'])
        .where('id', '=', userId)
        .executeTakeFirst(),
      db
        .selectFrom('user_entries')
        .select(['at', 'body'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'suspended')
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ]);
    if (!user?.suspendedAt || !last) return null;
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
      suspendedAt: user.suspendedAt,
      reason: last.body,
      isWaiting: user.reviewAskedAt !== null,
      entries: since.map(({ kind, ...entry }) => ({ ...entry, isOwn: kind === 'answered' })),
    };
  });
}
