import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** Takes the date back on which this account is deleted. Too late once the deletion has begun. */
export async function keepAccount(
  { db: { service } }: Pick<AppServices, 'db'>,
  { userId }: UserActor,
): Promise<void> {
  const kept = await service
    .updateTable('users')
    .set({ deletion_due_at: null })
    .where('id', '=', userId)
    .where('erasing_since', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw new AppError('account.being-deleted');
}
