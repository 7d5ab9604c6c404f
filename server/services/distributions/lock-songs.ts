import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asServiceWithin } from '#server/database/as-actor.ts';
import { accountHold } from './account-hold.ts';

/**
 * The songs of these ids, which nobody else changes, deletes or distributes until the transaction ends; nor is an account
 * of theirs suspended or left meanwhile. The staff may not lock what it may not change, so it is done with the service's
 * rights.
 */
export const lockSongs = (db: ActorDb, actor: StaffActor, ids: readonly string[]) =>
  asServiceWithin(db, actor, async () => {
    // Before the songs, as whoever deletes an account does. Two who lock several wait for each other in one order.
    const people = await db
      .selectFrom('users')
      .select(['id', accountHold.as('hold')])
      .where('id', 'in', (query) =>
        query.selectFrom('projects').select('user_id').where('id', 'in', ids),
      )
      .orderBy('id')
      .forShare()
      .execute();
    const songs = await db
      .selectFrom('projects')
      .select(['id', 'user_id as userId', 'status', 'deleted_at as deletedAt'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    return songs.map((song) => ({
      ...song,
      hold: people.find(({ id }) => id === song.userId)?.hold ?? null,
    }));
  });
