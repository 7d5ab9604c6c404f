import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** Deletes that somebody was writing a reply, once they no longer are. */
export async function expirePresence(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
): Promise<void> {
  await db.service.deleteFrom('proposal_presence').where('until', '<', now()).execute();
}
