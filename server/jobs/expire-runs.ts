import { z } from 'zod';
import { system } from '#server/actor.ts';
import { expireRuns as expire } from '#server/services/tools/background-runs.ts';
import { type Job, periodic } from './job.ts';

/** Every ten minutes: runs of tools that nobody finished within an hour have failed, and cost nothing. */
export const expireRuns: Job<'expire-runs', object> = {
  name: 'expire-runs',
  data: z.object({}),
  queue: periodic,
  schedule: '*/10 * * * *',
  async handle({ services }) {
    const count = await expire(services, system);
    if (count > 0) services.log.warn({ count }, 'runs of tools were given up');
  },
};
