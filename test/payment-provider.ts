import { setTimeout as sleep } from 'node:timers/promises';
import type { Money } from '#content/money.ts';
import { ForgedEvent, MalformedEvent, ProviderError } from '#server/ports/payments/errors.ts';
import type {
  Attempt,
  PaymentProvider,
  RawEvent,
  Refund,
  Transaction,
} from '#server/ports/payments/payments.ts';

export type TestProvider = PaymentProvider & {
  /** What it was asked to collect, by our reference. */
  opened: Map<string, Attempt>;
  transactions: Transaction[];
  /** What it gave back, by the id of the refund. */
  refunds: Map<string, Refund>;
  /** How often something was asked of it, by what. */
  calls: { open: number; ask: number; refund: number; list: number };
  /** While it is true, nothing is answered. */
  isDown: boolean;
  /** Milliseconds that each answer takes. */
  delay: number;
  /** Refunds are only made by hand. */
  refusesRefunds: boolean;
  /** Somebody lets their money be taken, which happens when it is asked for. */
  approve(reference: string): void;
  /** Somebody pays, or tries to. */
  pay(reference: string, more?: Partial<Transaction>): Transaction;
};

/** A provider in memory: it keeps what it was told, and says so when it is asked. */
export function createTestProvider(
  name: PaymentProvider['name'],
  origin = `https://${name}.example`,
): TestProvider {
  const currency = name === 'wompi' ? 'COP' : 'USD';
  const answer = async (what: keyof TestProvider['calls']) => {
    provider.calls[what] += 1;
    if (provider.delay > 0) await sleep(provider.delay);
    if (provider.isDown) throw new ProviderError('It does not respond', { isFinal: false });
  };
  let paid = 0;
  const approved = new Set<string>();
  const provider: TestProvider = {
    ...{ name, currency, origin, least: null, findsByReference: name === 'wompi' },
    ...{ sources: null, subscriptions: null },
    ...{ opened: new Map(), transactions: [], refunds: new Map() },
    calls: { open: 0, ask: 0, refund: 0, list: 0 },
    ...{ isDown: false, delay: 0, refusesRefunds: false },
    approve: (reference) => void approved.add(reference),
    pay(reference, more = {}) {
      const attempt = provider.opened.get(reference);
      const amount: Money = attempt?.amount ?? { amount: 1, currency };
      const transaction: Transaction = {
        ...{ id: `t${(paid += 1)}`, reference, status: 'approved', amount },
        ...{ refunded: 0, method: 'CARD', reason: null, at: null },
        ...more,
      };
      provider.transactions.push(transaction);
      return transaction;
    },
    async open(attempt) {
      await answer('open');
      provider.opened.set(attempt.reference, attempt);
      return {
        url: `${provider.origin}/pagar/${attempt.reference}`,
        id: name === 'paypal' ? `order-${attempt.reference}` : null,
      };
    },
    async readEvent({ body, headers }: RawEvent) {
      if (headers.get('x-signature') !== 'good') throw new ForgedEvent('Not signed');
      let event: Partial<Record<'id' | 'transaction' | 'reference' | 'subscription', unknown>>;
      try {
        event = JSON.parse(new TextDecoder().decode(body)) as typeof event;
      } catch (cause) {
        throw new MalformedEvent('No JSON', { cause });
      }
      if (typeof event.id !== 'string') throw new MalformedEvent('No id');
      const text = (value: unknown) => (typeof value === 'string' ? value : null);
      const subscription = text(event.subscription);
      const charge = text(event.transaction);
      if (subscription !== null) return { id: event.id, about: { subscription, charge } };
      const about = { id: charge, reference: text(event.reference) };
      return { id: event.id, about: about.id || about.reference ? about : null };
    },
    async ask({ id, reference }, { capture } = { capture: true }) {
      await answer('ask');
      for (const one of approved) {
        if (!capture || (one !== reference && `order-${one}` !== id)) continue;
        approved.delete(one);
        provider.pay(one);
      }
      return provider.transactions.filter((one) =>
        reference === null
          ? one.id === id || `order-${one.reference}` === id
          : one.reference === reference || (one.subscription !== undefined && one.id === id),
      );
    },
    async refund(refund) {
      await answer('refund');
      if (provider.refusesRefunds) return { status: 'manual', reason: 'Solo tarjetas' };
      if (!provider.refunds.has(refund.id)) {
        provider.refunds.set(refund.id, refund);
        const paid = provider.transactions.find(({ id }) => id === refund.transaction);
        if (paid) paid.refunded += refund.amount.amount;
      }
      return { status: 'done', id: `r-${refund.id}` };
    },
    /** As those of theirs: by when it was begun, where that is known. */
    async *list({ from, until }) {
      await answer('list');
      for (const one of provider.transactions)
        if (one.at === null || (one.at >= from && one.at <= until)) yield one;
    },
  };
  return provider;
}

/** An event as this provider would send it. */
export const testEvent = (event: object, signature = 'good'): RawEvent => ({
  body: new TextEncoder().encode(JSON.stringify(event)),
  headers: new Headers({ 'x-signature': signature }),
});
