import { type Config, readConfig } from '#server/config.ts';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { appConnection, migrate } from '#server/database/migrate.ts';
import {
  embeddedName,
  type ProvidedDatabase,
  provideDatabase,
} from '#server/database/provide-database.ts';
import { readSecrets } from '#server/secrets.ts';

type Use<T> = (
  database: Pick<ProvidedDatabase, 'owner' | 'app' | 'madeAgain'> & {
    config: Config;
    secret: string;
  },
) => Promise<T>;

/** Runs a command against this installation's migrated database: beside the server that runs it, or alone. */
export async function withDatabase<T>(use: Use<T>): Promise<T> {
  const config = readConfig();
  const secret = config.secret ?? (await readSecrets(config.dataDir)).secret;
  const running = config.databaseUrl ? undefined : runningCluster(config.dataDir);
  if (!running) return alone(config, secret, use);
  const owner = { ...running, database: embeddedName };
  const madeAgain = await migrate(owner, secret);
  return use({ owner, app: appConnection(owner, secret), madeAgain, config, secret });
}

/** The same while no server uses the database; rejects in words when one does. */
export async function withIdleDatabase<T>(use: Use<T>, options?: { adopt?: boolean }): Promise<T> {
  const config = readConfig();
  return alone(config, config.secret ?? (await readSecrets(config.dataDir)).secret, use, options);
}

async function alone<T>(
  config: Config,
  secret: string,
  use: Use<T>,
  options: { adopt?: boolean } = {},
): Promise<T> {
  const database = await provideDatabase({
    ...config,
    ...options,
    secret,
    onLost: () => undefined,
  });
  try {
    return await use({ ...database, config, secret });
  } finally {
    await database.stop();
  }
}
