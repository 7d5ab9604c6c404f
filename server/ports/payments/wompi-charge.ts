import { z } from 'zod';
import { checkPrice } from './check-attempt.ts';
import { checkWanted } from './check-wanted.ts';
import { isProviderError, ProviderError } from './errors.ts';
import type { Charge } from './payment-sources.ts';
import type { Transaction } from './payments.ts';
import { jsonOf, readReply, type Reply } from './provider-request.ts';
import { requestWompi, type WompiOptions } from './wompi-client.ts';
import { signPayment } from './wompi-integrity.ts';
import { findByReference } from './wompi-list.ts';
import { readTransaction } from './wompi-transaction.ts';
import { newCharge } from './wompi-wanted.ts';

/**
 * Two things keep one reference from being charged twice. Wompi's list is asked first: whatever the reference has, pending
 * and declined charges included, is the charge. And Wompi refuses a reference that was used, so that of two that find
 * nothing and charge at once, one is refused, and finds the other's.
 */
export async function chargeSource(options: WompiOptions, wanted: Charge): Promise<Transaction> {
  checkPrice('Wompi: a charge', wanted, 'COP');
  const checked = checkWanted('Wompi: a charge', newCharge, wanted);
  const before = await findCharge(options, checked.reference);
  if (before) return before;
  const reply = await requestWompi(options, {
    path: 'transactions',
    key: 'private',
    body: bodyOf(options, { ...wanted, ...checked }),
  });
  if (!isReferenceUsed(reply)) return readCharged(reply, checked.reference);
  const made = await findCharge(options, checked.reference);
  if (made) return made;
  throw new ProviderError('Wompi: a charge was made before, and is not listed yet', {
    isFinal: false,
  });
}

/**
 * Without `payment_method`, which is of cards alone, as is `recurrent` (the networks' mark of a card on file). Without
 * acceptance tokens: Wompi's example of this call has none, those of the source being the person's consent; whether its API
 * asks for them all the same nobody here has seen, and then it refuses, and charges nothing.
 */
const bodyOf = ({ integritySecret }: WompiOptions, charge: Charge) => {
  const { sourceId, reference, amount, tax, email } = charge;
  const signed = {
    reference,
    amountInCents: amount.amount,
    currency: 'COP',
    expirationTime: null,
  } as const;
  return {
    payment_source_id: Number(sourceId),
    reference,
    amount_in_cents: amount.amount,
    currency: 'COP',
    signature: signPayment(signed, integritySecret),
    customer_email: email,
    ...(tax > 0 && { taxes: [{ type: 'VAT', amount_in_cents: tax }] }),
  };
};

/** What Wompi says in place of «no» leaves open whether there is one: it is never final. */
async function findCharge(options: WompiOptions, reference: string): Promise<Transaction | null> {
  try {
    const found = await findByReference(options, reference, ({ error }) => {
      throw error;
    });
    return found.find(({ status }) => status === 'approved') ?? found.at(-1) ?? null;
  } catch (error) {
    throw notFinal(error);
  }
}

const usedReference = z.object({
  error: z.object({ messages: z.object({ reference: z.array(z.string()).min(1) }) }),
});

/** By the name of the field: the sentence comes in two languages. */
const isReferenceUsed = (reply: Reply): boolean => usedReference.safeParse(jsonOf(reply)).success;

/** Once Wompi has taken it, nothing that is wrong with its response says that nothing was charged. */
function readCharged(reply: Reply, reference: string): Transaction {
  const { data } = readReply(reply, z.object({ data: z.looseObject({}) }));
  let transaction: Transaction;
  try {
    transaction = readTransaction(data);
  } catch (error) {
    throw notFinal(error);
  }
  if (transaction.reference === reference) return transaction;
  throw new ProviderError('Wompi: it told of another charge', { isFinal: false });
}

/** With its status: of keys it stays one of keys. */
function notFinal(error: unknown): unknown {
  if (!isProviderError(error) || !error.isFinal) return error;
  return new ProviderError(error.message, { isFinal: false, status: error.status, cause: error });
}
