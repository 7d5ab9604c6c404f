import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asServiceWithin } from '#server/database/as-actor.ts';

/**
 * The songs of these ids, which nobody else changes, deletes or distributes until the transaction ends. The staff may
 * not lock what it may not change, so it is done with the service's rights.
 */
export const lockSongs = (db: ActorDb, actor: StaffActor, ids: readonly string[]) =>
  asServiceWithin(db, actor, () =>
    db
      .selectFrom('projects')
      .select(['id', 'status', 'deleted_at as deletedAt'])
      .where('id', 'in', ids)
      // Two who lock several wait for each other in one order.
      .orderBy('id')
      .forUpdate()
      .execute(),
  );
