import { z } from 'zod';
import { system } from '#server/actor.ts';
import { expireProjects as expire } from '#server/services/projects/expire-projects.ts';
import { type Job, periodic } from './job.ts';

/** Deletes the projects whose time in the bin is over. */
export const expireProjects: Job<'expire-projects', object> = {
  name: 'expire-projects',
  formerly: 'purge-projects',
  data: z.object({}),
  queue: periodic,
  schedule: '37 * * * *',
  async handle({ services }) {
    const expired = await expire(services, system);
    if (expired > 0) services.log.info({ expired }, 'expired projects deleted');
  },
};
