import pg from 'pg';
import { dataDirError, isDiskFull } from '#server/data-dir.ts';
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
  const { owner, stop } = await provideServer(options);
  try {
    const madeAgain = await migrate(owner, options.secret, options);
    return { owner, app: appConnection(owner, options.secret), madeAgain, stop };
  } catch (error) {
    await stop();
    throw options.databaseUrl
      ? connectionError(error, owner)
      : embeddedError(error, options.dataDir);
  }
}

/** The same database as it is: nothing in it is migrated. */
export async function provideServer({
  databaseUrl,
  ...options
}: Pick<Options, 'databaseUrl' | 'dataDir' | 'onLost'>): Promise<
  Pick<ProvidedDatabase, 'owner' | 'stop'>
> {
  if (!databaseUrl) {
    return startEmbedded(options).catch((error: unknown) => {
      throw embeddedError(error, options.dataDir);
    });
  }
  const owner = parseConnectionUrl(databaseUrl);
  const trial = await connectOwn(owner);
  await trial.end();
  return { owner, stop: async () => {} };
}

/** A connection to the operator's own PostgreSQL; what is wrong with it is said in words. */
export async function connectOwn(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: patienceMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw connectionError(error, connection);
  }
}

/** A host that nobody answers for would take minutes. */
const patienceMs = 10_000;

async function startEmbedded({ dataDir, onLost }: Pick<Options, 'dataDir' | 'onLost'>) {
  const cluster = await startCluster({ dataDir, packageRoot: process.cwd() });
  cluster.onLost(onLost);
  await createDatabase(cluster.connection);
  return {
    owner: { ...cluster.connection, database: embeddedName },
    stop: () => cluster.stop(),
  };
}

const embeddedError = (error: unknown, dataDir: string): unknown =>
  isDiskFull(error) ? dataDirError(error, dataDir) : error;

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
