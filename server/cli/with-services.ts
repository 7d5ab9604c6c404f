import { createLog } from '#server/log.ts';
import { openSharedServices } from '#server/open-shared-services.ts';
import type { SharedServices } from '#server/services/app-services.ts';
import { readClock } from './read-clock.ts';
import { type Migrated, type Place, withDatabase } from './with-database.ts';

/** Runs a command with what services of every domain work with, over this installation's migrated database. */
export function withServices<T>(
  work: (services: SharedServices, installation: Migrated) => Promise<T>,
  place: Place = { existing: true },
): Promise<T> {
  return withDatabase(async (installation) => {
    await using opened = new AsyncDisposableStack();
    let isClosed = false;
    // What is still connected then is lost on purpose, with the database that the command had started.
    opened.defer(() => void (isClosed = true));
    const services = await openSharedServices(opened, {
      ...installation,
      dataDir: installation.config.dataDir,
      now: await readClock(installation.config),
      log: createLog('warn', process.stderr),
      onError: (error) => {
        if (!isClosed) console.error(error.message);
      },
    });
    return await work(services, installation);
  }, place);
}
