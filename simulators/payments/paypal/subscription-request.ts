import { z } from 'zod';
import { PaypalError, unprocessable } from './errors.ts';
import { amountSchema } from './order.ts';
import { checkAmount } from './order-request.ts';
import { billingCycleSchema } from './subscription.ts';

const nameable = z.string().min(1).max(127);

export const productRequestSchema = z.object({
  // Without one PayPal gives an id, which begins with PROD-; the shop names its products itself.
  id: z
    .string()
    .min(6)
    .max(50)
    .regex(/^(?!PROD-)/),
  name: nameable,
  type: z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE']),
  description: z.string().min(1).max(256).optional(),
});
export type ProductRequest = z.infer<typeof productRequestSchema>;

export const planRequestSchema = z.object({
  product_id: z.string().min(6).max(50),
  name: nameable,
  description: nameable.optional(),
  // PayPal takes two trials as well.
  billing_cycles: z.array(billingCycleSchema).min(1).max(2),
  // What was not paid is added to the next charge unless the shop says no: that is no part of what it uses.
  payment_preferences: z.object({
    auto_bill_outstanding: z.literal(false),
    payment_failure_threshold: z.number().int().min(0).max(999).default(0),
  }),
});
export type PlanRequest = z.infer<typeof planRequestSchema>;

/** First a trial, which ends; then, or at once, one that has no end. */
export function checkCycles({ billing_cycles: cycles }: PlanRequest): void {
  cycles.forEach((cycle, index) => {
    checkAmount(amountSchema.parse(cycle.pricing_scheme.fixed_price), '/billing_cycles/value');
    const isLast = index === cycles.length - 1;
    const isRight = isLast
      ? cycle.tenure_type === 'REGULAR' && cycle.total_cycles === 0
      : cycle.tenure_type === 'TRIAL' && cycle.total_cycles > 0 && cycle.total_cycles < 1000;
    if (!isRight || cycle.sequence !== index + 1) {
      throw unprocessable('INVALID_BILLING_CYCLE_SEQUENCE', 'The billing cycles are not in order.');
    }
  });
}

const address = z.url({ protocol: /^https?$/ }).max(4000);

export const subscriptionRequestSchema = z.object({
  plan_id: z.string().min(3).max(50),
  start_time: z.iso.datetime({ offset: true }).optional(),
  custom_id: z
    .string()
    .regex(/^[\x20-\x7E]+$/)
    .max(127)
    .optional(),
  subscriber: z.looseObject({ email_address: z.email().optional() }).optional(),
  application_context: z.looseObject({
    brand_name: nameable.optional(),
    return_url: address,
    cancel_url: address,
  }),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

export const cancelRequestSchema = z.object({ reason: z.string().min(1).max(128) });

export const listPlansSchema = z.object({
  product_id: z.string().min(6).max(50).optional(),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(20).default(10),
});

const instant = z.iso.datetime({ offset: true });

export const chargesQuerySchema = z.object({ start_time: instant, end_time: instant });

/** What a query says, or PayPal's error about it. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: Record<string, string>,
): z.infer<Schema> {
  const read = schema.safeParse(query);
  if (read.success) return read.data;
  const field = String(read.error.issues[0]?.path[0]);
  throw new PaypalError('INVALID_REQUEST', [
    { field, location: 'query', issue: 'INVALID_PARAMETER_SYNTAX', description: `Not ${field}.` },
  ]);
}
