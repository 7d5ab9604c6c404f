import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { connectionError } from '#server/database/connection-error.ts';
import { appConnection, migrate } from '#server/database/migrate.ts';
import {
  embeddedName,
  type ProvidedDatabase,
  provideServer,
} from '#server/database/provide-database.ts';
import { readSecrets } from '#server/secrets.ts';

/** Where a command finds the database, and what it may not do there. */
export type Place = {
  /** Whether it is refused while a server uses an embedded database; otherwise it works beside that server. */
  idle?: boolean;
  /** Whether there must be a database already. */
  existing?: boolean;
};

type Server = Pick<ProvidedDatabase, 'owner' | 'app'> & { config: Config; secret: string };
export type Migrated = Server & Pick<ProvidedDatabase, 'madeAgain'>;

/** Runs a command against this installation's migrated database. */
export function withDatabase<T>(
  use: (database: Migrated) => Promise<T>,
  { adopt = false, ...place }: Place & { adopt?: boolean } = {},
): Promise<T> {
  return withServer(async (server) => {
    const { owner, secret, config } = server;
    const madeAgain = await migrate(owner, secret, { adopt }).catch((error: unknown) => {
      throw config.databaseUrl ? connectionError(error, owner) : error;
    });
    return use({ ...server, madeAgain });
  }, place);
}

/** The same with the database as it is: nothing in it is migrated. */
export async function withServer<T>(
  use: (server: Server) => Promise<T>,
  { idle = false, existing = false }: Place,
): Promise<T> {
  const config = readConfig();
  refuseMistypedDataDir(config, existing);
  const secret = config.secret ?? (await readSecrets(config.dataDir)).secret;
  const running = config.databaseUrl || idle ? undefined : runningCluster(config.dataDir);
  const { owner, stop } = running
    ? { owner: { ...running, database: embeddedName }, stop: async () => {} }
    : await provideServer({ ...config, onLost: () => undefined });
  try {
    return await use({ owner, app: appConnection(owner, secret), config, secret });
  } finally {
    await stop();
  }
}

/** Only a start makes a DATA_DIR: a command that finds none was given the wrong one. */
function refuseMistypedDataDir({ databaseUrl, dataDir }: Config, existing: boolean): void {
  if (databaseUrl) return;
  if (!existsSync(dataDir)) {
    throw new ConfigError([
      `DATA_DIR no existe: ${dataDir}. Revisa cómo está escrita; la primera vez la crea npm start.`,
    ]);
  }
  if (existing && !existsSync(join(dataDir, 'postgres'))) {
    throw new ConfigError([
      `En DATA_DIR no hay ninguna base de datos: ${dataDir}. Revisa cómo está escrita.`,
    ]);
  }
}
