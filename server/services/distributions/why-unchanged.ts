import type { DistributionStatus } from '#packages/distribution/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { DistributionId } from './distribution-id.ts';

/**
 * Why no row was changed that should have been: it is gone, or as somebody else left it. `from` is the status that it
 * was to have; of one that has it, or may have any, the link is another.
 */
export async function whyUnchanged(
  db: ActorDb,
  ids: readonly DistributionId[],
  from: DistributionStatus | null,
): Promise<AppError> {
  const there = await db
    .selectFrom('distributions')
    .select('status')
    .where('id', 'in', ids)
    .execute();
  if (there.length === 0) return new AppError('distribution.gone');
  const isMoved = from !== null && there.every(({ status }) => status !== from);
  return new AppError(isMoved ? 'distribution.moved' : 'distribution.relinked');
}
