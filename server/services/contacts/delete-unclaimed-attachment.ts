import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** Deletes an attachment that no message names: it came twice, a program sent it, or its message could not be kept. */
export async function deleteUnclaimedAttachment(
  { db, storage }: Pick<AppServices, 'db' | 'storage'>,
  _actor: SystemActor,
  { path }: { path: string },
): Promise<void> {
  const message = await db.service
    .selectFrom('contact_submissions')
    .select('id')
    .where('demo_file_url', '=', path)
    .executeTakeFirst();
  if (!message) await storage.remove('demos', path);
}
