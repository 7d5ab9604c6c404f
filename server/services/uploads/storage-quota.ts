import { sql } from 'kysely';
import { storageQuotas } from '#content/storage-quotas.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor, readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** Bytes. */
export type StorageUsage = { used: number; quota: number };

/**
 * What the actor's files take up: the stored originals, those in the bin and those on their way. One on its way counts
 * with the size that it announced while its sender is about, and afterwards with what arrived. What the server makes of
 * them is the server's.
 */
export async function readStorageUsage(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
): Promise<StorageUsage> {
  const [row] = await readAsActor(db, actor, (db) => usageOf(db, actor));
  return toUsage(row);
}

/**
 * Rejects with `storage.quota` when a file of `size` bytes exceeds the quota. Uploads that begin at once are counted one
 * after the other. The file that it will replace counts too, until it is replaced.
 */
export async function requireQuota(db: ActorDb, actor: UserActor, size: number): Promise<void> {
  await lockQuota(db, actor);
  const { used, quota } = toUsage(await usageOf(db, actor).executeTakeFirst());
  if (used + size > quota) throw new AppError('storage.quota');
}

/** Promises one of the actor's uploads the rest of its reservation again: see `requireReservation`. */
export const renewReservation = (
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  upload: { id: string; arrived: number },
): Promise<void> => asActor(db, actor, (db) => requireReservation(db, actor, upload));

/**
 * Promises an upload the rest of its reservation again, for as long as its sender may send in one request. Rejects with
 * `storage.quota` when the promise was over and others have used the quota meanwhile.
 */
export async function requireReservation(
  db: ActorDb,
  actor: UserActor,
  upload: { id: string; arrived: number },
): Promise<void> {
  await lockQuota(db, actor);
  const renewed = await db
    .updateTable('uploads')
    .set({ arrived: upload.arrived, promised_until: sql`now() + interval '65 minutes'` })
    .where('id', '=', upload.id)
    .where('user_id', '=', actor.userId)
    .where('finished_at', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('promised_until', '>', sql<Date>`now()`),
        eb(
          selectFrom('uploads as other')
            .where('other.user_id', '=', actor.userId)
            .where('other.id', '!=', upload.id)
            .select(usedBytes.as('used')),
          '<=',
          selectFrom('users')
            .where('users.id', '=', actor.userId)
            .select(sql<number>`${quotaOfTier} - uploads.size`.as('left')),
        ),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (!renewed) throw new AppError('storage.quota');
}

/** Writes down what had arrived when a sender went away, who is expected back within half an hour. */
export async function pauseUpload(
  { db: { service } }: Pick<AppServices, 'db'>,
  { userId }: UserActor,
  { id, arrived }: { id: string; arrived: number },
): Promise<void> {
  await service
    .updateTable('uploads')
    .set({ arrived, promised_until: sql`now() + interval '30 minutes'` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .execute();
}

/** Whoever changes what a person's files take up does so one after the other. */
const lockQuota = (db: ActorDb, { userId }: UserActor) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`.execute(db);

const usedBytes = sql<number>`coalesce(sum(case
  when finished_at is null and promised_until <= now() then arrived else size end), 0)::bigint`;

const quotaOfTier = sql`case tier ${sql.join(
  Object.entries(storageQuotas).map(([tier, bytes]) => sql`when ${tier} then ${bytes}::bigint`),
  sql` `,
)} end`;

const usageOf = (db: ActorDb, { userId }: UserActor) =>
  db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      'tier',
      selectFrom('uploads').where('user_id', '=', userId).select(usedBytes.as('used')).as('used'),
    ])
    .where('id', '=', userId);

function toUsage(
  row: { tier: keyof typeof storageQuotas; used: number | null } | undefined,
): StorageUsage {
  return row ? { used: row.used ?? 0, quota: storageQuotas[row.tier] } : { used: 0, quota: 0 };
}
