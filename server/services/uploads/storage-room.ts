import { sql } from 'kysely';
import { storageQuotas } from '#content/storage-quotas.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, readAsActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';

/** Bytes. */
export type StorageRoom = { used: number; quota: number };

/**
 * What the actor's files take up: the stored originals, those in the bin and those on their way, at the size that they
 * announced. What the server makes of them is the server's.
 */
export async function readStorageRoom(database: Database, actor: UserActor): Promise<StorageRoom> {
  const [row] = await readAsActor(database, actor, (db) => roomOf(db, actor));
  return toRoom(row);
}

/**
 * Rejects with `storage.quota` when a file of `size` bytes has no room. Uploads that begin at once are counted one
 * after the other. The file that it will replace counts too, until it is replaced.
 */
export async function requireRoom(db: ActorDb, actor: UserActor, size: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${actor.userId}, 1))`.execute(db);
  const { used, quota } = toRoom(await roomOf(db, actor).executeTakeFirst());
  if (used + size > quota) throw new AppError('storage.quota');
}

const roomOf = (db: ActorDb, { userId }: UserActor) =>
  db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      'tier',
      selectFrom('uploads')
        .where('user_id', '=', userId)
        .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('used'))
        .as('used'),
    ])
    .where('id', '=', userId);

function toRoom(
  row: { tier: keyof typeof storageQuotas; used: number | null } | undefined,
): StorageRoom {
  return row ? { used: row.used ?? 0, quota: storageQuotas[row.tier] } : { used: 0, quota: 0 };
}
