import type { AppServices } from '#server/services/app-services.ts';
import type { SystemActor } from '#server/actor.ts';

/** Tells the owner of an address, where it has one, that somebody tries passwords. */
export async function mailAboutGuesses(
  { db, accounts: { mails } }: Pick<AppServices, 'accounts' | 'db'>,
  _actor: SystemActor,
  { email }: { email: string },
): Promise<void> {
  const owner = await db.service
    .selectFrom('users')
    .select(['email', 'display_name as displayName'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (owner) await mails.passwordGuesses(owner);
}
