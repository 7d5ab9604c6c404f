import { z } from 'zod';
import { system } from '#server/actor.ts';
import { mailDistributions as mail } from '#server/services/distributions/mail-distributions.ts';
import { type Job, shortLived } from './job.ts';

/** Tells artists where their songs are live, and where they failed: each minute, of what has waited for a few. */
export const mailDistributions: Job<'mail-distributions', object> = {
  name: 'mail-distributions',
  data: z.object({}),
  queue: shortLived,
  schedule: '* * * * *',
  handle: ({ services }) => mail(services, system),
};
