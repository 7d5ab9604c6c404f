import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection } from './connection.ts';
import type { DB } from './schema.ts';

/**
 * `actors` has no rights until a transaction takes a role (see `actor.ts`); people's requests use it.
 * `service` may read and write every row: accounts, background jobs and the command line use it.
 */
export type Database = {
  actors: Kysely<DB>;
  /** The connections behind `actors`. */
  actorPool: pg.Pool;
  service: Kysely<DB>;
  /** The connections behind `service`, for libraries that bring their own SQL. */
  servicePool: pg.Pool;
  /**
   * For the counters of attempts alone, which are counted within transactions, too: from `servicePool` they would wait
   * for a connection that others have who wait for that transaction. It waits for no disk: should PostgreSQL be killed, the
   * last half second of attempts is forgotten.
   */
  counterPool: pg.Pool;
  /** For files of many rows, which are as long on their way as their reader takes; they cannot be pipelined. */
  copyPool: pg.Pool;
  close(): Promise<void>;
};

// int8 counts (streams, bytes) stay far below 2^53; dates stay the text that PostgreSQL writes (YYYY-MM-DD).
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** How many files of many rows are on their way at once. */
export const mostCopies = 2;

/** Nobody waits longer for a connection: work that waits for one while it has another would stop all others for good. */
const patience = { connectionTimeoutMillis: 15_000 };

export function openDatabase(app: Connection, onError: (error: Error) => void): Database {
  // Pipelined: what is asked at once travels at once.
  const actorPool = new pg.Pool({ ...app, ...patience, max: 10, pipeline: true });
  const service = { ...patience, max: 8, options: '-c role=estudio_service' };
  const servicePool = new pg.Pool({ ...app, ...service });
  const counting = { ...service, options: `${service.options} -c synchronous_commit=off` };
  const counterPool = new pg.Pool({ ...app, ...counting, max: 2, pipeline: true });
  const copyPool = new pg.Pool({ ...app, max: mostCopies, connectionTimeoutMillis: 5_000 });
  const pools = [actorPool, servicePool, counterPool, copyPool];
  for (const pool of pools) {
    pool.on('error', onError);
    // One that is lost while it is lent out, between two statements, is reported to nobody else, which would end the
    // process. Whoever has it hears of it with their next statement.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  return {
    actors: new Kysely<DB>({ dialect: new PostgresDialect({ pool: actorPool }) }),
    service: new Kysely<DB>({ dialect: new PostgresDialect({ pool: servicePool }) }),
    actorPool,
    servicePool,
    counterPool,
    copyPool,
    async close() {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
