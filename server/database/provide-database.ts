import pg from 'pg';
import { startCluster } from './cluster/start-cluster.ts';
import { type Connection, parseConnectionUrl } from './connection.ts';
import { appConnection, migrate } from './migrate.ts';

/** Of the one database in an embedded cluster. */
export const embeddedName = 'estudio2600';

export type ProvidedDatabase = {
  /** The owner of the tables: migrations and the command line only. */
  owner: Connection;
  /** The login that serves people, which owns nothing. */
  app: Connection;
  /** Tables that somebody had dropped and that are there again, empty. */
  madeAgain: string[];
  stop(): Promise<void>;
};

type Options = {
  databaseUrl: string | undefined;
  dataDir: string;
  secret: string;
  /** PostgreSQL went away without being asked to. */
  onLost: (error: Error) => void;
};

/** The database of `DATABASE_URL`, or else the embedded one of this DATA_DIR; migrated either way. */
export async function provideDatabase(options: Options): Promise<ProvidedDatabase> {
  const { owner, stop } = options.databaseUrl
    ? { owner: parseConnectionUrl(options.databaseUrl), stop: async () => {} }
    : await startEmbedded(options);
  try {
    const madeAgain = await migrate(owner, options.secret);
    return { owner, app: appConnection(owner, options.secret), madeAgain, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startEmbedded({ dataDir, onLost }: Options) {
  const cluster = await startCluster({ dataDir, packageRoot: process.cwd() });
  cluster.onLost(onLost);
  await createDatabase(cluster.connection);
  return {
    owner: { ...cluster.connection, database: embeddedName },
    stop: () => cluster.stop(),
  };
}

async function createDatabase(server: Connection): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    const existing = await client.query('select from pg_database where datname = $1', [
      embeddedName,
    ]);
    if (existing.rowCount === 0) await client.query(`create database ${embeddedName}`);
  } finally {
    await client.end();
  }
}
