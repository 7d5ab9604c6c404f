import { type Kysely, sql } from 'kysely';
import { storageQuotas } from '#content/storage-quotas.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor, readAsActor } from '#server/database/as-actor.ts';
import type { DB } from '#server/database/schema.ts';
import { tierOfUser } from '../memberships/tier-sql.ts';
import type { AppServices } from '#server/services/app-services.ts';

const minute = 60 * 1000;

/** Until when an upload keeps its reservation: as long as its sender may send in one request, */
const promisedWhileSending = (at: Date) => new Date(+at + 65 * minute);
/** and as long as they are expected back. */
export const promisedWhileAway = (at: Date): Date => new Date(+at + 30 * minute);

/** Bytes; a quota of null has no limit. */
export type StorageUsage = { used: number; quota: number | null };

/**
 * What the actor's files take up: the stored originals, those in the bin and those on their way. One on its way counts
 * with the size that it announced while its sender is about, and afterwards with what arrived. What the server makes of
 * them is the server's.
 */
export async function readStorageUsage(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
): Promise<StorageUsage> {
  const [row] = await readAsActor(db, actor, (db) => usageOf(db, actor, now()));
  return toUsage(row);
}

/**
 * Rejects with `storage.quota` when a file of `size` bytes exceeds the quota. Uploads that begin at once are counted one
 * after the other. The file that it will replace counts too, until it is replaced.
 */
export async function requireQuota(
  db: ActorDb,
  actor: UserActor,
  { size, at }: { size: number; at: Date },
): Promise<void> {
  await lockQuota(db, actor);
  const { used, quota } = toUsage(await usageOf(db, actor, at).executeTakeFirst());
  if (quota !== null && used + size > quota) throw new AppError('storage.quota');
}

/** Promises one of the actor's uploads the rest of its reservation again: see `requireReservation`. */
export const renewReservation = (
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  upload: { id: string; arrived: number },
): Promise<void> =>
  asActor(db, actor, (db) => requireReservation(db, actor, { ...upload, at: now() }));

/**
 * Promises an upload the rest of its reservation again, for as long as its sender may send in one request. Rejects with
 * `storage.quota` when the promise was over and others have used the quota meanwhile.
 */
export async function requireReservation(
  db: ActorDb,
  actor: UserActor,
  upload: { id: string; arrived: number; at: Date },
): Promise<void> {
  await lockQuota(db, actor);
  const renewed = await db
    .updateTable('uploads')
    .set({ arrived: upload.arrived, promised_until: promisedWhileSending(upload.at) })
    .where('id', '=', upload.id)
    .where('user_id', '=', actor.userId)
    .where('finished_at', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('promised_until', '>', upload.at),
        eb(
          selectFrom('uploads as other')
            .where('other.user_id', '=', actor.userId)
            .where('other.id', '!=', upload.id)
            .select(usedBytes(upload.at).as('used')),
          '<=',
          selectFrom('users')
            .where('users.id', '=', actor.userId)
            .select(sql<number>`${quotaOfTier(upload.at)} - uploads.size`.as('left')),
        ),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (!renewed) throw new AppError('storage.quota');
}

/** Writes down what had arrived when a sender went away, who is expected back within half an hour. */
export async function pauseUpload(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  { userId }: UserActor,
  { id, arrived }: { id: string; arrived: number },
): Promise<void> {
  await service
    .updateTable('uploads')
    .set({ arrived, promised_until: promisedWhileAway(now()) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .execute();
}

/** Whoever changes what a person's files take up does so one after the other. */
const lockQuota = (db: ActorDb, { userId }: UserActor) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`.execute(db);

const usedBytes = (at: Date) => sql<number>`coalesce(sum(case
  when finished_at is null and promised_until <= ${at} then arrived else size end), 0)::bigint`;

/** More than any disk has. */
const mostBytes = Number.MAX_SAFE_INTEGER;

const quotaOfTier = (at: Date) =>
  sql`case ${tierOfUser(at)} ${sql.join(
    Object.entries(storageQuotas).map(
      ([tier, bytes]) => sql`when ${tier} then ${bytes ?? mostBytes}::bigint`,
    ),
    sql` `,
  )} end`;

/** A person's files and their tier; with the rights of the service, also for the staff. */
export const usageOf = (db: Kysely<DB>, { userId }: Pick<UserActor, 'userId'>, at: Date) =>
  db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      tierOfUser(at).as('tier'),
      selectFrom('uploads')
        .where('user_id', '=', userId)
        .select(usedBytes(at).as('used'))
        .as('used'),
    ])
    .where('id', '=', userId);

export function toUsage(
  row: { tier: keyof typeof storageQuotas; used: number | null } | undefined,
): StorageUsage {
  return row ? { used: row.used ?? 0, quota: storageQuotas[row.tier] } : { used: 0, quota: 0 };
}
