import { z } from 'zod';
import { system } from '#server/actor.ts';
import { settlePayments as settle } from '#server/services/payments/settle-payments.ts';
import { type Job, periodic } from './job.ts';

/** Does what is left of payment events, refunds and orders whose time is over. */
export const settlePayments: Job<'settle-payments', object> = {
  name: 'settle-payments',
  data: z.object({}),
  queue: periodic,
  schedule: '* * * * *',
  handle: ({ services }) => settle(services, system),
};
