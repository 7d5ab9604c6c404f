import { z } from 'zod';
import { system } from '#server/actor.ts';
import { type Bucket, buckets } from '#server/ports/storage/storage.ts';
import { deleteUnnamedObjects } from '#server/services/files/stored-objects.ts';
import { insistent, type Job } from './job.ts';

/** Deletes files of the storage that no row names any more. */
export const deleteObjects: Job<'delete-objects', { objects: { bucket: Bucket; path: string }[] }> =
  {
    name: 'delete-objects',
    formerly: 'remove-objects',
    data: z.object({ objects: z.array(z.object({ bucket: z.enum(buckets), path: z.string() })) }),
    queue: insistent,
    handle: ({ services }, { objects }) => deleteUnnamedObjects(services, system, objects),
  };
