import { sql } from 'kysely';
import type { UserActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { giveBack } from '#server/services/tools/usage.ts';
import { isUuid } from '../is-uuid.ts';
import { picturesOf, storedRequestSchema } from './stored-covers.ts';

/**
 * Deletes the covers of a run, what was made of them, and their photo where no other run is of it. What it used stays used, unless
 * nothing came of it yet.
 */
export async function deleteCovers(
  { db, jobs }: Pick<AppServices, 'db' | 'jobs'>,
  actor: UserActor,
  id: string,
): Promise<void> {
  if (!isUuid(id)) return;
  await asActor(db, actor, async (db) => {
    const run = await db
      .deleteFrom('tool_runs')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where('tool', '=', 'cover')
      .returning(['id', 'seed', 'tries', 'request', 'state', 'window_start as window'])
      .executeTakeFirst();
    if (!run) return;
    const files = await db
      .deleteFrom('tool_runs')
      .where('user_id', '=', actor.userId)
      .where('tool', '=', 'cover-file')
      .where(sql`request ->> 'of'`, '=', id)
      .returning(['id', 'seed', 'tries'])
      .execute();
    const { photo } = storedRequestSchema.parse(run.request);
    const isUnfinished = run.state === 'queued' || run.state === 'running';
    await asServiceWithin(db, actor, async () => {
      if (isUnfinished && run.window !== null)
        await giveBack(db, { userId: actor.userId, tool: 'cover', window: run.window });
      const objects = [run, ...files].flatMap(({ tries, ...placed }) =>
        picturesOf({ ...placed, userId: actor.userId }, tries),
      );
      if (objects.length > 0) await jobs.send('delete-objects', { objects }, db);
      if (photo !== null) await jobs.send('delete-unclaimed-photo', { path: photo }, db);
    });
  });
}
