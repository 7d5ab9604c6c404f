import { z } from 'zod';
import { system } from '#server/actor.ts';
import { mailArrivals as mail } from '#server/services/arrivals/mail-arrivals.ts';
import { mailCopies } from '#server/services/contacts/mail-copies.ts';
import { type Job, shortLived } from './job.ts';

/** Sends who wrote their copy, and tells the staff what arrived: soon, and each minute what came too soon after a notice. */
export const mailArrivals: Job<'mail-arrivals', object> = {
  name: 'mail-arrivals',
  data: z.object({}),
  queue: shortLived,
  schedule: '* * * * *',
  handle: async ({ services }) => {
    await mailCopies(services, system);
    await mail(services, system);
  },
};
