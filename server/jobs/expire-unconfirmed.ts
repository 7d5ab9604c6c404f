import { z } from 'zod';
import { system } from '#server/actor.ts';
import { expireUnconfirmed as expire } from '#server/services/newsletter/expire-unconfirmed.ts';
import { type Job, periodic } from './job.ts';

/** Deletes the newsletter's addresses that never confirmed. */
export const expireUnconfirmed: Job<'expire-unconfirmed', object> = {
  name: 'expire-unconfirmed',
  formerly: 'forget-unconfirmed',
  data: z.object({}),
  queue: periodic,
  schedule: '57 8 * * *',
  async handle({ services }) {
    const expired = await expire(services, system);
    if (expired > 0) services.log.info({ expired }, 'unconfirmed subscribers deleted');
  },
};
