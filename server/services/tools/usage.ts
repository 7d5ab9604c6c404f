import { sql } from 'kysely';
import { type Feature, limitOf } from '#content/plan-limits.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asServiceWithin, readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { nextWindow, windowStart } from './usage-window.ts';

/** What a person used of a feature in the window of now. */
export type Usage = {
  used: number;
  /** `null` has no limit. */
  limit: number | null;
  /** When the count begins anew. */
  renewsAt: Date;
};

type Use = { feature: Feature; tier: AccountTier; now: Date };

/**
 * Takes a use within the transaction of its result, and resolves with the window that it counts in. Rejects with `tool.limit`
 * where none is left: one conditional statement, so that of many at once no more get one than there are.
 */
export async function takeUse(
  db: ActorDb,
  actor: UserActor,
  { feature, tier, now }: Use,
): Promise<string> {
  const window = windowStart(feature, now);
  const limit = limitOf(tier, feature);
  const taken = await asServiceWithin(db, actor, () =>
    db
      .insertInto('tool_usage')
      .values({ user_id: actor.userId, feature, window_start: window, used: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'feature', 'window_start'])
          .doUpdateSet({ used: sql<number>`tool_usage.used + 1` })
          .where(sql<boolean>`${limit}::int is null or tool_usage.used < ${limit}::int`),
      )
      .returning('used')
      .executeTakeFirst(),
  );
  if (!taken || limit === 0) throw new AppError('tool.limit');
  return window;
}

/** Reads what a person used. */
export async function readUsage(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  { feature, tier }: Omit<Use, 'now'>,
): Promise<Usage> {
  const at = now();
  const [row] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('tool_usage')
      .select('used')
      .where('user_id', '=', actor.userId)
      .where('feature', '=', feature)
      .where('window_start', '=', windowStart(feature, at)),
  );
  return { used: row?.used ?? 0, limit: limitOf(tier, feature), renewsAt: nextWindow(feature, at) };
}
