import type { AnonymousActor, UserActor } from '#server/actor.ts';
import type { Transaction } from '#server/ports/payments/payments.ts';
import type { FinishedRefund } from '#server/services/payment-desk/finish-refund.ts';
import type { PaymentWorld, WorldProvider } from './payment-world.ts';

/** What a provider sends. */
export type News = { provider: WorldProvider; event: object };

/** Somebody of the staff made a refund by hand. */
export type Transfer = Omit<FinishedRefund, 'isSure'> & {
  provider: WorldProvider;
  transaction: string;
  amount: number;
};

export type Story = {
  world: PaymentWorld;
  random: () => number;
  people: UserActor[];
  quoteId: string;
  /** How many of its orders are of that quote: where all are, two people pay for one thing. */
  quoteShare: number;
  orders: Set<string>;
  /** Of those that were paid, or were once. */
  settled: Set<string>;
  transactions: { provider: WorldProvider; transaction: Transaction }[];
  /** Events that providers have sent, and that have not arrived. */
  inTheAir: News[];
  /** What somebody gave back from the bank, and of which they do not know whether it was noted. */
  transfers: Transfer[];
  /** Those of which they know. */
  noted: Set<string>;
  /** What nobody waits for. */
  running: Promise<unknown>[];
  waited: number;
  said: string[];
  faults: string[];
};

export type Act = (story: Story) => Promise<unknown>;

export const anyone: AnonymousActor = { kind: 'anonymous', ip: '10.0.0.1', userAgent: 'test' };

export const chance = ({ random }: Story, share: number): boolean => random() < share;

export function pick<T>({ random }: Story, all: readonly T[]): T | undefined {
  return all[Math.floor(random() * all.length)];
}
