import type { PaymentProvider, RawEvent } from './payments.ts';
import type { Subscriptions } from './subscriptions.ts';

/** The other side of a provider with subscriptions, which charges by the given clock. */
export type SubscriptionPeer = {
  provider: PaymentProvider & { subscriptions: Subscriptions };
  /** What a person does at the address that was opened; so many of the first tries to charge them fail. Where it leads back. */
  approve: (url: string, failing?: number) => Promise<string>;
  /** So many of the next tries to charge fail. */
  failCharges: (id: string, tries: 1 | 3) => Promise<void>;
  /** As the person ends it at the provider. */
  cancelThere: (id: string) => Promise<void>;
  /** What the provider has posted, oldest first, once there are as many of this text. */
  events: (text: string, count: number) => Promise<RawEvent[]>;
  /** Does nothing that it is asked for; or does it, and what it says is lost. */
  fail: (how: 'error' | 'garbage' | null) => Promise<void>;
  close: () => Promise<void>;
};

export type OpenSubscriptionPeer = (options: { now: () => Date }) => Promise<SubscriptionPeer>;
