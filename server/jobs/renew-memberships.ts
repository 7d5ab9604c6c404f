import { z } from 'zod';
import { system } from '#server/actor.ts';
import { renewMemberships as renew } from '#server/services/renewals/renew-memberships.ts';
import { type Job, periodic } from './job.ts';

/** Looks at what time did to memberships, and opens the orders of their next periods. */
export const renewMemberships: Job<'renew-memberships', object> = {
  name: 'renew-memberships',
  data: z.object({}),
  queue: periodic,
  schedule: '*/10 * * * *',
  handle: ({ services }) => renew(services, system),
};
