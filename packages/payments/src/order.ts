import type { ProviderName } from './providers.ts';

/** An amount in hundredths of its currency, by ISO 4217. */
export type Amount = { amount: number; currency: 'USD' | 'COP' };

export type OrderStatus = 'open' | 'paid' | 'refunded' | 'expired';

export type AttemptStatus = 'open' | 'pending' | 'approved' | 'declined' | 'expired';

/** One time that somebody began to pay. */
export type Attempt = {
  id: string;
  provider: ProviderName;
  amount: Amount;
  status: AttemptStatus;
  /** Why it was declined, as the provider says it. */
  reason: string | null;
  /** What charged it by itself had been told to stop, or was to be: what comes in by it goes back. */
  isRevoked?: boolean;
  /** It was charged by itself while another payment of the same thing was on its way: what comes in by it waits for that one. */
  isHeld?: boolean;
};

/**
 * What a payment is to its order. The one that settles it pays for it; an extra one is another of what was
 * settled before, or was charged when nobody wanted it any more, and goes back; a mismatch has another amount than was asked for, and waits for a person.
 */
export type PaymentRole = 'settles' | 'extra' | 'mismatch';

/** Money that came in. */
export type Payment = {
  /** `provider:transaction`. */
  id: string;
  attempt: string;
  provider: ProviderName;
  amount: Amount;
  role: PaymentRole;
  /** How much of it went back, by its provider or by hand, in hundredths of its currency; never more than came. */
  refunded: number;
  /** The most that its provider has said that it gave back itself: what left by hand is no part of it. */
  returned: number;
  method: string | null;
};

export type RefundReason =
  | 'duplicate'
  | 'revoked'
  | 'mismatch'
  | 'withdrawal'
  | 'reversal'
  | 'courtesy'
  | 'provider';

/** `asked`: the provider has to be told; `pending`: it is at it; `manual`: only a person can; `done`: the money went. */
export type RefundStatus = 'asked' | 'pending' | 'manual' | 'done';

export type Refund = {
  id: string;
  payment: string;
  /** In hundredths of the payment's currency. */
  amount: number;
  reason: RefundReason;
  status: RefundStatus;
  /** It left the bank, by a transfer that somebody made. */
  byHand: boolean;
  /** The provider's name of it, or of the transfer, once it has one. */
  providerId: string | null;
  /** Why a person has to do it. */
  note: string | null;
};

/** An order as far as money is concerned. The IVA of `taxPercent` is a part of every amount. */
export type Order = {
  status: OrderStatus;
  taxPercent: number;
  /** Another order was paid for the same thing: what comes in for this one goes back. */
  isTaken: boolean;
  attempts: readonly Attempt[];
  payments: readonly Payment[];
  refunds: readonly Refund[];
};

/** What happened, or what a provider said. */
export type OrderEvent =
  | { type: 'attempted'; attempt: Pick<Attempt, 'id' | 'provider' | 'amount'> }
  | { type: 'attempt-expired'; attempt: string }
  | { type: 'observed'; attempt: string; transaction: Observed }
  | { type: 'refund-asked'; refund: Pick<Refund, 'id' | 'payment' | 'amount' | 'reason'> }
  | { type: 'refund-answered'; refund: string; outcome: RefundOutcome }
  | { type: 'refund-made'; refund: string; transfer: string }
  | { type: 'expired' };

/** A transaction as its provider has it. `refunded` is how much of it went back by now. */
export type Observed = {
  id: string;
  status: 'pending' | 'approved' | 'declined' | 'voided' | 'error';
  amount: Amount;
  refunded: number;
  method: string | null;
  reason: string | null;
};

export type RefundOutcome =
  | { status: 'done' | 'pending'; id: string }
  | { status: 'manual'; reason: string };

/**
 * Accounts of the ledger. Money at a provider is positive, and the bank is `provider:manual`; income, tax and what is owed to
 * clients are negative: where `clients` is positive, they owe. What members may use is negative in `credits`; `promotions` is
 * what it was granted from.
 */
export type Account =
  | `provider:${ProviderName}`
  | 'sales'
  | 'iva'
  | 'clients'
  | 'credits'
  | 'promotions';

/** Entries that come to zero. `id` is one and the same however often the same thing is told. */
export type Posting = { id: string; entries: readonly { account: Account; amount: Amount }[] };

/** What a person has to look at. */
export type Finding =
  | { kind: 'mismatch'; payment: string }
  | { kind: 'manual-refund'; refund: string }
  /** In hundredths of the payment's currency: all that went back of it beyond what came. */
  | { kind: 'returned-twice'; payment: string; amount: number };

/** What an event led to. The order is the same object where nothing changed. */
export type Step = { order: Order; postings: readonly Posting[]; findings: readonly Finding[] };

/** An event that cannot be true of the order: an unknown attempt, a refund of more than is left, or one by hand that nobody was to make. */
export class OrderFault extends Error {
  override name = 'OrderFault';
}
