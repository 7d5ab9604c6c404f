import { z } from 'zod';
import { system } from '#server/actor.ts';
import { askForImage as ask } from '#server/services/covers/ask-for-image.ts';
import { imagesAtOnce } from '#server/services/covers/image-line.ts';
import { type Job, minute } from './job.ts';

/** Asks an image model for what covers are drawn with, beside the line of those that are drawn: a slow model keeps nobody else's waiting. */
export const askForImage: Job<'ask-for-image', { runId: string; userId: string }> = {
  name: 'ask-for-image',
  data: z.object({ runId: z.string(), userId: z.string() }),
  sealedBy: 'userId',
  workers: { most: imagesAtOnce, mostOfOwner: 1 },
  queue: {
    // How often a run is tried is its own business. A worker that died is noticed by its silence.
    retryLimit: 10,
    retryDelay: 1,
    heartbeatSeconds: 15,
    // A model has two minutes, and to open what it sent takes a turn and half a minute.
    expireInSeconds: 5 * minute,
    deleteAfterSeconds: 60 * minute,
  },
  handle: ({ services }, { runId }, run) => ask(services, system, { runId, ...run }),
};
