import { z } from 'zod';
import { system } from '#server/actor.ts';
import { expireEvents as expire } from '#server/services/payments/expire-events.ts';
import { type Job, periodic } from './job.ts';

/** Takes the words of old payment events, once a day. */
export const expireEvents: Job<'expire-events', object> = {
  name: 'expire-events',
  data: z.object({}),
  queue: periodic,
  schedule: '30 8 * * *',
  async handle({ services }) {
    const expired = await expire(services, system);
    if (expired > 0) services.log.info({ expired }, 'old payment events emptied');
  },
};
