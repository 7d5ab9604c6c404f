import { z } from 'zod';
import { system } from '#server/actor.ts';
import { mailOpening as mail } from '#server/services/renewals/mail-opening.ts';
import { type Job, periodic } from './job.ts';

/** Tells who asked for it that Premium can be paid online, once an installation has what it takes. */
export const mailOpening: Job<'mail-opening', object> = {
  name: 'mail-opening',
  data: z.object({}),
  queue: periodic,
  schedule: '*/10 * * * *',
  async handle({ services }) {
    const told = await mail(services, system);
    if (told > 0) services.log.info({ told }, 'told that Premium can be paid');
  },
};
