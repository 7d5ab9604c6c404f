import { z } from 'zod';
import { comparisonPause } from '#content/payment-findings.ts';
import { system } from '#server/actor.ts';
import { comparePayments as compare } from '#server/services/payments/compare-payments.ts';
import { type Job, minute, periodic } from './job.ts';

/** Holds what providers list against what came in: at three in the night of Bogotá, and when the staff asks for it. */
export const comparePayments: Job<'compare-payments', object> = {
  name: 'compare-payments',
  data: z.object({}),
  queue: periodic,
  schedule: '0 8 * * *',
  onceIn: comparisonPause * minute,
  handle: ({ services }) => compare(services, system),
};
