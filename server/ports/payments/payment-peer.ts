import type { Opened, PaymentProvider, RawEvent } from './payments.ts';

/** How a provider fails. `lost`: it did what it was asked, and its response never arrives. */
export type Failure =
  | 'down'
  | 'lost'
  | 'slow'
  | 'stalled'
  | 'error'
  | 'busy'
  | 'unauthorised'
  | 'refused'
  | 'garbage'
  | 'wrong-shape'
  | 'huge'
  | 'redirect';

export type Outcome = 'approved' | 'declined' | 'pending';

/** The other side of a provider, and the provider that talks to it. */
export type PaymentPeer = {
  provider: PaymentProvider;
  /** Whether one opened attempt can be paid twice. */
  paysTwice: boolean;
  /** What a person does at the address that was opened. Rejects when the address is not right. */
  pay: (opened: Opened, outcome: Outcome) => Promise<void>;
  /** What the provider posts about the last payment, as it would now. */
  event: () => Promise<RawEvent>;
  /** How often money of a transaction went back. */
  refundsOf: (transaction: string) => Promise<number>;
  /** From now on refunds are refused by a rule of the provider. */
  refuseRefunds: () => void;
  /** Null: not any more. */
  fail: (failure: Failure | null) => void;
  close: () => Promise<void>;
};

export type OpenPeer = (options: { now: () => Date; timeout: number }) => Promise<PaymentPeer>;
