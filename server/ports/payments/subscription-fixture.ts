import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { PaymentProvider, Transaction } from './payments.ts';
import type { OpenSubscriptionPeer, SubscriptionPeer } from './subscription-peer.ts';
import type { NewSubscription, PlanTerms, Subscriptions } from './subscriptions.ts';

export const usd = (amount: number) => ({ amount, currency: 'USD' as const });

export const monthly: PlanTerms = {
  key: 'monthly',
  name: 'Membresía «Canción Ñandú»',
  interval: 'month',
  price: usd(3000),
};

type Begun = { wanted: NewSubscription; began: Date; id: string; url: string };

export type SubscriptionFixture = {
  readonly peer: SubscriptionPeer;
  readonly provider: PaymentProvider;
  readonly subscriptions: Subscriptions;
  now: () => Date;
  pass: (milliseconds: number) => void;
  /** To the next time that it is this day of the year, `03-10`, at three in the afternoon. */
  passTo: (monthAndDay: string) => void;
  /** Opened, and not approved. */
  begin: (terms?: Partial<PlanTerms>, more?: Partial<NewSubscription>) => Promise<Begun>;
  /** So many of the first tries to charge it fail. */
  approved: (terms?: Partial<PlanTerms>, failing?: number) => Promise<Begun>;
  /** All until now. */
  chargesOf: (begun: Begun) => Promise<Transaction[]>;
  /** Of its charges. */
  datesOf: (begun: Begun) => Promise<(string | undefined)[]>;
};

/** A provider and its other side for all tests of a suite: their clock goes forward only. */
export function useSubscriptions(open: OpenSubscriptionPeer): SubscriptionFixture {
  let peer: SubscriptionPeer;
  let time = new Date('2026-11-20T15:00:00.000Z');
  const opened: string[] = [];
  beforeAll(async () => {
    peer = await open({ now: () => time });
  });
  afterAll(() => peer.close());

  // What a test leaves behind is not charged by the clock of the next.
  afterEach(async () => {
    for (const id of opened.splice(0)) {
      const { status } = await peer.provider.subscriptions.read(id);
      if (status === 'active') await peer.cancelThere(id);
    }
  });

  async function begin(
    terms: Partial<PlanTerms> = {},
    more: Partial<NewSubscription> = {},
  ): Promise<Begun> {
    const { subscriptions } = peer.provider;
    const { planId } = await subscriptions.ensurePlan({ ...monthly, ...terms });
    const wanted: NewSubscription = {
      planId,
      reference: `M26-${randomUUID()}`,
      email: 'ana@correo.example',
      returnUrl: 'https://estudio.example/membresia/vuelta?a=ñ',
      cancelUrl: 'https://estudio.example/membresia',
      ...more,
    };
    const begun = { wanted, began: time, ...(await subscriptions.open(wanted)) };
    opened.push(begun.id);
    return begun;
  }

  const chargesOf = ({ id, began }: Begun): Promise<Transaction[]> =>
    peer.provider.subscriptions.listCharges(id, {
      from: began,
      until: new Date(time.getTime() + 1),
    });

  return {
    get peer() {
      return peer;
    },
    get provider() {
      return peer.provider;
    },
    get subscriptions() {
      return peer.provider.subscriptions;
    },
    now: () => time,
    pass: (milliseconds) => {
      time = new Date(time.getTime() + milliseconds);
    },
    passTo: (monthAndDay) => {
      const next = (year: number) => new Date(`${year}-${monthAndDay}T15:00:00.000Z`);
      const year = time.getUTCFullYear();
      time = next(year) > time ? next(year) : next(year + 1);
    },
    begin,
    approved: async (terms, failing) => {
      const begun = await begin(terms);
      await peer.approve(begun.url, failing);
      return begun;
    },
    chargesOf,
    datesOf: async (begun) =>
      (await chargesOf(begun)).map((charge) => charge.at?.toISOString().slice(0, 10)),
  };
}
