import { z } from 'zod';
import { system } from '#server/actor.ts';
import { coversAtOnce } from '#server/services/covers/at-once.ts';
import { drawRun } from '#server/services/covers/draw-run.ts';
import { type Job, minute } from './job.ts';

/** Draws the covers of a run, or a file of one of them: of each person one at a time. */
export const drawCovers: Job<'draw-covers', { runId: string; userId: string }> = {
  name: 'draw-covers',
  data: z.object({ runId: z.string(), userId: z.string() }),
  sealedBy: 'userId',
  workers: { most: coversAtOnce, mostOfOwner: 1 },
  queue: {
    // How often a run is tried is its own business. A worker that died is noticed by its silence.
    retryLimit: 10,
    retryDelay: 1,
    heartbeatSeconds: 15,
    // What draws is ended long before.
    expireInSeconds: 2 * minute,
    deleteAfterSeconds: 60 * minute,
  },
  handle: ({ services }, { runId }, run) => drawRun(services, system, { runId, ...run }),
};
