import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** Deletes a picture that no report names: the report came twice, could not be kept, or this process ended before. */
export async function deleteUnclaimedProof(
  { db, storage }: Pick<AppServices, 'db' | 'storage'>,
  _actor: SystemActor,
  { path }: { path: string },
): Promise<void> {
  const report = await db.service
    .selectFrom('transfer_reports')
    .select('id')
    .where('image_path', '=', path)
    .executeTakeFirst();
  if (!report) await storage.remove('transfers', path);
}
