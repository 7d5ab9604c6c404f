import { z } from 'zod';
import { system } from '#server/actor.ts';
import { mailFindings as mail } from '#server/services/payment-desk/mail-findings.ts';
import { type Job, periodic } from './job.ts';

/** Mails the staff what does not fit in payments. */
export const mailFindings: Job<'mail-findings', object> = {
  name: 'mail-findings',
  data: z.object({}),
  queue: periodic,
  schedule: '*/5 * * * *',
  handle: async ({ services }) => {
    await mail(services, system);
  },
};
