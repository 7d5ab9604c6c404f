import { sql } from 'kysely';
import { type DistributionStatus, sendsToStore } from '#packages/distribution/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type ActorDb, asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import { followDistributions } from '#server/services/projects/follow-distributions.ts';
import type { AppServices } from '../app-services.ts';
import { refuseHeld } from './account-hold.ts';
import { type DistributionId, toDistributionId } from './distribution-id.ts';
import { changesLink, type LinkChange, noteLink } from './link-distribution.ts';
import { lockSongs } from './lock-songs.ts';
import { songsOf } from './songs-of.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** From the status that was seen to one that follows it; `note` is what the artist reads about it. */
export type DistributionMove = {
  ids: readonly DistributionId[];
  from: DistributionStatus;
  to: DistributionStatus;
  note: string | null;
  /** Of a single one: what is kept of it with the move, or nothing is. */
  linked?: LinkChange;
};

/**
 * Moves distributions that are as they were seen, and says how many those are; when it is none, rejects with
 * `distribution.moved`, or with `distribution.relinked` where its link changed meanwhile: of two who move one at once the
 * first does. Their songs follow. Rejects with `distribution.gone`; where it would be sent, with `distribution.song-gone` of
 * a deleted song, and with `distribution.account-suspended` or `distribution.account-leaving`. What is in the stores is taken
 * out of them all the same.
 */
export async function moveDistributions(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { ids, from, to, note, linked }: DistributionMove,
): Promise<{ moved: number }> {
  const change = linked && changesLink(linked) ? linked : null;
  return asActor(db, actor, async (db) => {
    const at = now();
    const songIds = await songsOf(db, ids);
    if (songIds.length === 0) throw new AppError('distribution.gone');
    const songs = await lockSongs(db, actor, songIds);
    if (sendsToStore(to)) {
      if (songs.some(({ deletedAt }) => deletedAt)) throw new AppError('distribution.song-gone');
      refuseHeld(songs);
    }
    const moved = await db
      .updateTable('distributions')
      .set({ status: to, error_message: to === 'failed' ? note : null, updated_at: at })
      .$if(to === 'live', (update) => update.set({ live_date: at }))
      .where('id', 'in', ids)
      .where('status', '=', from)
      .$call((update) =>
        change
          ? update
              .set({ platform_id: change.link.platformId, platform_url: change.link.url })
              .where('platform_id', 'is not distinct from', change.seen.platformId)
              .where('platform_url', 'is not distinct from', change.seen.url)
          : update,
      )
      .returning(['id', 'project_id as projectId', 'platform'])
      .execute();
    const [first] = moved;
    if (!first) throw await whyUnchanged(db, ids, from);
    await db
      .insertInto('distribution_entries')
      .values(
        moved.map(({ id }) => ({
          ...{ distribution_id: id, at, staff_id: actor.userId },
          ...{ kind: 'status' as const, before: from, after: to, body: note },
        })),
      )
      .execute();
    if (change) await noteLink(db, actor, at, { id: toDistributionId(first.id), ...change });
    await asServiceWithin(db, actor, async () => {
      if (to === 'live' || to === 'failed') await noteNews(db, moved, at);
      for (const { id } of songs) {
        const platforms = moved.flatMap((one) => (one.projectId === id ? [one.platform] : []));
        if (platforms.length === 0) continue;
        await followDistributions(db, id);
        await recordAudit({ db, now }, actor, {
          action: 'move-distributions',
          subject: {
            kind: 'project',
            id,
            before: { status: from },
            after: { status: to, platforms },
          },
        });
      }
    });
    return { moved: moved.length };
  });
}

/** Their artist is told, once for all that comes within a few minutes: `mail-distributions.ts`. */
const noteNews = (db: ActorDb, moved: readonly { id: string }[], at: Date) =>
  db
    .insertInto('distribution_news')
    .columns(['distribution_id', 'at'])
    .expression(sql`select unnest(${moved.map(({ id }) => id)}::uuid[]), ${at}::timestamptz`)
    .onConflict((conflict) => conflict.column('distribution_id').doNothing())
    .execute();
