import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#server/actor.ts';
import type { DB } from './schema.ts';

/** Runs `work` in one transaction under the actor's role. The handle it gets is the only one to use inside. */
export function asActor<T>(
  db: Kysely<DB>,
  actor: Actor,
  work: (db: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await takeRole(transaction, actor);
    return work(transaction);
  });
}

/** Lends the service's rights to a few statements of an actor's transaction, such as putting a job in the queue. */
export async function asServiceWithin<T>(
  db: Transaction<DB>,
  actor: Actor,
  work: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('role', 'estudio_service', true)`.execute(db);
  const result = await work();
  await takeRole(db, actor);
  return result;
}

async function takeRole(db: Transaction<DB>, actor: Actor): Promise<void> {
  const userId = actor.kind === 'anonymous' ? '' : actor.userId;
  await sql`select set_config('role', ${`estudio_${actor.kind}`}, true), set_config('app.user_id', ${userId}, true)`.execute(
    db,
  );
}
