import { z } from 'zod';
import { system } from '#server/actor.ts';
import { deleteUnclaimedProof as deleteUnclaimed } from '#server/services/transfers/delete-unclaimed-proof.ts';
import { insistent, type Job, minute } from './job.ts';

/** An hour after a picture came with a report of a transfer, it goes when no report names it. */
export const deleteUnclaimedProof: Job<'delete-unclaimed-proof', { path: string }> = {
  name: 'delete-unclaimed-proof',
  data: z.object({ path: z.string() }),
  queue: insistent,
  startAfter: 60 * minute,
  handle: ({ services }, proof) => deleteUnclaimed(services, system, proof),
};
