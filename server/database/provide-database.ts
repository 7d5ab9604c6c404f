import pg from 'pg';
import { startCluster } from './cluster/start-cluster.ts';
import { type Connection, parseConnectionUrl } from './connection.ts';
import { connectionError } from './connection-error.ts';
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
  /** Whether a PostgreSQL of another secret becomes one of this. */
  adopt?: boolean;
  /** PostgreSQL went away without being asked to. */
  onLost: (error: Error) => void;
};

/** The database of `DATABASE_URL`, or else the embedded one of this DATA_DIR; migrated either way. */
export async function provideDatabase(options: Options): Promise<ProvidedDatabase> {
  if (options.databaseUrl) return provideOwn(parseConnectionUrl(options.databaseUrl), options);
  const { owner, stop } = await startEmbedded(options);
  try {
    const madeAgain = await migrate(owner, options.secret, options);
    return { owner, app: appConnection(owner, options.secret), madeAgain, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The operator's: what is wrong with it is told in words. */
async function provideOwn(owner: Connection, options: Options): Promise<ProvidedDatabase> {
  const trial = new pg.Client({ ...owner, connectionTimeoutMillis: patienceMs });
  trial.on('error', () => {});
  try {
    await trial.connect();
    await trial.end();
    const { secret } = options;
    const madeAgain = await migrate(owner, secret, options);
    return { owner, app: appConnection(owner, secret), madeAgain, stop: async () => {} };
  } catch (error) {
    throw connectionError(error, owner);
  }
}

/** A host that nobody answers for would take minutes. */
const patienceMs = 10_000;

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
