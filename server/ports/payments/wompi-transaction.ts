import { z } from 'zod';
import { ProviderError } from './errors.ts';
import type { Transaction } from './payments.ts';
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

const text = z.string().max(1000).nullish();

const transactionSchema = z.object({
  id: wompiId,
  reference: text,
  status: wompiStatus,
  amount_in_cents: z.int().nonnegative(),
  currency: z.string(),
  payment_method_type: text,
  status_message: text,
  created_at: text,
});

export type WompiTransaction = z.infer<typeof transactionSchema>;

export const oneTransaction = z.object({ data: transactionSchema });

export const manyTransactions = z.object({ data: z.array(transactionSchema) });

/** Throws a final `ProviderError` for one that is not in pesos: its amount would be another than it says. */
export function toTransaction(given: WompiTransaction): Transaction {
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
