import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from '../connection.ts';
import { openHome } from './home.ts';
import { hasRunningProcesses } from './running-processes.ts';
import { readPostmaster } from './postmaster.ts';

/** The way into the PostgreSQL that a server already runs for this DATA_DIR, or undefined when none does. */
export function runningCluster(dataDir: string): Connection | undefined {
  if (!existsSync(join(dataDir, 'postgres'))) return undefined;
  const home = openHome(dataDir);
  const postmaster = readPostmaster(home.data);
  if (!postmaster || !hasRunningProcesses(home.data)) return undefined;
  const { host, port } = postmaster;
  const password = readFileSync(home.passwordFile, 'utf8');
  return { host, port, user: 'postgres', password, database: 'postgres' };
}
