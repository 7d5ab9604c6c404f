import { type Kysely, sql } from 'kysely';
import type { Actor } from '#server/actor.ts';
import type { DB } from './schema.ts';

/** The one connection of an actor's transaction, which sees what the actor may see. */
export type ActorDb = Kysely<DB> & { readonly actorDb: unique symbol };

/** Runs `work` in one transaction under the actor's role. The handle it gets is the only one to use inside. */
export function asActor<T>(
  db: Kysely<DB>,
  actor: Actor,
  work: (db: ActorDb) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    try {
      // In one message: the role costs no round trip of its own.
      await sql.raw(`begin; ${roleOf(actor)}`).execute(connection);
      const result = await work(connection as ActorDb);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

/** Lends the service's rights to a few statements of an actor's transaction, such as putting a job in the queue. */
export async function asServiceWithin<T>(
  db: ActorDb,
  actor: Actor,
  work: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('role', 'estudio_service', true)`.execute(db);
  const result = await work();
  await sql.raw(roleOf(actor)).execute(db);
  return result;
}

const uuid = /^[0-9a-f-]{36}$/i;

/** Takes effect until the transaction ends. A text in it is a literal, so the id must be nothing but an id. */
function roleOf(actor: Actor): string {
  const userId = actor.kind === 'anonymous' ? '' : actor.userId;
  if (userId !== '' && !uuid.test(userId)) throw new Error('An actor without a valid id');
  return `select set_config('role', 'estudio_${actor.kind}', true), set_config('app.user_id', '${userId}', true)`;
}
