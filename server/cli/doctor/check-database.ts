import pg from 'pg';
import { parseConnectionUrl } from '#server/database/connection.ts';
import { connectionError } from '#server/database/connection-error.ts';
import { bad, type Finding, good } from './finding.ts';

/** Whether the operator's own PostgreSQL answers, is recent enough and brings what migrations ask for. */
export async function checkDatabase(databaseUrl: string): Promise<Finding> {
  const connection = parseConnectionUrl(databaseUrl);
  const { host } = connection;
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: number; citext: boolean }>(
      `select current_setting('server_version') as version,
         current_setting('server_version_num')::int as number,
         exists (select from pg_available_extensions where name = 'citext') as citext`,
    );
    const [server] = rows;
    if (!server || server.number < 150_000) {
      return bad(`DATABASE_URL: ${host} tiene PostgreSQL ${server?.version}; se necesita 15 o más`);
    }
    if (!server.citext) return bad(`DATABASE_URL: a ${host} le falta la extensión citext`);
    return good(`DATABASE_URL: PostgreSQL ${server.version} en ${host}`);
  } catch (error) {
    return bad(connectionError(error, connection).message);
  } finally {
    await client.end();
  }
}
