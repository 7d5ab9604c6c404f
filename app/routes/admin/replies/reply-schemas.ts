import { z } from 'zod';
import { savedReplySchema } from '#packages/contact/src/index.ts';

/** A new one is kept once, under its key. */
export const newReplySchema = savedReplySchema.extend({ idempotencyKey: z.uuid() });

/** The revision that was seen. */
export const seenReplySchema = z.object({
  revision: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

export const editedReplySchema = savedReplySchema.extend(seenReplySchema.shape);
