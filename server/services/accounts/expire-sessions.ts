import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** Removes the sessions and links whose time is over; nobody asks for them again. Says how many. */
export async function expireSessions(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
): Promise<number> {
  const tables = ['sessions', 'verifications', 'email_changes'] as const;
  let removed = 0;
  for (const table of tables) {
    const gone = await service.deleteFrom(table).where('expires_at', '<', now()).executeTakeFirst();
    removed += Number(gone.numDeletedRows);
  }
  return removed;
}
