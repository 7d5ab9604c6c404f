import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemActor } from '#server/actor.ts';
import type { Database } from '#server/database/database.ts';
import { ageOf } from '#server/ports/storage/durable-files.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { incomingFiles } from './incoming-files.ts';
import { terminateUpload } from './terminate-upload.ts';

/** Milliseconds without a byte after which nobody comes back for an upload. */
const abandonedAfter = 7 * 24 * 60 * 60 * 1000;

/**
 * Ends the uploads that were left half way a week ago: their bytes, their objects and their rows. Resolves with how many. What was
 * stored for good is not touched.
 */
export async function expireUploads(
  services: Pick<AppServices, 'db' | 'locks' | 'now' | 'storage' | 'uploads'>,
  actor: SystemActor,
): Promise<number> {
  const { db, locks } = services;
  const { folder } = services.uploads;
  const isAbandoned = async (id: string) => (await untouchedFor(folder, id)) > abandonedAfter;

  const waiting = await db.service
    .selectFrom('uploads')
    .select('id')
    .where('finished_at', 'is', null)
    .where('created_at', '<', new Date(services.now().getTime() - abandonedAfter))
    .execute();
  const arrived = (await readdir(folder)).map((name) => name.replace(/\.json$/, ''));
  const ids = new Set([...waiting.map(({ id }) => id), ...arrived]);

  let expired = 0;
  for (const id of ids) {
    if (!(await isAbandoned(id))) {
      await countWhatArrived(db, join(folder, id), id);
      continue;
    }
    // Whoever came back meanwhile has the lock, or touched the file before it was free.
    await locks.run(id, async () => {
      if (!(await isAbandoned(id))) return;
      await terminateUpload(services, actor, id);
      for (const file of incomingFiles(folder, id)) await rm(file, { force: true });
      expired += 1;
    });
  }
  return expired;
}

/** A process that was killed while it received could not write down how far it had come. */
async function countWhatArrived({ service }: Database, file: string, id: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found) return;
  await service
    .updateTable('uploads')
    .set({ arrived: found.size })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('arrived', '<', found.size)
    .execute();
}

/** How long no byte has come, in milliseconds; for ever when there is no file. */
async function untouchedFor(folder: string, id: string): Promise<number> {
  const ages = await Promise.all(incomingFiles(folder, id).map(ageOf));
  return Math.min(...ages.map((age) => age ?? Infinity));
}
