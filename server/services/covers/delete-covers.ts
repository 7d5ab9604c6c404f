import { sql } from 'kysely';
import type { UserActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { isUuid } from '../is-uuid.ts';
import { storedCoversSchema, storedFileSchema, storedRequestSchema } from './stored-covers.ts';

/** Deletes the covers of a run, what was made of them, and their photo where no other run is of it; what it used stays used. */
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
      .returning(['request', 'result'])
      .executeTakeFirst();
    if (!run) return;
    const files = await db
      .deleteFrom('tool_runs')
      .where('user_id', '=', actor.userId)
      .where('tool', '=', 'cover-file')
      .where(sql`request ->> 'of'`, '=', id)
      .returning('result')
      .execute();
    const paths = [
      ...(run.result === null
        ? []
        : storedCoversSchema.parse(run.result).covers.map(({ path }) => path)),
      ...files.flatMap(({ result }) =>
        result === null ? [] : [storedFileSchema.parse(result).path],
      ),
    ];
    const { photo } = storedRequestSchema.parse(run.request);
    await asServiceWithin(db, actor, async () => {
      const objects = paths.map((path) => ({ bucket: 'covers' as const, path }));
      if (objects.length > 0) await jobs.send('delete-objects', { objects }, db);
      if (photo !== null) await jobs.send('delete-unclaimed-photo', { path: photo }, db);
    });
  });
}
