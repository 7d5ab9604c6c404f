import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '#server/database/cluster/start-cluster.ts';
import type { Connection } from '#server/database/connection.ts';
import { openJobQueue } from '#server/background/job-queue.ts';
import { appConnection, migrate } from '#server/database/migrate.ts';
import { jobs } from '#server/jobs/jobs.ts';
import { makeDataDir } from '../data-dir.ts';
import { killPostmaster } from './kill-postmaster.ts';

/** The owner's way in, the migrated database to copy, and what the app role's password follows from. */
export type TestCluster = { owner: Connection; template: string; secret: string };

// A process of its own, which ends with the channel to the one that started it: a test run that is
// killed leaves no PostgreSQL behind.
const data = await makeDataDir();
const packageRoot = join(import.meta.dirname, '..', '..');
const cluster = await startCluster({ dataDir: data.path, packageRoot });
process.once('disconnect', () => void stop());

try {
  const { connection } = cluster;
  await run(connection, 'alter system set autovacuum = off', 'select pg_reload_conf()');
  const isEmpty = process.argv[2] === 'empty';
  process.send?.(isEmpty ? { owner: connection } : await makeTemplate(connection));
} catch (error) {
  await stop();
  throw error;
}

async function stop(): Promise<void> {
  await killPostmaster(data.path);
  await data.remove();
}

async function makeTemplate(owner: Connection): Promise<TestCluster> {
  const template = 'estudio_template';
  const secret = randomBytes(32).toString('hex');
  await run(owner, `create database ${template}`);
  const connection = { ...owner, database: template };
  await migrate(connection, secret);
  const { user } = appConnection(connection, secret);
  await run(
    owner,
    ...[user, owner.user].map((role) => `alter role "${role}" set synchronous_commit = off`),
  );
  // Each of hundreds of copies would make them anew.
  const fail = (error: Error): never => {
    throw error;
  };
  const queue = await openJobQueue(appConnection(connection, secret), { secret, jobs }, fail);
  await queue.stop();
  return { owner, template, secret };
}

/** Nothing here outlives the run: no commit has to wait for the disk, and nobody has to tidy up hundreds of databases. */
async function run(owner: Connection, ...statements: string[]): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
