import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import type { DistributionId } from './distribution-id.ts';
import { lockSongs } from './lock-songs.ts';
import { songsOf } from './songs-of.ts';
import { isUnsent } from './unsent.ts';

/**
 * Takes back distributions that were asked for and never sent: says how many went, and how many stay, since somebody
 * moved them. Those that are gone already are done. Rejects with `distribution.sent` when nothing but such is left.
 */
export async function deleteDistributions(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { ids }: { ids: readonly DistributionId[] },
): Promise<{ deleted: number; kept: number }> {
  return asActor(db, actor, async (db) => {
    const songIds = await songsOf(db, ids);
    if (songIds.length === 0) return { deleted: 0, kept: 0 };
    // Who moves one waits for its song, too: the statement below sees what the move has noted.
    const songs = await lockSongs(db, actor, songIds);
    const deleted = await db
      .deleteFrom('distributions')
      .where('id', 'in', ids)
      .where(isUnsent)
      .returning(['project_id as projectId', 'platform'])
      .execute();
    const left = await db.selectFrom('distributions').select('id').where('id', 'in', ids).execute();
    if (deleted.length === 0 && left.length > 0) throw new AppError('distribution.sent');
    await asServiceWithin(db, actor, async () => {
      for (const { id } of songs) {
        const platforms = deleted.flatMap((one) => (one.projectId === id ? [one.platform] : []));
        if (platforms.length === 0) continue;
        await recordAudit({ db, now }, actor, {
          action: 'delete-distributions',
          subject: { kind: 'project', id, before: { status: 'pending', platforms } },
        });
      }
    });
    return { deleted: deleted.length, kept: left.length };
  });
}
