import { sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** Deletes a photo that no run names, or none any more. */
export async function deleteUnclaimedPhoto(
  { db, storage }: Pick<AppServices, 'db' | 'storage'>,
  _actor: SystemActor,
  { path }: { path: string },
): Promise<void> {
  const [userId = ''] = path.split('/');
  const run = await db.service
    .selectFrom('tool_runs')
    .select('id')
    .where('user_id', '=', userId)
    .where('tool', '=', 'cover')
    .where(sql`request ->> 'photo'`, '=', path)
    .executeTakeFirst();
  if (!run) await storage.remove('covers', path);
}
