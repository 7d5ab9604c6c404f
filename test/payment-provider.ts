import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Money } from '#content/money.ts';
import { ForgedEvent, MalformedEvent, ProviderError } from '#server/ports/payments/errors.ts';
import type {
  Attempt,
  PaymentProvider,
  Refund,
  RefundOutcome,
  Subject,
  Transaction,
} from '#server/ports/payments/payments.ts';

/** What a client, or the provider itself, does over there. */
export type ProviderSide = {
  /** What was opened, by reference. */
  opened: ReadonlyMap<string, Attempt>;
  /** How often something was asked of it, by what. */
  calls: { open: number; ask: number; refund: number };
  /** Somebody pays under a reference, or tries to. Resolves with the id of the movement. */
  pay(
    reference: string,
    how?: Partial<Pick<Transaction, 'status' | 'reason' | 'amount' | 'method'>>,
  ): string;
  /** The provider gives its answer to what was pending, or takes money back. */
  change(id: string, change: Partial<Pick<Transaction, 'status' | 'reason' | 'refunded'>>): void;
  /** While it is down every call fails, and nobody knows whether it did something. */
  isDown: boolean;
  /** Milliseconds that it takes for each answer. */
  delay: number;
};

const signature = 'signed by the provider';
const eventSchema = z.object({
  id: z.string(),
  about: z.object({ id: z.string().nullable(), reference: z.string().nullable() }).nullable(),
});

/** An event as this provider sends it. */
export const signedEvent = (event: z.infer<typeof eventSchema>) => ({
  body: new TextEncoder().encode(JSON.stringify(event)),
  headers: new Headers({ 'x-signature': signature }),
});

/** A provider that keeps to the whole interface, with what it knows in the memory of this process. */
export function createPaymentProvider({
  name,
  currency,
  origin = `https://${name}.example`,
}: Pick<PaymentProvider, 'name' | 'currency'> & { origin?: string }): {
  provider: PaymentProvider;
  there: ProviderSide;
} {
  const opened = new Map<string, Attempt>();
  const moved = new Map<string, Transaction>();
  const refunds = new Map<string, RefundOutcome>();
  const ids = new Map<string, string>();

  const there: ProviderSide = {
    ...{ opened, isDown: false, delay: 0 },
    calls: { open: 0, ask: 0, refund: 0 },
    pay(reference, how = {}) {
      const attempt = opened.get(reference);
      if (!attempt) throw new Error(`Nothing was opened under ${reference}`);
      const id = randomUUID();
      const { amount } = attempt;
      moved.set(id, {
        ...{ id, reference, amount, status: 'approved', refunded: 0, at: new Date() },
        ...{ method: name === 'wompi' ? 'CARD' : 'paypal', reason: null, ...how },
      });
      return id;
    },
    change(id, change) {
      moved.set(id, { ...movement(id), ...change });
    },
  };

  function movement(id: string): Transaction {
    const found = moved.get(id);
    if (!found) throw new ProviderError(`No transaction ${id}`, { isFinal: true });
    return found;
  }

  async function respond<Answer>(answer: () => Answer): Promise<Answer> {
    if (there.delay > 0) await new Promise((resolve) => setTimeout(resolve, there.delay));
    if (there.isDown) throw new ProviderError('It does not respond', { isFinal: false });
    return answer();
  }

  const provider: PaymentProvider = {
    ...{ name, currency, origin },
    open(attempt) {
      there.calls.open += 1;
      return respond(() => {
        const { reference } = attempt;
        if (!opened.has(reference)) opened.set(reference, attempt);
        const id = ids.get(reference) ?? randomUUID();
        ids.set(reference, id);
        return { url: `${origin}/pay/${reference}`, id: name === 'paypal' ? id : null };
      });
    },
    async readEvent({ body, headers }) {
      if (headers.get('x-signature') !== signature) throw new ForgedEvent('No signature');
      const parsed = eventSchema.safeParse(parsedJson(new TextDecoder().decode(body)));
      if (!parsed.success) throw new MalformedEvent('Not an event');
      return parsed.data;
    },
    ask({ id, reference }: Subject) {
      there.calls.ask += 1;
      return respond(() =>
        [...moved.values()].filter(
          (one) =>
            one.id === id || one.reference === reference || ids.get(one.reference ?? '') === id,
        ),
      );
    },
    refund({ id, transaction, amount }: Refund) {
      there.calls.refund += 1;
      return respond(() => {
        const known = refunds.get(id);
        if (known) return known;
        const movement = giveBack(transaction, amount);
        moved.set(transaction, movement);
        const outcome: RefundOutcome = { status: 'done', id: randomUUID() };
        refunds.set(id, outcome);
        return outcome;
      });
    },
    async *list({ from, until }) {
      for (const one of moved.values())
        if (one.at && one.at >= from && one.at < until) yield await respond(() => one);
    },
  };

  function giveBack(id: string, { amount, currency }: Money): Transaction {
    const found = movement(id);
    const refunded = found.refunded + amount;
    if (currency !== found.amount.currency || refunded > found.amount.amount)
      throw new ProviderError('More than is left', { isFinal: true });
    return { ...found, refunded };
  }

  return { provider, there };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
