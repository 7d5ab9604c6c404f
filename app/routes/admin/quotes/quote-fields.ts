import { z } from 'zod';
import { catalogueLineSchema, detailsSchema, freeLineSchema } from '#packages/quote/src/index.ts';

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** A button, with the revision that was seen. */
export const seenSchema = z.object({ revision: count });

export const seenDetailsSchema = detailsSchema.extend({ revision: count });
export const seenLineSchema = freeLineSchema.extend({ revision: count });
export const seenPackageSchema = catalogueLineSchema.extend({ revision: count });

/** Of a line that is there; lines are counted from 0. */
const which = { revision: count, line: count };
export const removeSchema = z.object(which);
export const editLineSchema = freeLineSchema.extend(which);
export const recountSchema = catalogueLineSchema.pick({ quantity: true }).extend(which);

/** A button, with how many links there were. */
export const relinkSchema = z.object({ seen: count });

/** A button, with the id of what it makes. */
export const newQuoteSchema = z.object({ idempotencyKey: z.uuid() });
