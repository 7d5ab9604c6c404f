import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isRunning } from './process-identity.mjs';

/**
 * Runs `work` while no other process runs its own under the same folder.
 *
 * The folder holds one file a generation, naming the processes that hold the lock; the highest
 * generation counts. It is taken over by creating the next one, which only one process can do, when
 * all that the highest names are gone: a killed holder needs no cleaning up.
 */
export async function withLock(folder, work) {
  mkdirSync(folder, { recursive: true });
  const file = await acquire(folder);
  const holders = [identityOf(process.pid)];
  try {
    return await work({
      share(pid) {
        holders.push(identityOf(pid));
        replace(file, holders);
      },
    });
  } finally {
    // Emptied, not removed: generations must only ever grow.
    replace(file, []);
  }
}

async function acquire(folder) {
  let announced = false;
  for (;;) {
    const last = newest(folder);
    if (last > 0 && holdersOf(join(folder, String(last))).some(isRunning)) {
      if (!announced)
        console.log('Otro proceso está preparando esta copia; esperando a que termine…');
      announced = true;
      await sleep(200);
      continue;
    }
    const file = join(folder, String(last + 1));
    if (!create(file)) continue;
    // We may have come so late that newer generations exist and this one was already swept away.
    if (newest(folder) !== last + 1) {
      rmSync(file, { force: true });
      continue;
    }
    for (const old of generations(folder).filter((generation) => generation <= last)) {
      rmSync(join(folder, String(old)), { force: true });
    }
    return file;
  }
}

/** Appears with its contents or not at all, and fails when it exists. */
function create(file) {
  const draft = write(file, [identityOf(process.pid)]);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

const replace = (file, holders) => renameSync(write(file, holders), file);

function write(file, holders) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holders));
  return draft;
}

function holdersOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // Swept away by a newer generation.
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

const generations = (folder) =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

const newest = (folder) => Math.max(0, ...generations(folder));
