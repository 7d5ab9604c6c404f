import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import type { Config } from '#server/config.ts';
import { type Connection, parseConnectionUrl } from '#server/database/connection.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { appConnection } from '#server/database/migrate.ts';
import { embeddedName } from '#server/database/provide-database.ts';

/** `asleep`: its server is not running, and is not woken. `silent`: it does not respond, or lacks tables. */
type Answer<Result> = { is: 'answered'; result: Result } | { is: 'asleep' } | { is: 'silent' };

/** What the database of this installation says. Why it does not serve is another finding. */
export async function askDatabase<Result>(
  config: Config,
  secret: string | undefined,
  ask: (db: Database) => Promise<Result>,
): Promise<Answer<Result>> {
  const owner = findDatabase(config);
  if (!owner || secret === undefined) return { is: 'asleep' };
  const database = openDatabase(appConnection(owner, secret), () => undefined);
  try {
    return { is: 'answered', result: await ask(database) };
  } catch {
    return { is: 'silent' };
  } finally {
    await database.close();
  }
}

function findDatabase({ databaseUrl, dataDir }: Config): Connection | undefined {
  if (databaseUrl) return parseConnectionUrl(databaseUrl);
  try {
    const running = runningCluster(dataDir);
    return running && { ...running, database: embeddedName };
  } catch {
    return undefined;
  }
}
