import { z } from 'zod';
import { ProviderError } from './errors.ts';
import type { Transaction } from './payments.ts';
import { providerName, providerWords } from './provider-text.ts';
import { readDate } from './read-date.ts';

/** It becomes a part of an address, and `..` would lead elsewhere. */
export const wompiId = z.string().regex(/^[\w-]{1,64}$/u);

export const wompiStatus = z.enum(['PENDING', 'APPROVED', 'DECLINED', 'VOIDED', 'ERROR']);

const statuses = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
  VOIDED: 'voided',
  ERROR: 'error',
} as const satisfies Record<z.infer<typeof wompiStatus>, Transaction['status']>;

const transactionSchema = z.object({
  id: wompiId,
  reference: providerName,
  status: wompiStatus,
  amount_in_cents: z.int().nonnegative(),
  currency: z.string(),
  payment_method_type: providerWords,
  status_message: providerWords,
  created_at: providerWords,
});

/** Of a transaction, whose it is. */
export const oneTransactionHead = z.object({
  data: z.object({ id: wompiId, reference: providerName }),
});

export const oneTransaction = z.object({ data: transactionSchema });

/** Each is read alone. */
export const manyTransactions = z.object({ data: z.array(z.unknown()) });

/** Of a row of any shape, what it is named by. */
export const rowHead = z
  .object({ id: wompiId.nullable().catch(null), reference: providerName.catch(null) })
  .catch({ id: null, reference: null });

/** Throws a `ProviderError` for a row that cannot be read. */
export function readTransaction(row: unknown): Transaction {
  const parsed = transactionSchema.safeParse(row);
  if (parsed.success) return toTransaction(parsed.data);
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it');
  throw new ProviderError(`Wompi: a transaction cannot be read: ${places.join(', ')}`, {
    isFinal: false,
  });
}

/** Throws a final `ProviderError` for one that is not in pesos: its amount would be another than it says. */
export function toTransaction(given: z.infer<typeof transactionSchema>): Transaction {
  const { id, reference, status, currency, amount_in_cents: amount } = given;
  if (currency !== 'COP') {
    throw new ProviderError(`Wompi: transaction ${id} is not in COP`, { isFinal: true });
  }
  return {
    id,
    reference: reference ?? null,
    status: statuses[status],
    amount: { amount, currency },
    // Only an approved payment by card is ever voided, and always all of it.
    refunded: status === 'VOIDED' ? amount : 0,
    method: given.payment_method_type ?? null,
    reason: status === 'DECLINED' || status === 'ERROR' ? (given.status_message ?? null) : null,
    at: readDate(given.created_at),
  };
}
