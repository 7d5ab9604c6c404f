import { z } from 'zod';
import { system } from '#server/actor.ts';
import { expireSessions as expire } from '#server/services/accounts/expire-sessions.ts';
import { type Job, periodic } from './job.ts';

/** Deletes the sessions and links whose time is over. */
export const expireSessions: Job<'expire-sessions', object> = {
  name: 'expire-sessions',
  formerly: 'remove-expired',
  data: z.object({}),
  queue: periodic,
  schedule: '47 * * * *',
  async handle({ services }) {
    const expired = await expire(services, system);
    if (expired > 0) services.log.info({ expired }, 'expired sessions and links deleted');
  },
};
