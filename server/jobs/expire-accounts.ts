import { z } from 'zod';
import { system } from '#server/actor.ts';
import { expireAccounts as expire } from '#server/services/account-deletion/expire-accounts.ts';
import { type Job, minute, periodic } from './job.ts';

/** Deletes the accounts whose owners did not change their minds. */
export const expireAccounts: Job<'expire-accounts', object> = {
  name: 'expire-accounts',
  formerly: 'erase-accounts',
  data: z.object({}),
  queue: { ...periodic, expireInSeconds: 50 * minute },
  schedule: '47 * * * *',
  async handle({ services }) {
    const expired = await expire(services, system);
    if (expired > 0) services.log.info({ expired }, 'expired accounts deleted');
  },
};
