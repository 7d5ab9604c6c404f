import { z } from 'zod';
import { system } from '#server/actor.ts';
import { mailArrivals as mail } from '#server/services/arrivals/mail-arrivals.ts';
import { type Job, shortLived } from './job.ts';

/** Tells the staff what arrived: with each arrival, and each minute for those that came too soon after a notice. */
export const mailArrivals: Job<'mail-arrivals', object> = {
  name: 'mail-arrivals',
  data: z.object({}),
  queue: shortLived,
  schedule: '* * * * *',
  handle: ({ services }) => mail(services, system),
};
