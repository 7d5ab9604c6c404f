import type { Money } from '#content/money.ts';
import type { OnUnreadable, Transaction } from './payments.ts';

/** What is charged, and how often. */
export type PlanTerms = {
  /** Ours, and stable: of one key each price is a plan of its own. `[a-z0-9-]`, 40 letters at most. */
  key: string;
  /** What the person reads. */
  name: string;
  interval: 'month' | 'year';
  price: Money;
  /** What the first charges are instead: so many of them. */
  first?: { cycles: number; price: Money };
};

export type NewSubscription = {
  planId: string;
  /** Ours, of this subscription alone: ASCII without spaces, 90 letters at most. */
  reference: string;
  email: string;
  /** When the first charge comes, in the future; absent: as soon as it is approved. */
  startsAt?: Date;
  /** Where the person comes back to, whatever happened; it proves nothing. */
  returnUrl: string;
  cancelUrl: string;
};

export type Subscription = {
  id: string;
  /** Ours, as the provider gives it back; null where it has none. */
  reference: string | null;
  planId: string;
  status: 'approval-pending' | 'approved' | 'active' | 'suspended' | 'cancelled' | 'expired';
  /** Null where nothing will be charged, as far as the provider says. */
  nextChargeAt: Date | null;
  /** Periods in a row that were not paid, with all their retries. */
  failedPayments: number;
  /** Of the last charge that failed, as far as the provider says: a charge that is retried is no failed payment yet. */
  lastFailure: { at: Date; retryAt: Date | null } | null;
};

/** What an event on a subscription is about, as far as it says: at least one of both. */
export type SubscriptionSubject = {
  subscription: string | null;
  /** A transaction of one. */
  charge: string | null;
};

/**
 * Charges by itself, each period, until told to stop. Every call rejects with a `ProviderError`, which is final for what the
 * provider does not know, with the status 404, or would not take.
 */
export type Subscriptions = {
  /** The provider's name of the plan of these terms: the same terms lead to the same one, however often and whenever. */
  ensurePlan(wanted: PlanTerms): Promise<{ planId: string }>;
  /** Where the person approves. Asked for twice with one reference, within days, it opens one. */
  open(wanted: NewSubscription): Promise<{ id: string; url: string }>;
  read(id: string): Promise<Subscription>;
  /** Its charges of a span of time, oldest first. Rejects also where not one of them can be read. */
  listCharges(
    id: string,
    span: { from: Date; until: Date },
    onUnreadable?: OnUnreadable,
  ): Promise<Transaction[]>;
  /** Ends it; told twice, it stays ended. One that nobody approved yet cannot be ended. `reason`: what the provider keeps of why. */
  cancel(id: string, reason: string): Promise<void>;
};
