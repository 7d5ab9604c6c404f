import { z } from 'zod';
import { system } from '#server/actor.ts';
import { checkPayments as check } from '#server/services/payments/check-payments.ts';
import { type Job, periodic } from './job.ts';

/** Asks providers about every payment that may still come in. */
export const checkPayments: Job<'check-payments', object> = {
  name: 'check-payments',
  data: z.object({}),
  queue: periodic,
  schedule: '*/10 * * * *',
  handle: ({ services }) => check(services, system),
};
