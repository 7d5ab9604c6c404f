import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Actor } from '#server/actor.ts';
import { roleOf } from './as-actor.ts';
import { type Database, mostCopies } from './database.ts';

/** Milliseconds that a reader may take nothing, and in all: they hold one of few connections. */
const patience = 60_000;
const longest = 10 * 60_000;

/**
 * The rows of a query that the actor may see, as PostgreSQL writes them: CSV in UTF-8 with semicolons and quoted cells,
 * headed by the names of the columns. COPY takes no parameters: what stands in the query is the caller's, and quoted. The rows are of one moment.
 * A reader who goes away, takes nothing for a minute or is not done in ten ends it.
 */
export async function copyAsActor(
  { copyPool }: Pick<Database, 'copyPool'>,
  actor: Actor,
  query: string,
): Promise<Readable> {
  const client = await copyPool.connect();
  try {
    // Times are written in one way, whatever the server is set to.
    await client.query(`begin; ${roleOf(actor)}; set local datestyle to iso`);
    const rows = client.query(
      copyTo(`copy (${query}) to stdout with (format csv, header, delimiter ';', force_quote *)`),
    );
    void watch(client, rows);
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Gives the connection back when all has been read; one that is in the middle of its rows is closed. */
async function watch(client: pg.PoolClient, rows: Readable): Promise<void> {
  const end = () => rows.destroy(new Error('Nobody reads the rows in time'));
  const stalled = setTimeout(end, patience);
  const tooLong = setTimeout(end, longest);
  rows.on('data', () => stalled.refresh());
  rows.pause();
  try {
    await finished(rows);
    await client.query('commit');
    client.release();
  } catch {
    // Its reader hears of it.
    client.release(true);
  } finally {
    clearTimeout(stalled);
    clearTimeout(tooLong);
  }
}

/** Whether all the connections for such files are lent out: whoever was refused one may have one later. */
export const isCopyPoolBusy = ({ copyPool }: Pick<Database, 'copyPool'>): boolean =>
  copyPool.totalCount >= mostCopies && copyPool.idleCount === 0;
