import pg from 'pg';
import type { Connection } from '../database/connection.ts';

type OpenClient = { client: pg.Client } & AsyncDisposable;

/** One connection, which ends with its scope; a transaction that is not over by then is rolled back. */
export async function openClient(connection: Connection, options = ''): Promise<OpenClient> {
  const client = new pg.Client({ ...connection, options: `${options} ${patience}` });
  // What is lost is reported by the statement that waits for it.
  client.on('error', () => {});
  await client.connect();
  return { client, [Symbol.asyncDispose]: () => client.end() };
}

/** A server's limits for the requests of people are not meant for all rows at once. */
const patience =
  '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

/**
 * The same for one who sees every row: row-level security hides them from the owner of the tables, who need not be a
 * superuser, and shows them to the service.
 */
export const openServiceClient = (app: Connection): Promise<OpenClient> =>
  openClient(app, '-c role=estudio_service');
