import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Actor } from '#server/actor.ts';
import type { Statement } from './compile-once.ts';
import type { Database } from './database.ts';
import type { DB } from './schema.ts';

const serviceRole = 'estudio_service';

/** The one connection of an actor's transaction, which sees what the actor may see. */
export type ActorDb = Kysely<DB> & { readonly actorDb: unique symbol };

/** Runs `work` in one transaction under the actor's role. The handle it gets is the only one to use inside. */
export function asActor<T>(
  { actors }: Pick<Database, 'actors'>,
  actor: Actor,
  work: (db: ActorDb) => Promise<T>,
): Promise<T> {
  return actors.connection().execute(async (connection) => {
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

/**
 * The rows of one statement under the actor's role: its transaction begins, asks and ends in one go, without waiting
 * for the database in between.
 */
export async function readAsActor<Row>(
  { actors, actorPool }: Pick<Database, 'actors' | 'actorPool'>,
  actor: Actor,
  statement: (db: ActorDb) => Statement<Row>,
): Promise<Row[]> {
  return preparedOrAnew([statement(actors as ActorDb)], async (queries) => {
    const [result] = await inTransaction(actorPool, [roleOf(actor)], queries);
    return (result?.rows ?? []) as Row[];
  });
}

/**
 * One statement under the actor's role and, whatever it did, others with the rights of the service: in one transaction
 * that begins, asks and ends in one go. Resolves with how many rows the actor's statement changed.
 */
export async function writeAsActor(
  { actors, actorPool }: Pick<Database, 'actors' | 'actorPool'>,
  actor: Actor,
  statements: (db: ActorDb) => { own: Statement<unknown>; asService: Statement<unknown>[] },
): Promise<number> {
  const { own, asService } = statements(actors as ActorDb);
  return preparedOrAnew([own, ...asService], async ([query, ...queries]) => {
    const roles = [roleOf(actor), `select set_config('role', '${serviceRole}', true)`];
    const [result] = await inTransaction(actorPool, roles, query ? [query, ...queries] : []);
    return result?.rowCount ?? 0;
  });
}

/** The first statement has the first role, those behind it the second one. */
async function inTransaction(
  pool: pg.Pool,
  [first = '', second = '']: readonly string[],
  [query, ...queries]: readonly pg.QueryConfig[],
): Promise<pg.QueryResult[]> {
  const client = await pool.connect();
  const { stream } = client.connection;
  try {
    // One write to the socket for all of them: each is a system call.
    stream.cork();
    const begun = client.query(`begin; ${first}`);
    const results = query ? [client.query(query)] : [];
    const turned = queries.length > 0 ? [client.query(second)] : [];
    results.push(...queries.map((next) => client.query(next)));
    const ended = client.query('commit'); // of a statement that failed, this is a rollback
    stream.uncork();
    // The connection is free again when all have their answer, whatever it is.
    await Promise.allSettled([begun, ...results, ...turned, ended]);
    await Promise.all([begun, ended]);
    const all = await Promise.all(results);
    client.release();
    return all;
  } catch (error) {
    // What it has prepared is for the columns as they were.
    client.release(isOutdated(error));
    throw error;
  }
}

/** The rows of one statement under the role of the service, which sees everything. The pool closes a connection that failed. */
export async function readAsService<Row>(
  { service, servicePool }: Pick<Database, 'service' | 'servicePool'>,
  statement: (db: Database['service']) => Statement<Row>,
): Promise<Row[]> {
  return preparedOrAnew([statement(service)], async ([query]) =>
    query ? (await servicePool.query<Row & pg.QueryResultRow>(query)).rows : [],
  );
}

/** Asks once more where the columns have another type than when a statement was prepared. */
async function preparedOrAnew<Result>(
  statements: readonly Statement<unknown>[],
  ask: (queries: pg.QueryConfig[]) => Promise<Result>,
): Promise<Result> {
  const queries = statements.map((statement) => {
    const { sql: text, parameters, name } = statement.compile();
    return { query: { text, values: [...parameters] }, name };
  });
  const anew = queries.map(({ query }) => query);
  if (queries.every(({ name }) => name === undefined)) return ask(anew);
  try {
    return await ask(
      queries.map(({ query, name }) => (name === undefined ? query : { ...query, name })),
    );
  } catch (error) {
    if (!isOutdated(error)) throw error;
    return ask(anew);
  }
}

/** «cached plan must not change result type», which has no code of its own; reading again does no harm to the others. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000';

/** Lends the service's rights to a few statements of an actor's transaction, such as putting a job in the queue. */
export async function asServiceWithin<T>(
  db: ActorDb,
  actor: Actor,
  work: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('role', ${serviceRole}, true)`.execute(db);
  const result = await work();
  await sql.raw(roleOf(actor)).execute(db);
  return result;
}

/** What each kind of actor is to PostgreSQL; `roles.sql` makes them. */
const roles = {
  anonymous: 'estudio_anonymous',
  user: 'estudio_user',
  staff: 'estudio_staff',
  system: serviceRole,
} as const satisfies Record<Actor['kind'], string>;

const uuid = /^[0-9a-f-]{36}$/i;

/** Takes effect until the transaction ends. A text in it is a literal, so the id must be nothing but an id. */
export function roleOf(actor: Actor): string {
  const userId = 'userId' in actor ? actor.userId : '';
  if (userId !== '' && !uuid.test(userId)) throw new Error('An actor without a valid id');
  return `select set_config('role', '${roles[actor.kind]}', true), set_config('app.user_id', '${userId}', true)`;
}
