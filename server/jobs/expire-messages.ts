import { z } from 'zod';
import { system } from '#server/actor.ts';
import { expireMessages as expire } from '#server/services/desk/expire-messages.ts';
import { expirePresence } from '#server/services/proposals/expire-presence.ts';
import { type Job, periodic } from './job.ts';

/** Deletes what people wrote to the studio so long ago that the privacy policy says it goes. */
export const expireMessages: Job<'expire-messages', object> = {
  name: 'expire-messages',
  data: z.object({}),
  queue: periodic,
  schedule: '27 9 * * *',
  async handle({ services }) {
    await expirePresence(services, system);
    const expired = await expire(services, system);
    if (expired > 0) services.log.info({ expired }, 'expired messages deleted');
  },
};
