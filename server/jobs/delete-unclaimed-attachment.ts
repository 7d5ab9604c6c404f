import { z } from 'zod';
import { system } from '#server/actor.ts';
import { deleteUnclaimedAttachment as deleteUnclaimed } from '#server/services/contacts/delete-unclaimed-attachment.ts';
import { insistent, type Job, minute } from './job.ts';

/** An hour after a recording came with a message, it goes when no message names it. */
export const deleteUnclaimedAttachment: Job<'delete-unclaimed-attachment', { path: string }> = {
  name: 'delete-unclaimed-attachment',
  formerly: 'drop-unclaimed-demo',
  data: z.object({ path: z.string() }),
  queue: insistent,
  startAfter: 60 * minute,
  handle: ({ services }, attachment) => deleteUnclaimed(services, system, attachment),
};
