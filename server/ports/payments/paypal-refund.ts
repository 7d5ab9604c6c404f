import { z } from 'zod';
import { ProviderError } from './errors.ts';
import type { Refund, RefundOutcome } from './payments.ts';
import { issueOf, type PaypalClient } from './paypal-client.ts';
import { toPaypalValue } from './paypal-money.ts';
import { paypalId } from './paypal-order.ts';
import { readReply } from './provider-request.ts';

const refundSchema = z.object({
  id: paypalId,
  status: z.enum(['COMPLETED', 'PENDING', 'CANCELLED', 'FAILED']),
});

/** PayPal does one refund for each id, however often it is asked. */
export async function refundCapture(
  client: PaypalClient,
  { id, transaction, amount }: Refund,
): Promise<RefundOutcome> {
  if (amount.currency !== 'USD' || !paypalId.safeParse(transaction).success) {
    throw new ProviderError('PayPal: there is nothing like that to give back', { isFinal: true });
  }
  const body = { amount: { value: toPaypalValue(amount.amount), currency_code: 'USD' } };
  const reply = await client.post(`/v2/payments/captures/${transaction}/refund`, body, id);
  const issue = issueOf(reply);
  // Its own id is not known when it is not this request that gave all of it back.
  if (issue === 'CAPTURE_FULLY_REFUNDED') return { status: 'done', id };
  if (issue !== null) return manual(issue);
  const refund = readReply(reply, refundSchema);
  switch (refund.status) {
    case 'COMPLETED':
      return { status: 'done', id: refund.id };
    case 'PENDING':
      return { status: 'pending', id: refund.id };
    case 'CANCELLED':
    case 'FAILED':
      return manual(refund.status);
  }
}

const manual = (word: string): RefundOutcome => ({
  status: 'manual',
  reason: `PayPal no quiso devolver este pago: ${word}.`,
});
