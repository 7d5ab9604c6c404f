import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#server/app-error.ts';
import type { Connection } from '../database/connection.ts';
import { keepConnection } from './keep-connection.ts';

/** Lets one request at a time, in whichever process, work on what an id names: an upload, a person's export. */
export type Locks = {
  /**
   * Ends the writer before, which has lost its sender, waits until it has, and runs `write` alone. Rejects with
   * `upload.busy` when the one before does not end in time, and aborts `write` when a newer one comes.
   */
  run<T>(id: string, write: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Whether somebody, in whichever process, works on it at this moment. */
  isHeld(id: string): Promise<boolean>;
  close(): Promise<void>;
};

type Writer = { abort: AbortController; ended: Promise<void> };

const channel = 'upload_writers';
const retryEvery = 50;
const patience = 10_000;

/**
 * Session locks of PostgreSQL (https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS), all on
 * one connection: what this process holds is free again when the process, or the connection, ends.
 */
export async function openLocks(app: Connection, onError: (error: Error) => void): Promise<Locks> {
  const self = randomUUID();
  const writers = new Map<string, Writer>();
  const connection = await keepConnection(app, {
    channel,
    error: onError,
    notice(payload) {
      const [id = '', from] = payload.split(' ');
      if (from !== self) writers.get(id)?.abort.abort();
    },
    lost() {
      for (const { abort } of writers.values()) abort.abort();
    },
  });

  async function takeFromOthers(key: string, id: string, signal: AbortSignal) {
    const client = connection.client();
    const deadline = Date.now() + patience;
    for (;;) {
      if (signal.aborted) throw new AppError('upload.busy'); // a newer one came
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1) as taken',
        [key],
      );
      if (rows[0]?.taken) break;
      if (Date.now() > deadline) throw new AppError('upload.busy');
      await client.query('select pg_notify($1, $2)', [channel, `${id} ${self}`]);
      await sleep(retryEvery);
    }
    return async () => {
      // With a connection that was lost, its locks went too.
      if (client === connection.client())
        await client.query('select pg_advisory_unlock($1)', [key]).catch(onError);
    };
  }

  return {
    async run(id, write) {
      const before = writers.get(id);
      const abort = new AbortController();
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      writers.set(id, { abort, ended });
      before?.abort.abort();
      await before?.ended;
      let release: (() => Promise<void>) | undefined;
      try {
        release = await takeFromOthers(lockKey(id), id, abort.signal);
        if (abort.signal.aborted) throw new AppError('upload.busy');
        return await write(abort.signal);
      } finally {
        await release?.();
        if (writers.get(id)?.abort === abort) writers.delete(id);
        end();
      }
    },
    async isHeld(id) {
      const { rows } = await connection
        .client()
        .query<{ held: boolean }>(heldStatement, [lockKey(id)]);
      return rows[0]?.held ?? false;
    },
    close: connection.close,
  };
}

/** How PostgreSQL lists the lock of a 64-bit key: https://www.postgresql.org/docs/current/view-pg-locks.html */
const heldStatement = `
  select exists (
    select from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid::bigint = ($1::bigint >> 32) & 4294967295
      and objid::bigint = $1::bigint & 4294967295
  ) as held`;

/** A signed 64-bit number, as PostgreSQL wants it. */
const lockKey = (id: string): string =>
  createHash('sha256').update(`upload ${id}`).digest().readBigInt64BE().toString();
