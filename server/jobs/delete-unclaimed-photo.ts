import { z } from 'zod';
import { system } from '#server/actor.ts';
import { deleteUnclaimedPhoto as deleteUnclaimed } from '#server/services/covers/delete-unclaimed-photo.ts';
import { insistent, type Job, minute } from './job.ts';

/** An hour after a photo for covers came, or a run of it was deleted, it goes when no run names it. */
export const deleteUnclaimedPhoto: Job<'delete-unclaimed-photo', { path: string }> = {
  name: 'delete-unclaimed-photo',
  data: z.object({ path: z.string() }),
  queue: insistent,
  startAfter: 60 * minute,
  handle: ({ services }, photo) => deleteUnclaimed(services, system, photo),
};
