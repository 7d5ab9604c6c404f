import { z } from 'zod';
import { rateSchema } from '#packages/payments/src/index.ts';

/** With the rate that was seen, and the box of whoever means a large change. */
export const seenRateSchema = rateSchema.extend({
  seen: z.union([z.literal(''), z.uuid()]).default(''),
  sure: z.literal('on').optional(),
});
