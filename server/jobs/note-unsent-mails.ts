import { z } from 'zod';
import { system } from '#server/actor.ts';
import { mailSubjectSchema } from '#server/ports/mail/mail.ts';
import { noteDelivery } from '#server/services/deliveries/note-delivery.ts';
import { type Job, minute, periodic } from './job.ts';

const keptSeconds = 7 * 24 * 60 * minute;

/**
 * Notes each mail that was given up where somebody waits for it, whatever ended its last try: the mail server, a worker
 * that died, another SECRET. An operator has a week to see it and to have it sent again.
 */
export const noteUnsentMails: Job<'note-unsent-mails', object> = {
  name: 'note-unsent-mails',
  data: z.object({}),
  queue: periodic,
  schedule: '* * * * *',
  handle: ({ services }) =>
    services.jobs.noteFailed('send-mail', keptSeconds, async (unsealed) => {
      const { about } = unsentSchema.parse(unsealed);
      if (about) await noteDelivery(services, system, { about, outcome: 'given-up' });
    }),
};

const unsentSchema = z.object({ about: mailSubjectSchema.optional() });
