import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';
import type { AppServices } from '../app-services.ts';
import { refuseHeld } from './account-hold.ts';
import { lockSongs } from './lock-songs.ts';

/**
 * Asks for a song's distribution at each of these platforms where it is not yet, or no longer; says at how many. Rejects
 * with `distribution.song-gone`, `distribution.song-not-ready`, and `distribution.account-suspended` or
 * `distribution.account-leaving` where nothing new of its account goes out.
 */
export async function createDistributions(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { projectId, platforms }: { projectId: ProjectId; platforms: readonly string[] },
): Promise<{ created: number }> {
  return asActor(db, actor, async (db) => {
    const [song] = await lockSongs(db, actor, [projectId]);
    if (!song || song.deletedAt) throw new AppError('distribution.song-gone');
    if (song.status !== 'ready' && song.status !== 'distributed')
      throw new AppError('distribution.song-not-ready');
    refuseHeld([song]);
    const at = now();
    const created = await db
      .insertInto('distributions')
      .columns(['project_id', 'platform', 'submission_date', 'created_at', 'updated_at'])
      .expression(
        sql`select ${projectId}::uuid, unnest(${platforms}::text[]), ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz`,
      )
      .onConflict((conflict) =>
        conflict
          .columns(['project_id', 'platform'])
          .where(sql.ref('status'), '<>', sql.lit('removed'))
          .doNothing(),
      )
      .returning('platform')
      .execute();
    if (created.length > 0) {
      await asServiceWithin(db, actor, () =>
        recordAudit({ db, now }, actor, {
          action: 'create-distributions',
          subject: {
            kind: 'project',
            id: projectId,
            after: { platforms: created.map(({ platform }) => platform) },
          },
        }),
      );
    }
    return { created: created.length };
  });
}
