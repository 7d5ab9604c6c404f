import { AppError } from '#server/app-error.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { DistributionId } from './distribution-id.ts';

/** Why no row was changed that should have been: it is as somebody else left it, or gone. */
export async function whyUnchanged(
  db: ActorDb,
  ids: readonly DistributionId[],
  otherwise: 'distribution.moved' | 'distribution.relinked',
): Promise<AppError> {
  const there = await db
    .selectFrom('distributions')
    .select('id')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return new AppError(there ? otherwise : 'distribution.gone');
}
