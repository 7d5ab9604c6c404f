import type { Currency, Money } from '#content/money.ts';
import type { ProviderName } from '#packages/payments/src/index.ts';
import type { ProviderError } from './errors.ts';
import type { PaymentSources } from './payment-sources.ts';
import type { Subscriptions, SubscriptionSubject } from './subscriptions.ts';

/** Where a person pays: opened once for each attempt. */
export type Attempt = {
  /** Ours, of this attempt alone: what the provider knows it by. */
  reference: string;
  amount: Money;
  /** The IVA that is a part of the amount, in hundredths of its currency. */
  tax: number;
  /** What is bought, in a line. */
  description: string;
  email: string;
  /** Where the person comes back to, whatever happened; it proves nothing. */
  returnUrl: string;
  cancelUrl: string;
  /** Nobody pays after this. */
  expiresAt: Date;
};

/** `id` is the provider's own of what was opened; null where it has none until somebody pays. */
export type Opened = { url: string; id: string | null };

/** Money as the provider says that it moved, or did not. */
export type Transaction = {
  /** The provider's, of this movement: a capture at PayPal. */
  id: string;
  /** Ours, as the provider gives it back; null where it has none. */
  reference: string | null;
  status: 'pending' | 'approved' | 'declined' | 'voided' | 'error';
  amount: Money;
  /** Hundredths of the same currency that went back to the client, as far as the provider says. */
  refunded: number;
  /** How it was paid, in the provider's word: CARD, PSE, NEQUI, paypal. */
  method: string | null;
  /** Why it was declined, in the provider's words. */
  reason: string | null;
  at: Date | null;
  /** The provider's, of what charged it by itself, as far as it says. Such a charge has no reference: it is no attempt's. */
  subscription?: string;
};

/** What to ask the provider about: what it opened or moved, and our reference of it, as far as either is known. */
export type Subject = { id: string | null; reference: string | null };

/** An event as it was sent, its signature checked. `about` is null for kinds that nothing follows from. */
export type ProviderEvent = {
  /** One and the same for an event that is sent again: Wompi's transaction and status, PayPal's event id. */
  id: string;
  about: Subject | SubscriptionSubject | null;
};

/** Is told of a transaction that cannot be read, and its id as far as that can: the others are not held up by it. */
export type OnUnreadable = (row: { id: string | null; error: ProviderError }) => void;

export type RawEvent = { body: Uint8Array; headers: Headers };

export type Refund = {
  /** Ours: the same refund asked for twice is one. */
  id: string;
  /** Of the transaction that goes back. */
  transaction: string;
  amount: Money;
  reason: string;
};

/** `manual`: the provider does not do it by itself, and the staff has to. */
export type RefundOutcome =
  | { status: 'done'; id: string }
  | { status: 'pending'; id: string }
  | { status: 'manual'; reason: string };

/** Whoever moves money for the studio. Each of its answers is parsed; what it says of money is asked of it, never believed from an event. */
export type PaymentProvider = {
  name: Exclude<ProviderName, 'manual'>;
  /** The one that it is paid in. */
  currency: Currency;
  /** What costs less cannot be paid with it; null where it takes any amount. */
  least: Money | null;
  /** Whether it finds something by our reference alone; else it answers nothing without asking about what has no id. */
  findsByReference: boolean;
  /** Where a form may lead whoever pays: Content-Security-Policy, form-action. */
  origin: string;
  /** Opens an attempt. Asked for twice with one reference, it opens one. Rejects with a `ProviderError`. */
  open(attempt: Attempt): Promise<Opened>;
  /** Rejects with `ForgedEvent` or `MalformedEvent`. Whatever it says, only its subject is used. */
  readEvent(event: RawEvent): Promise<ProviderEvent>;
  /**
   * What the provider knows of a subject, oldest first. What the person has approved is captured before, unless `capture` is
   * false: then no money moves. Rejects with a `ProviderError`, also where not one of its transactions can be read.
   */
  ask(
    subject: Subject,
    options?: { capture: boolean; onUnreadable?: OnUnreadable },
  ): Promise<Transaction[]>;
  /** Gives money back, once for each id. Rejects with a `ProviderError` when it is not known whether it was. */
  refund(refund: Refund): Promise<RefundOutcome>;
  /** Null where nothing is charged without the person. */
  sources: PaymentSources | null;
  /** Every transaction that was made in a span of time, for the comparison with the ledger. Rejects as `ask` does. */
  list(span: { from: Date; until: Date }, onUnreadable?: OnUnreadable): AsyncIterable<Transaction>;
  /** Null where it has none. */
  subscriptions: Subscriptions | null;
};
