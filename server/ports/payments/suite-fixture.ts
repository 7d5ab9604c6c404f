import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import type { OpenPeer, PaymentPeer } from './payment-peer.ts';
import type { Attempt, Opened, PaymentProvider, Subject, Transaction } from './payments.ts';

export const hour = 3_600_000;

export const day = 24 * hour;

/** Long enough for this machine when it is busy, short enough to wait for. */
const timeout = 1500;

type Started = { attempt: Attempt; opened: Opened; subject: Subject };

export type Fixture = {
  readonly peer: PaymentPeer;
  readonly provider: PaymentProvider;
  now: () => Date;
  /** Moves the clock of both sides. */
  pass: (milliseconds: number) => void;
  /** Opened, and not paid. */
  start: (fields?: Partial<Attempt>) => Promise<Started>;
  /** Paid, and known to be. */
  paid: (fields?: Partial<Attempt>) => Promise<Started & { transaction: Transaction }>;
};

/** A provider and its other side, new for each test of the suite that asks. */
export function useFixture(open: OpenPeer): Fixture {
  let peer: PaymentPeer;
  let time: Date;
  beforeEach(async () => {
    time = new Date();
    peer = await open({ now: () => time, timeout });
  });
  afterEach(() => peer.close());

  async function start(fields: Partial<Attempt> = {}): Promise<Started> {
    const attempt = makeAttempt(peer.provider, time, fields);
    const opened = await peer.provider.open(attempt);
    return { attempt, opened, subject: { id: opened.id, reference: attempt.reference } };
  }

  return {
    get peer() {
      return peer;
    },
    get provider() {
      return peer.provider;
    },
    now: () => time,
    pass: (milliseconds) => {
      time = new Date(time.getTime() + milliseconds);
    },
    start,
    paid: async (fields) => {
      const started = await start(fields);
      await peer.pay(started.opened, 'approved');
      return { ...started, transaction: only(await peer.provider.ask(started.subject)) };
    },
  };
}

export const makeAttempt = (
  { currency }: PaymentProvider,
  now: Date,
  fields: Partial<Attempt> = {},
): Attempt => ({
  reference: `E26-${randomUUID()}`,
  amount: { amount: 2_490_099, currency },
  tax: 397_578,
  description: 'Mezcla y máster: «Canción Ñandú»',
  email: 'ana@correo.example',
  returnUrl: 'https://estudio.example/checkout/vuelta',
  cancelUrl: 'https://estudio.example/checkout',
  expiresAt: new Date(now.getTime() + hour),
  ...fields,
});

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export function only<Item>(items: readonly Item[]): Item {
  const [first, ...others] = items;
  if (first === undefined || others.length > 0) throw new Error(`${items.length}, not one`);
  return first;
}
