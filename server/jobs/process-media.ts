import { z } from 'zod';
import { system } from '#server/actor.ts';
import { runMediaJob } from '#server/services/media/run-media-job.ts';
import { type Job, minute } from './job.ts';

/** Makes the preview and the peaks of a song, or the sizes of a cover. */
export const processMedia: Job<'process-media', { jobId: string }> = {
  name: 'process-media',
  data: z.object({ jobId: z.string() }),
  queue: {
    // How often a file is tried is the media job's own business. A worker that died is noticed by its silence.
    retryLimit: 20,
    retryDelay: 5,
    heartbeatSeconds: 30,
    // The longest song's own limit is shorter.
    expireInSeconds: 120 * minute,
  },
  handle: ({ services }, { jobId }, run) => runMediaJob(services, system, { jobId, ...run }),
};
