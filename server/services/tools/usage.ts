import { type Kysely, sql } from 'kysely';
import { type Feature, limitOf } from '#content/plan-limits.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asServiceWithin, readAsActor } from '#server/database/as-actor.ts';
import type { DB } from '#server/database/schema.ts';
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

/** What a run of each counted tool uses. */
export const countedTools = {
  cover: 'coverArtGenerator',
  lyrics: 'lyricsGenerator',
  vocal: 'vocalAnalyzer',
} as const satisfies Record<string, Feature>;

export type CountedTool = keyof typeof countedTools;

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

/** Rejects with `tool.limit` where no use is left, before work that would be for nothing; what is used `takeUse` decides. */
export async function requireUse(
  services: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  use: Omit<Use, 'now'>,
): Promise<void> {
  const { used, limit } = await readUsage(services, actor, use);
  if (limit !== null && used >= limit) throw new AppError('tool.limit');
}

/** Gives back a use of a run that came to nothing, in the transaction that says so. */
export async function giveBack(
  db: Kysely<DB>,
  { userId, tool, window }: { userId: string; tool: CountedTool; window: string },
): Promise<void> {
  await db
    .updateTable('tool_usage')
    .set({ used: sql<number>`used - 1` })
    .where('user_id', '=', userId)
    .where('feature', '=', countedTools[tool])
    .where('window_start', '=', window)
    .where('used', '>', 0)
    .execute();
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
