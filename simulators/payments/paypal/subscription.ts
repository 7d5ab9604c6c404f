import { z } from 'zod';
import { amountSchema } from './order.ts';

export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  description: z.string().optional(),
  create_time: z.string(),
});
export type Product = z.infer<typeof productSchema>;

export const billingCycleSchema = z.object({
  frequency: z.object({
    interval_unit: z.enum(['MONTH', 'YEAR']),
    interval_count: z.literal(1),
  }),
  tenure_type: z.enum(['TRIAL', 'REGULAR']),
  sequence: z.number().int(),
  /** 0: without an end. */
  total_cycles: z.number().int(),
  pricing_scheme: z.object({ fixed_price: amountSchema }),
});
export type BillingCycle = z.infer<typeof billingCycleSchema>;

export const planSchema = z.object({
  id: z.string(),
  product_id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  billing_cycles: z.array(billingCycleSchema),
  payment_preferences: z.object({
    auto_bill_outstanding: z.literal(false),
    payment_failure_threshold: z.number().int(),
  }),
  create_time: z.string(),
});
export type Plan = z.infer<typeof planSchema>;

const failureSchema = z.object({
  amount: amountSchema,
  time: z.string(),
  /** Null after the last retry of a period. */
  next_payment_retry_time: z.string().nullable(),
});

export const subscriptionSchema = z.object({
  id: z.string(),
  /** Of the page where it is approved. */
  ba_token: z.string(),
  plan_id: z.string(),
  status: z.enum(['APPROVAL_PENDING', 'ACTIVE', 'SUSPENDED', 'CANCELLED']),
  status_change_note: z.string().nullable(),
  status_update_time: z.string(),
  custom_id: z.string().optional(),
  email_address: z.string().nullable(),
  /** Null: as soon as it is approved. */
  start_time: z.string().nullable(),
  brand_name: z.string().nullable(),
  return_url: z.string(),
  cancel_url: z.string(),
  create_time: z.string(),
  update_time: z.string(),
  /** Periods that were charged, or given up. */
  periods: z.number().int(),
  next_billing_time: z.string().nullable(),
  /** How often the charge of the period was tried in vain. */
  tries: z.number().int(),
  failed_payments_count: z.number().int(),
  last_payment: z.object({ amount: amountSchema, time: z.string() }).nullable(),
  last_failed_payment: failureSchema.nullable(),
  /** So many of the next tries fail. */
  failing_tries: z.number().int(),
  /** The next charge waits for a bank. Files of before have none. */
  pends_next: z.boolean().default(false),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
