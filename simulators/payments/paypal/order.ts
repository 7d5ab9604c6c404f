import { z } from 'zod';

export const paypalFaultSchema = z.enum([
  'tampered',
  'wrong-webhook-id',
  'duplicate',
  'silence',
  'lost-capture',
]);
export type PaypalFault = z.infer<typeof paypalFaultSchema>;

export const captureOutcomeSchema = z.enum(['COMPLETED', 'PENDING', 'DECLINED']);
export type CaptureOutcome = z.infer<typeof captureOutcomeSchema>;

export const amountSchema = z.object({ currency_code: z.string(), value: z.string() });
export type PaypalAmount = z.infer<typeof amountSchema>;

const purchaseUnitSchema = z.object({
  reference_id: z.string(),
  amount: amountSchema.extend({ breakdown: z.record(z.string(), amountSchema).optional() }),
  description: z.string().optional(),
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  soft_descriptor: z.string().optional(),
  items: z.array(z.record(z.string(), z.unknown())).optional(),
});

export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED']),
  create_time: z.string(),
  update_time: z.string(),
  purchase_unit: purchaseUnitSchema,
  brand_name: z.string().nullable(),
  return_url: z.string().nullable(),
  cancel_url: z.string().nullable(),
  /** Whether it was made with payment_source.paypal, which names some things otherwise than the older way. */
  has_payment_source: z.boolean(),
  is_approved: z.boolean(),
  next_capture: captureOutcomeSchema,
  faults: z.array(paypalFaultSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const captureSchema = z.object({
  id: z.string(),
  /** Null in a charge of a subscription: PayPal's events call it a sale, and refunds take it for a capture. */
  order_id: z.string().nullable(),
  subscription_id: z.string().optional(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
  amount: amountSchema,
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Capture = z.infer<typeof captureSchema>;

export const refundSchema = z.object({
  id: z.string(),
  capture_id: z.string(),
  amount: amountSchema,
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  note_to_payer: z.string().optional(),
  create_time: z.string(),
});
export type Refund = z.infer<typeof refundSchema>;
