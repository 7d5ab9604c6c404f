import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from './cluster-error.ts';

/**
 * Runs `work` while no other process runs its own on the same file. Until PostgreSQL answers there is
 * no advisory lock to take; an empty SQLite file lends the kernel's, which ends with its process.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file);
  try {
    await takeExclusively(lock);
    return await work();
  } finally {
    lock.close();
  }
}

const patienceMs = 60_000;
const sqliteBusy = 5;

async function takeExclusively(lock: DatabaseSync): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      lock.exec('begin exclusive');
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
      if (!isBusy) throw error;
      if (Date.now() > deadline) {
        throw new ClusterError('Otro servidor lleva un minuto arrancando con la misma DATA_DIR.');
      }
      await sleep(50);
    }
  }
}
