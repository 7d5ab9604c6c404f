import type { Database } from '#server/database/database.ts';
import type { AccountMails } from './send-account-mails.ts';

/** Tells the owner of an address, where it has one, that somebody tries passwords. */
export async function mailAboutGuesses(
  { db, mails }: { db: Database; mails: AccountMails },
  { email }: { email: string },
): Promise<void> {
  const owner = await db.service
    .selectFrom('users')
    .select(['email', 'display_name as displayName'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (owner) await mails.passwordGuesses(owner);
}
