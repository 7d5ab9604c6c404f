import type { Database } from '#server/database/database.ts';

/** Removes the sessions and links whose time is over; nobody asks for them again. Says how many. */
export async function expireSessions({ service }: Database): Promise<number> {
  const tables = ['sessions', 'verifications', 'email_changes'] as const;
  let removed = 0;
  for (const table of tables) {
    const gone = await service
      .deleteFrom(table)
      .where('expires_at', '<', new Date())
      .executeTakeFirst();
    removed += Number(gone.numDeletedRows);
  }
  return removed;
}
