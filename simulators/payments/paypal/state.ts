import { z } from 'zod';
import { captureSchema, orderSchema, refundSchema } from './order.ts';
import { planSchema, productSchema, subscriptionSchema } from './subscription.ts';

/** What was answered to a PayPal-Request-Id. */
const replySchema = z.object({
  key: z.string(),
  at: z.string(),
  body: z.record(z.string(), z.unknown()),
});

export const paypalStateSchema = z.object({
  orders: z.array(orderSchema),
  captures: z.array(captureSchema),
  refunds: z.array(refundSchema),
  replies: z.array(replySchema),
  // Files of before have none of these.
  products: z.array(productSchema).default(() => []),
  plans: z.array(planSchema).default(() => []),
  subscriptions: z.array(subscriptionSchema).default(() => []),
});
export type PaypalState = z.infer<typeof paypalStateSchema>;
