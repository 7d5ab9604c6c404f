import { z } from 'zod';
import { system } from '#server/actor.ts';
import { mailDueRequests as mail } from '#server/services/legal-requests/mail-due-requests.ts';
import { type Job, periodic } from './job.ts';

/**
 * Tells the staff which requests are late or nearly: at eight in the morning of Bogotá, or as soon afterwards as a process
 * is there. It comes again until the evening, and finds that it was done.
 */
export const mailDueRequests: Job<'mail-due-requests', object> = {
  name: 'mail-due-requests',
  data: z.object({}),
  queue: periodic,
  schedule: '*/10 13-22 * * 1-5',
  async handle({ services }) {
    const due = await mail(services, system);
    if (due > 0) services.log.info({ due }, 'staff reminded of requests that are due');
  },
};
