import type { SystemActor } from '#server/actor.ts';
import { type DeletionServices, deleteAccount } from './delete-account.ts';

/** Deletes the accounts whose date has come. Resolves with how many; one that fails is tried again the next time. */
export async function expireAccounts(
  services: DeletionServices,
  _actor: SystemActor,
): Promise<number> {
  const due = await services.db.service
    .selectFrom('users')
    .select('id')
    .where('deletion_due_at', '<=', services.now())
    .execute();
  let deleted = 0;
  for (const { id } of due) {
    try {
      if (await deleteAccount(services, id)) deleted += 1;
    } catch (error) {
      services.log.error({ err: error, userId: id }, 'an account was not deleted');
    }
  }
  return deleted;
}
