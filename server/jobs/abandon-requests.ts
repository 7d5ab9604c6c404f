import { z } from 'zod';
import { system } from '#server/actor.ts';
import { abandonRequests as abandon } from '#server/services/legal-requests/abandon-requests.ts';
import { type Job, periodic } from './job.ts';

/** Gives up the requests that nobody completed in time. */
export const abandonRequests: Job<'abandon-requests', object> = {
  name: 'abandon-requests',
  data: z.object({}),
  queue: periodic,
  schedule: '13 9 * * *',
  async handle({ services }) {
    const abandoned = await abandon(services, system);
    if (abandoned > 0) services.log.info({ abandoned }, 'requests abandoned');
  },
};
