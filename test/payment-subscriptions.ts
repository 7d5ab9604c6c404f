import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderError } from '#server/ports/payments/errors.ts';
import type { Transaction } from '#server/ports/payments/payments.ts';
import type {
  NewSubscription,
  PlanTerms,
  Subscription,
  Subscriptions,
} from '#server/ports/payments/subscriptions.ts';
import type { TestProvider } from './payment-provider.ts';

const day = 86_400_000;
/** It tries again after so long, so often. */
const retriedAfter = 5 * day;
const mostTries = 3;

type Held = Subscription & {
  terms: PlanTerms;
  openedAt: number;
  startsAt: number;
  /** Periods that were charged, or given up. */
  cycles: number;
  charged: number;
  /** How often the charge that is due was tried. */
  tries: number;
  /** So many of the tries that come fail. */
  failing: number;
  /** The next charge waits for a bank. */
  isPending: boolean;
};

export type TestSubscriptions = Subscriptions & {
  held: Map<string, Held>;
  /** Its person lets it charge. */
  approve(id: string): void;
  cancelThere(id: string): void;
  /** Charges what is due by now. */
  bill(): void;
};

/** Gives a provider in memory subscriptions that it charges by a clock; it forgets nothing, and makes each charge once. */
export function addTestSubscriptions(provider: TestProvider, now: () => Date): TestSubscriptions {
  const plans = new Map<string, PlanTerms>();
  const references = new Map<string, string>();
  const held = new Map<string, Held>();
  let count = 0;

  const answer = async () => {
    if (provider.delay > 0) await sleep(provider.delay);
    await sleep(0);
    if (provider.isDown) throw new ProviderError('It does not respond', { isFinal: false });
    subscriptions.bill();
  };

  function find(id: string): Held {
    const found = held.get(id);
    if (!found) throw new ProviderError('No such subscription', { isFinal: true, status: 404 });
    return found;
  }

  /** Of a day that a month has not got it makes the first ones of the next. */
  function dueAt({ startsAt, cycles, terms }: Held): number {
    const date = new Date(startsAt);
    date.setUTCMonth(date.getUTCMonth() + cycles * (terms.interval === 'year' ? 12 : 1));
    return date.getTime();
  }

  function charge(one: Held, at: number): void {
    if (one.failing > 0) {
      one.failing -= 1;
      one.tries += 1;
      const isOver = one.tries === mostTries;
      const retryAt = isOver ? null : new Date(at + retriedAfter);
      one.lastFailure = { at: new Date(at), retryAt };
      if (!isOver) return;
      one.failedPayments += 1;
      one.status = 'suspended';
      return;
    }
    const { first, price } = one.terms;
    provider.transactions.push({
      ...{ id: `sale-${(count += 1)}`, reference: null, subscription: one.id },
      ...{ status: one.isPending ? 'pending' : 'approved', refunded: 0 },
      amount: first && one.charged < first.cycles ? first.price : price,
      ...{ method: 'paypal', reason: null, at: new Date(at) },
    });
    Object.assign(one, { cycles: one.cycles + 1, charged: one.charged + 1, tries: 0 });
    Object.assign(one, { isPending: false, lastFailure: null });
  }

  const subscriptions: TestSubscriptions = {
    held,
    approve(id) {
      const one = find(id);
      if (one.status !== 'approval-pending') return;
      one.status = 'active';
      one.startsAt = Math.max(one.startsAt, now().getTime());
    },
    cancelThere(id) {
      subscriptions.bill();
      const one = find(id);
      if (one.status === 'active' || one.status === 'suspended') one.status = 'cancelled';
    },
    bill() {
      for (const one of held.values()) {
        while (one.status === 'active') {
          const at = one.tries === 0 ? dueAt(one) : (one.lastFailure?.retryAt?.getTime() ?? 0);
          if (at > now().getTime()) break;
          charge(one, at);
        }
        const next = one.tries === 0 ? new Date(dueAt(one)) : (one.lastFailure?.retryAt ?? null);
        one.nextChargeAt = one.status === 'active' ? next : null;
      }
    },
    async ensurePlan(terms) {
      await answer();
      const planId = JSON.stringify(terms);
      plans.set(planId, terms);
      return { planId };
    },
    async open({ planId, reference, startsAt }: NewSubscription) {
      await answer();
      const terms = plans.get(planId);
      if (!terms) throw new ProviderError('No such plan', { isFinal: true, status: 422 });
      const known = references.get(reference);
      const id = known ?? `I-${crypto.randomUUID()}`;
      if (known === undefined) {
        references.set(reference, id);
        held.set(id, {
          ...{ id, reference, planId, status: 'approval-pending', nextChargeAt: null },
          ...{ failedPayments: 0, lastFailure: null, terms, openedAt: now().getTime() },
          ...{ startsAt: (startsAt ?? now()).getTime(), cycles: 0, charged: 0, tries: 0 },
          ...{ failing: 0, isPending: false },
        });
      }
      return { id, url: `${provider.origin}/suscripcion/${id}` };
    },
    async read(id) {
      await answer();
      return { ...find(id) };
    },
    async listCharges(id, { from, until }) {
      await answer();
      find(id);
      return provider.transactions
        .filter(({ subscription, at }) => subscription === id && at && at >= from && at <= until)
        .map((one): Transaction => ({ ...one }));
    },
    async cancel(id) {
      await answer();
      const one = find(id);
      if (one.status === 'approval-pending')
        throw new ProviderError('Nobody approved it', { isFinal: true, status: 422 });
      one.status = 'cancelled';
    },
  };
  provider.subscriptions = subscriptions;
  return subscriptions;
}
