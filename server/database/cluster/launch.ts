import { readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from './cluster-error.ts';
import type { Home } from './home.ts';
import { own } from './ownership.ts';
import type { Owner } from './ownership.ts';
import { spawnPostmaster } from './postmaster.ts';

/** Starts PostgreSQL and owns it, however long it takes to recover from a power cut. */
export async function launch(home: Home, binaries: string, password: string): Promise<Owner> {
  rotate(home.log);
  const logged = statSync(home.log, { throwIfNoEntry: false })?.size ?? 0;
  const child = await spawnPostmaster(home, binaries);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure = `terminó con ${signal ?? code}`));
  for (;;) {
    const owner = await own(home, password);
    if (owner) return owner;
    if (failure !== undefined) {
      const said = readFileSync(home.log).subarray(logged).toString().trim().slice(-2_000);
      throw new ClusterError(`PostgreSQL no arrancó (${failure}):\n${said}`);
    }
    await sleep(20);
  }
}

/** A log grows by a kilobyte with each start, and hardly between them: one older file is kept. */
function rotate(log: string): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLogBytes) renameSync(log, `${log}.1`);
}

const largestLogBytes = 1024 * 1024;
