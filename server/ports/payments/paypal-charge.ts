import { z } from 'zod';
import { ProviderError } from './errors.ts';
import type { OnUnreadable, Transaction } from './payments.ts';
import type { PaypalClient } from './paypal-client.ts';
import { paypalMovement } from './paypal-money.ts';
import { captureStatuses, captureStatusSchema, paypalId } from './paypal-order.ts';
import { providerWords } from './provider-text.ts';
import { readReply } from './provider-request.ts';
import { readDate } from './read-date.ts';
import { createRowReader } from './row-reader.ts';

const charge = {
  id: paypalId,
  status: captureStatusSchema,
  status_details: z.object({ reason: providerWords }).nullish(),
};

const rowSchema = z.object({
  ...charge,
  amount_with_breakdown: z.object({ gross_amount: paypalMovement }),
  time: providerWords,
});

/** Of a row of any shape. */
const rowHead = z.object({ id: paypalId.nullable().catch(null) }).catch({ id: null });

/** Of the rows of one subscription. Throws a `ProviderError` where there are some, and none can be read. */
export function readCharges(
  rows: readonly unknown[],
  subscription: string,
  onUnreadable: OnUnreadable | undefined,
): Transaction[] {
  const reader = createRowReader(onUnreadable);
  const charges = rows.flatMap(
    (row) => reader.read(rowHead.parse(row).id, () => readRow(row, subscription)) ?? [],
  );
  reader.close();
  // What went out is no charge.
  return charges.filter(({ amount }) => amount.amount > 0);
}

function readRow(row: unknown, subscription: string): Transaction {
  const parsed = rowSchema.safeParse(row);
  if (parsed.success) {
    const { amount_with_breakdown: amounts, ...rest } = parsed.data;
    return { ...toTransaction({ ...rest, amount: amounts.gross_amount }), subscription };
  }
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it');
  const what = `a charge of ${subscription} cannot be read: ${places.join(', ')}`;
  throw new ProviderError(`PayPal: ${what}`, { isFinal: false });
}

const captureSchema = z.object({ ...charge, amount: paypalMovement, create_time: providerWords });

/**
 * One charge by its own id, or none: what PayPal's events call a sale is a capture in v2 of its payments, as refunds of
 * them show. Its `custom_id` is the subscription's, the same in each of its charges: it names none of them.
 */
export async function findCharge(client: PaypalClient, id: string): Promise<Transaction[]> {
  if (!paypalId.safeParse(id).success) return [];
  const reply = await client.get(`/v2/payments/captures/${id}`);
  if (reply.status === 404) return [];
  const { create_time: time, ...capture } = readReply(reply, captureSchema);
  return [toTransaction({ ...capture, time })];
}

type Charge = Omit<z.infer<typeof rowSchema>, 'amount_with_breakdown'> & {
  amount: z.infer<typeof paypalMovement>;
};

function toTransaction(charge: Charge): Transaction {
  const { id, amount } = charge;
  if (amount.currency_code !== 'USD') {
    throw new ProviderError(`PayPal: charge ${id} is not in USD`, { isFinal: true });
  }
  const status = captureStatuses[charge.status];
  return {
    id,
    reference: null,
    status,
    amount: { amount: amount.value, currency: 'USD' },
    // Of a part that went back PayPal does not say here how much it was.
    refunded: charge.status === 'REFUNDED' ? amount.value : 0,
    method: 'paypal',
    reason: status === 'declined' ? (charge.status_details?.reason ?? null) : null,
    at: readDate(charge.time),
  };
}
