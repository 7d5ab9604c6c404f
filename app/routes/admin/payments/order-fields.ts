import { z } from 'zod';
import { finishedRefundSchema, refundSchema } from '#packages/payments/src/index.ts';

/** A payment's or a refund's own id, as we gave it to the page. */
const ownId = z.string().min(1).max(200);

/** Of one payment, with how many of its refunds were seen; `sure` says yes to the question. */
export const seenRefundSchema = refundSchema.extend({
  payment: ownId,
  idempotencyKey: z.uuid(),
  seen: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
  sure: z.literal('on').optional(),
});

/** `sure` says yes to the question. */
export const keptFinishSchema = finishedRefundSchema.extend({
  refund: ownId,
  sure: z.literal('on').optional(),
});

/** A button: the receipt's mail where no refund is named, and how many of them were seen. */
export const mailAgainSchema = z.object({
  refund: z.string().max(200),
  seen: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
});

/** A button. */
export const byHandSchema = z.object({ refund: ownId });

/** A button. */
export const checkSchema = z.object({ attempt: z.string() });
