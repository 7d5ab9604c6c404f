import { existsSync, mkdirSync } from 'node:fs';
import { keepSecret, token } from '../../secrets.ts';
import type { Connection } from '../connection.ts';
import { findBinaries } from './binaries.ts';
import { ClusterError } from './cluster-error.ts';
import { give, openHome } from './home.ts';
import type { Home } from './home.ts';
import { initialise } from './initialise.ts';
import { launch } from './launch.ts';
import { adopt } from './ownership.ts';
import type { Owner } from './ownership.ts';
import { stopPostmaster } from './postmaster.ts';
import { withStartLock } from './start-lock.ts';

/** The embedded PostgreSQL of one DATA_DIR, which one server owns at a time. */
export type Cluster = {
  /** As PostgreSQL's superuser. */
  connection: Connection;
  dataDir: string;
  /** Calls back once when PostgreSQL, or our ownership of it, ends before `stop` was called. */
  onLost(callback: (error: ClusterError) => void): void;
  /** Ends every connection and PostgreSQL itself, with all data on stable storage. */
  stop(): Promise<void>;
};

/**
 * Serves the PostgreSQL of this DATA_DIR: makes it at the first start, adopts it when a killed server
 * left it running. Rejects with a ClusterError when another server owns it.
 */
export async function startCluster(options: {
  dataDir: string;
  packageRoot: string;
}): Promise<Cluster> {
  const home = openHome(options.dataDir);
  return withStartLock(home.startLock, async () => {
    const password = await passwordOf(home);
    const owner = existsSync(home.data) ? await adopt(home, password) : undefined;
    return handle(home, password, owner ?? (await start(home, options.packageRoot, password)));
  });
}

async function start(home: Home, packageRoot: string, password: string): Promise<Owner> {
  const binaries = await findBinaries(packageRoot, home.user);
  mkdirSync(home.socketFolder, { recursive: true });
  give(home.socketFolder, home.user);
  await initialise(home, binaries, password);
  return launch(home, binaries, password);
}

async function passwordOf({ data, passwordFile }: Home): Promise<string> {
  if (existsSync(data) && !existsSync(passwordFile)) {
    throw new ClusterError(`Falta ${passwordFile}: recupéralo de una copia de seguridad.`);
  }
  return keepSecret(passwordFile, () => token(24));
}

function handle(home: Home, password: string, { postmaster, lock }: Owner): Cluster {
  const { promise: lost, resolve: lose } = Promise.withResolvers<ClusterError>();
  let stopped: Promise<void> | undefined;
  let isLost = false;
  // PostgreSQL's end ends this connection too.
  lock.once('end', () => {
    isLost = true;
    if (!stopped) lose(new ClusterError(`PostgreSQL dejó de responder. Su registro: ${home.log}`));
  });
  const report = async (callback: (error: ClusterError) => void) => callback(await lost);
  const { host, port } = postmaster;
  return {
    connection: { host, port, user: 'postgres', password, database: 'postgres', ssl: false },
    dataDir: home.dataDir,
    onLost: (callback) => void report(callback),
    // What is lost may have another owner by now: it is not ours to stop.
    stop: () =>
      (stopped ??= isLost ? Promise.resolve() : stopPostmaster(home.data, postmaster.pid)),
  };
}
