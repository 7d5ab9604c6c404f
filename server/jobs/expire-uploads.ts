import { z } from 'zod';
import { system } from '#server/actor.ts';
import { expireAttachments } from '#server/services/contacts/reserve-attachment.ts';
import { expireUploads as expire } from '#server/services/uploads/expire-uploads.ts';
import { type Job, periodic } from './job.ts';

/** Deletes the uploads and the attachments that were left half way. */
export const expireUploads: Job<'expire-uploads', object> = {
  name: 'expire-uploads',
  formerly: 'sweep-uploads',
  data: z.object({}),
  queue: periodic,
  schedule: '17 * * * *',
  async handle({ services }) {
    await expireAttachments(services, system);
    const expired = await expire(services, system);
    if (expired > 0) services.log.info({ expired }, 'abandoned uploads deleted');
  },
};
