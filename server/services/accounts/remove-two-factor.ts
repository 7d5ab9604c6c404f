import type { Database } from '#server/database/database.ts';
import type { JobQueue } from '#server/database/job-queue.ts';
import { takeBackLinks } from './take-back-links.ts';

/**
 * Switches the second step off for a person who lost the app and the recovery codes; a mail tells them. Returns their
 * name, or null when no account with this address has a second step.
 */
export async function removeTwoFactor(
  { db, jobs }: { db: Database; jobs: JobQueue },
  email: string,
): Promise<string | null> {
  const owner = await db.service.transaction().execute(async (trx) => {
    const found = await trx
      .updateTable('users')
      .set({ two_factor_enabled: false, updated_at: new Date() })
      .where('email', '=', email)
      .where('two_factor_enabled', '=', true)
      .returning(['id', 'full_name as name', 'email', 'display_name as displayName'])
      .executeTakeFirst();
    if (!found) return null;
    await trx.deleteFrom('two_factors').where('user_id', '=', found.id).execute();
    await takeBackLinks(trx, found.id);
    return found;
  });
  if (!owner) return null;
  await jobs.send('tell-two-factor-off', { email: owner.email, displayName: owner.displayName });
  return owner.name;
}
