import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import type { Connection } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import { ProviderError } from '#server/ports/payments/errors.ts';
import type { PaymentProvider, Refund } from '#server/ports/payments/payments.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { ChangeServices } from '#server/services/payments/change-order.ts';
import { createAttemptLimits } from '#server/services/limits/attempt-limits.ts';
import { createTestProvider, type TestProvider } from './payment-provider.ts';
import type { Side } from './payment-oracle.ts';
import { planOnce } from './plan-once.ts';

export type PaymentServices = ChangeServices & Pick<AppServices, 'limits' | 'log' | 'payments'>;

type Composed = {
  app: Connection;
  providers: readonly PaymentProvider[];
  now?: () => Date;
  log?: Logger;
  /** What hears of memberships; nobody, where they are not what is tried. */
  memberships?: AppServices['memberships'];
};

const silent: AppServices['memberships'] = {
  mails: { notify: async () => undefined },
  addressHash: String,
  nudge: () => undefined,
};

/** What services of payments work with, and nothing else of the product; what is lost with a connection is lost on purpose. */
export function composePayments(
  opened: AsyncDisposableStack,
  {
    app,
    providers,
    now = () => new Date(),
    log = pino({ level: 'silent' }),
    memberships = silent,
  }: Composed,
): PaymentServices {
  const db = openDatabase(app, () => undefined);
  opened.defer(() => db.close());
  const payments = { providers, origin: 'http://localhost:2600' };
  // Receipts are tried by themselves.
  const receipts = { nudge: () => undefined };
  return {
    ...{ db, now, log, memberships, payments, receipts },
    limits: createAttemptLimits(db.counterPool, now),
  };
}

export type WorldProvider = TestProvider & {
  /** It does what it is asked, and nobody hears of it. */
  losesAnswers: boolean;
  /** It says that money will go back, and does it later. */
  isSlow: boolean;
  finishSlow(): void;
  /** What it gave back because it was told to. */
  returned: Map<string, number[]>;
  /** What of its transactions the staff gave back from the bank. */
  byHand: Map<string, number>;
};

/** A database of its own, two providers that fail, a clock that jumps, and processes that die. */
export type PaymentWorld = {
  services: PaymentServices;
  providers: readonly WorldProvider[];
  /** Moves the clock on. */
  pass(ms: number): void;
  /** A connection that nobody ends. */
  owner: pg.Client;
  /** Ends what some connection is at, as if its process had died; resolves with whether there was any. */
  crash(): Promise<boolean>;
  /** What nobody was told of but the log, since it was asked last. */
  takeLogged(): unknown[];
  sides(): Side[];
};

export async function openPaymentWorld(
  opened: AsyncDisposableStack,
  given: { app: Connection; owner: Connection } & Pick<Composed, 'memberships'>,
): Promise<PaymentWorld> {
  let at = Date.now();
  const now = () => new Date(at);
  let logged: unknown[] = [];
  const write = (line: string) => void logged.push((JSON.parse(line) as { err: unknown }).err);
  const providers = [createWorldProvider('wompi', now), createWorldProvider('paypal', now)];
  const log = pino({ level: 'error' }, { write });
  const { app, memberships } = given;
  const services = composePayments(opened, {
    ...{ app, providers, now, log },
    ...(memberships && { memberships }),
  });
  services.db.servicePool.on('connect', planOnce);
  const owner = new pg.Client({ ...given.owner, pipeline: true });
  owner.on('error', () => undefined);
  planOnce(owner);
  await owner.connect();
  opened.defer(() => owner.end());
  // Connections end here, never the machine: that the disk has it first shows nothing.
  await owner.query(`alter database ${given.owner.database} set synchronous_commit = off`);
  return {
    services,
    providers,
    owner,
    pass(ms) {
      at += ms;
    },
    async crash() {
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')
         limit 1`,
      );
      return rowCount === 1;
    },
    takeLogged() {
      const taken = logged;
      logged = [];
      return taken;
    },
    sides: () =>
      providers.map(({ name, transactions, returned, byHand }) => ({
        ...{ provider: name, listed: transactions },
        returned: (id) => returned.get(id) ?? [],
        byHand: (id) => byHand.get(id) ?? 0,
      })),
  };
}

function createWorldProvider(name: PaymentProvider['name'], now: () => Date): WorldProvider {
  const provider = createTestProvider(name);
  const { ask, open, refund, pay } = provider;
  const slow = new Map<string, Refund>();
  const answered = <Answer>(answer: Answer): Answer => {
    if (world.losesAnswers) throw new ProviderError('The response was lost', { isFinal: false });
    return answer;
  };
  const returned = new Map<string, number[]>();
  const give = async (asked: Refund) => {
    const { transaction, amount } = asked;
    returned.set(transaction, [...(returned.get(transaction) ?? []), amount.amount]);
    await refund(asked);
  };
  /** What was told to go back and has not, of this transaction. */
  const onItsWay = (id: string) =>
    [...slow.values()]
      .filter(({ transaction }) => transaction === id)
      .reduce((sum, { amount }) => sum + amount.amount, 0);
  const world: WorldProvider = Object.assign(provider, {
    ...{ losesAnswers: false, isSlow: false, returned, byHand: new Map<string, number>() },
    finishSlow() {
      for (const asked of slow.values()) void give(asked);
      slow.clear();
    },
    pay: ((reference, more) =>
      pay(reference, { at: now(), ...more })) satisfies TestProvider['pay'],
    open: (async (attempt) => answered(await open(attempt))) satisfies TestProvider['open'],
    ask: (async (subject, options) => {
      const found = await ask(subject, options);
      await sleep(0);
      // As it was when it was asked, whatever comes meanwhile.
      return found.map((one) => ({ ...one }));
    }) satisfies TestProvider['ask'],
    refund: (async (asked) => {
      const isKnown = provider.refunds.has(asked.id) || slow.has(asked.id);
      const paid = provider.transactions.find(({ id }) => id === asked.transaction);
      if (provider.isDown || provider.refusesRefunds || !paid) return refund(asked);
      const left = paid.amount.amount - paid.refunded - onItsWay(paid.id);
      if (!isKnown && (paid.status !== 'approved' || asked.amount.amount > left))
        throw new ProviderError('There is not as much to give back', { isFinal: true });
      if (world.isSlow && !isKnown) slow.set(asked.id, asked);
      else if (!isKnown) await give(asked);
      const status = slow.has(asked.id) ? ('pending' as const) : ('done' as const);
      return answered({ status, id: `r-${asked.id}` });
    }) satisfies TestProvider['refund'],
    async *list({ from, until }: { from: Date; until: Date }) {
      if (provider.isDown) throw new ProviderError('It does not respond', { isFinal: false });
      for (const one of provider.transactions)
        if (one.at && one.at >= from && one.at <= until) yield { ...one };
    },
  });
  return world;
}
