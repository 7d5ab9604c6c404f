import { join } from 'node:path';
import type { Logger } from 'pino';
import { openJobQueue } from './background/job-queue.ts';
import { openLiveEvents } from './background/live-events.ts';
import { openLocks } from './background/locks.ts';
import type { Connection } from './database/connection.ts';
import { openDatabase } from './database/database.ts';
import { jobs as kinds } from './jobs/jobs.ts';
import { createFileStore } from './ports/storage/file-store.ts';
import type { SharedServices } from './services/app-services.ts';
import { createAttemptLimits } from './services/limits/attempt-limits.ts';

export type Installation = {
  /** The connection of the product's own role. */
  app: Connection;
  secret: string;
  /** Holds the files, also those on their way. */
  dataDir: string;
  /** The product's clock. */
  now: () => Date;
  log: Logger;
  /** Hears what fails by itself: a lost connection, and each try of a job as a `FailedTry`. */
  onError: (error: Error) => void;
};

/**
 * Opens what services of every domain work with, over one database and one folder; all of it is closed with `opened`.
 * It writes nothing, and none of it is JSX: the operator's commands have no more.
 */
export async function openSharedServices(
  opened: AsyncDisposableStack,
  { app, secret, dataDir, now, log, onError }: Installation,
): Promise<SharedServices> {
  const db = openDatabase(app, onError);
  opened.defer(() => db.close());
  const events = await openLiveEvents(app, onError);
  opened.defer(() => events.close());
  const locks = await openLocks(app, onError);
  opened.defer(() => locks.close());
  const jobs = await openJobQueue(app, { secret, jobs: kinds }, onError);
  opened.defer(() => jobs.stop());
  return {
    db,
    storage: createFileStore(join(dataDir, 'files')),
    jobs,
    events,
    locks,
    // They hold up whoever tries too often, and half of them are a library's that has the machine's clock.
    limits: createAttemptLimits(db.counterPool, () => new Date()),
    log,
    now,
  };
}
