import type { Money } from '#content/money.ts';
import type { Transaction } from './payments.ts';

/** What a person reads and accepts before a source is made, and what says to the provider that they did. */
export type Acceptance = {
  termsUrl: string;
  personalDataUrl: string;
  acceptanceToken: string;
  personalAuthToken: string;
};

/** `phone`: of the account at Nequi, as far as the provider says. */
export type PaymentSource = { id: string; isAvailable: boolean; phone: string | null };

export type Charge = {
  sourceId: string;
  /** Ours, of this charge alone, in letters without accents, digits, `.`, `_` and `-`. One that was declined needs another. */
  reference: string;
  amount: Money;
  /** The IVA that is a part of the amount, in hundredths of its currency. */
  tax: number;
  email: string;
};

/** Charges without the person, from an account that its owner agreed to once. Each call rejects with a `ProviderError`. */
export type PaymentSources = {
  /** Of one person, for one source: its tokens are valid for an hour, and once. */
  readAcceptance(): Promise<Acceptance>;
  /**
   * Asks the owner of an account at Nequi for it: they answer in their app. `phone` has ten digits and begins with 3. Asked for
   * twice, the owner is asked twice, and nothing is charged by either.
   */
  askNequi(phone: string): Promise<{ tokenId: string }>;
  /** `declined`: nothing comes of it any more, whoever ended it. */
  readNequi(tokenId: string): Promise<'pending' | 'approved' | 'declined'>;
  /**
   * Of an approved token. A source charges nothing by itself, so one whose response was lost does no harm: nobody knows its id.
   * Whoever asks again brings a new acceptance, and asks the owner again where that is refused, too.
   */
  createSource(
    wanted: { tokenId: string; email: string } & Pick<
      Acceptance,
      'acceptanceToken' | 'personalAuthToken'
    >,
  ): Promise<PaymentSource>;
  readSource(sourceId: string): Promise<PaymentSource>;
  /**
   * Begins a charge, which is pending at first; `ask({ id: null, reference })` tells what became of it. Asked for twice with
   * one reference, it charges once, and what the reference has already is returned, whatever its amount and its status.
   * A final rejection says that nothing was charged. After any other nobody knows: the same reference is asked for again,
   * never another.
   */
  charge(wanted: Charge): Promise<Transaction>;
};
