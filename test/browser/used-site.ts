import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { makeDataDir } from '../data-dir.ts';
import { freePort, startServer } from './server.ts';

/**
 * Starts a site of test mode in an empty folder, and ends it when its demo is there and the previews of its songs are made: what takes
 * ten seconds of the processor, and is the same for every journey with a server of its own. Resolves with the folder.
 */
export async function makeUsedSite(opened: AsyncDisposableStack): Promise<string> {
  const { path, remove } = await makeDataDir();
  opened.defer(remove);
  const logFile = 'test-results/first-start.log';
  const server = await startServer({ dataDir: path, port: await freePort(), logFile });
  try {
    await waitForPreviews(path);
  } finally {
    await server.stop();
  }
  return path;
}

/** A DATA_DIR that was used before, to be removed after. */
export async function makeUsedDataDir() {
  const used = process.env.TEST_USED_SITE;
  if (!used) throw new Error('The journeys have no site that was used');
  const data = await makeDataDir();
  await promisify(execFile)('cp', ['-a', `${used}/.`, data.path]);
  return data;
}

async function waitForPreviews(dataDir: string): Promise<void> {
  const owner = new pg.Client({ ...runningCluster(dataDir), database: embeddedName });
  await owner.connect();
  try {
    for (;;) {
      const { rows } = await owner.query<{ state: string }>(
        'select distinct state from media_jobs',
      );
      if (rows.length === 1 && rows[0]?.state === 'done') return;
      if (rows.some(({ state }) => state === 'failed' || state === 'quarantined'))
        throw new Error('A song of the demo has no preview');
      await sleep(100);
    }
  } finally {
    await owner.end();
  }
}
