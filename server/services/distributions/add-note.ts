import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { DistributionId } from './distribution-id.ts';

/**
 * Adds a note that the staff alone reads, once under its id. Rejects with `distribution.kept-before` when other words have
 * that id, and with `distribution.gone`.
 */
export async function addNote(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { distributionId, id, body }: { distributionId: DistributionId; id: string; body: string },
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const there = await db
      .selectFrom('distributions')
      .select('id')
      .where('id', '=', distributionId)
      // Until the note is there nobody takes the distribution back.
      .forKeyShare()
      .executeTakeFirst();
    if (!there) throw new AppError('distribution.gone');
    const noted = await db
      .insertInto('distribution_entries')
      .values({ id, distribution_id: distributionId, at: now(), kind: 'note', body })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (noted) return;
    const same = await db
      .selectFrom('distribution_entries')
      .select('id')
      .where('id', '=', id)
      .where('distribution_id', '=', distributionId)
      .where('staff_id', '=', actor.userId)
      .where('kind', '=', 'note')
      .where('body', '=', body)
      .executeTakeFirst();
    if (!same) throw new AppError('distribution.kept-before');
  });
}
