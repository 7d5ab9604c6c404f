import { sql } from 'kysely';
import { type EraseServices, eraseAccount } from './erase-account.ts';

/** Erases the accounts whose date has come. Resolves with how many; one that fails is tried again the next time. */
export async function eraseAccounts(
  services: EraseServices,
  uploadsFolder: string,
): Promise<number> {
  const due = await services.db.service
    .selectFrom('users')
    .select('id')
    .where('deletion_due_at', '<=', sql<Date>`now()`)
    .execute();
  let erased = 0;
  for (const { id } of due) {
    try {
      if (await eraseAccount(services, uploadsFolder, id)) erased += 1;
    } catch (error) {
      services.log.error({ err: error, userId: id }, 'an account was not erased');
    }
  }
  return erased;
}
