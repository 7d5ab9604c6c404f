import { type Money, usd } from '#content/money.ts';
import { system } from '#server/actor.ts';
import type { Transaction } from '#server/ports/payments/payments.ts';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { checkPayments } from '#server/services/payments/check-payments.ts';
import { comparePayments } from '#server/services/payments/compare-payments.ts';
import { openOrder } from '#server/services/payments/open-order.ts';
import type { OrderWish } from '#server/services/payments/order-item.ts';
import { receiveEvent } from '#server/services/payments/receive-event.ts';
import { settlePayments } from '#server/services/payments/settle-payments.ts';
import { startPayment } from '#server/services/payments/start-payment.ts';
import { giveBackByHand } from './payment-by-hand.ts';
import { testEvent } from './payment-provider.ts';
import { type Act, anyone, chance, type News, pick, type Story } from './payment-story.ts';

const minute = 60_000;
export const hour = 60 * minute;
/** What is listed each night begins three days before. */
const longest = 48 * hour;
/** Hundredths of a peso for a dollar, and what everything costs at it. */
export const rate = 401_250;
const asked = { USD: 39_000, COP: 156_487_500 };

/** What may happen, and how often beside the others. */
const acts: [weight: number, name: string, act: Act][] = [
  [1, 'open', open],
  [4, 'start', start],
  [6, 'pay', pay],
  [3, 'change', change],
  [3, 'give back', giveBack],
  [3, 'give back by hand', giveBackByHand],
  [4, 'deliver', deliver],
  [5, 'refund', askRefund],
  [4, 'jobs', jobs],
  [3, 'fail', fail],
  [3, 'wait', wait],
  [1, 'stray', stray],
  [1, 'forge', forge],
];
/** Without an order that somebody is about to pay there is nothing to tell. */
const beginning: [name: string, act: Act][] = [
  ['open', open],
  ['start', start],
  ['pay', pay],
  ['start', start],
];
/** Two people begin to pay for one thing. */
const beginningOfTwo: typeof beginning = [
  ...beginning.slice(0, 2),
  ['open', open],
  ...Array.from({ length: 4 }, (): [string, Act] => ['start', start]),
  ['pay', pay],
  ['pay', pay],
];

/** What happens as the `count`th of a story, from 0. */
export const actAt = (story: Story, count: number): [string, Act] =>
  (story.quoteShare === 1 ? beginningOfTwo : beginning)[count] ?? pickWeighted(story);

const weights = acts.reduce((sum, [weight]) => sum + weight, 0);

function pickWeighted({ random }: Story): [string, Act] {
  let left = random() * weights;
  for (const [weight, name, act] of acts) if ((left -= weight) < 0) return [name, act];
  return ['wait', wait];
}

async function open(story: Story): Promise<void> {
  const actor = story.people[story.orders.size % story.people.length];
  const price = chance(story, 0.75)
    ? usd(asked.USD / 100)
    : { amount: asked.COP, currency: 'COP' as const };
  const quoteId = chance(story, story.quoteShare) ? story.quoteId : null;
  const wish: OrderWish = {
    item: {
      id: quoteId === null ? 'produccion-musical' : `quote:${quoteId}`,
      ...{ name: 'Producción musical', service: 'produccion', price, quoteId },
    },
    shownPesos: asked.COP,
    consentText: chance(story, 0.5) ? 'Empiecen ya' : null,
  };
  if (!actor) return;
  const { id } = await openOrder(story.world.services, actor, wish);
  story.orders.add(id);
}

async function start(story: Story): Promise<void> {
  const orderId = pick(story, [...story.orders]);
  const provider = pick(story, story.world.providers);
  const again = chance(story, 0.7);
  if (orderId === undefined || !provider) return open(story);
  await Promise.any(
    story.people.map((actor) =>
      startPayment(story.world.services, actor, { orderId, provider: provider.name, again }),
    ),
  ).catch((error: AggregateError) => Promise.reject(error.errors[0] as Error));
}

async function pay(story: Story): Promise<void> {
  const provider = pick(story, story.world.providers);
  const [reference, attempt] = pick(story, [...(provider?.opened ?? [])]) ?? [];
  const status = pick(story, [
    'approved',
    'approved',
    'approved',
    'pending',
    'declined',
    'error',
  ] as const);
  const whole = provider ? asked[provider.currency] : 0;
  const amount = chance(story, 0.8)
    ? whole
    : (pick(story, [1, whole - 1, whole + 1, 2 * whole]) ?? 1);
  const currency: Money['currency'] = chance(story, 0.97) ? (provider?.currency ?? 'USD') : 'USD';
  if (!provider || reference === undefined || !attempt) return start(story);
  if (attempt.amount.amount !== whole || attempt.amount.currency !== provider.currency)
    story.faults.push(`${provider.name} was asked to collect ${attempt.amount.amount}`);
  const transaction = provider.pay(reference, {
    ...{ id: crypto.randomUUID(), status, amount: { amount, currency } },
    reason: status === 'declined' ? 'Fondos insuficientes' : null,
  });
  story.transactions.push({ provider, transaction });
  story.said.push(`${shortOf(transaction)} ${status} ${amount} ${currency}`);
  await announce(story, { provider, transaction });
}

const shortOf = ({ id }: Transaction): string => id.slice(0, 4);

/** What was pending is decided. */
async function change(story: Story): Promise<void> {
  const pending = story.transactions.filter(({ transaction }) => transaction.status === 'pending');
  const seen = pick(story, pending);
  const status = pick(story, ['approved', 'approved', 'declined', 'voided'] as const);
  if (!seen || !status) return pay(story);
  seen.transaction.status = status;
  story.said.push(`${shortOf(seen.transaction)} ${status}`);
  await announce(story, seen);
}

/** Nobody asked the provider to: by its own page, or for a bank. */
async function giveBack(story: Story): Promise<void> {
  const paid = story.transactions.filter(({ transaction }) => transaction.status === 'approved');
  // Also of what left the bank before, and nobody at the provider knows of.
  const byHand = paid.filter(({ provider, transaction }) => provider.byHand.has(transaction.id));
  const seen = pick(story, byHand.length > 0 && chance(story, 0.6) ? byHand : paid);
  const share = chance(story, 0.5) ? 1 : story.random();
  if (!seen) return;
  const { provider, transaction } = seen;
  provider.finishSlow();
  const left = transaction.amount.amount - transaction.refunded;
  if (left === 0) return;
  if (share === 1 && transaction.refunded === 0 && provider.name === 'wompi')
    transaction.status = 'voided';
  else transaction.refunded += Math.ceil(left * share);
  story.said.push(`${shortOf(transaction)} ${transaction.status} ${transaction.refunded}`);
  await announce(story, seen);
}

/** An event of it arrives now, later, twice, or never. */
async function announce(
  story: Story,
  { provider, transaction }: Story['transactions'][number],
): Promise<void> {
  const { id, reference, status, refunded } = transaction;
  const about = pick(story, [
    { transaction: id, reference },
    ...(provider.name === 'paypal' ? [{ transaction: `order-${reference}` }] : []),
  ]);
  const news: News = { provider, event: { id: `${id}:${status}:${refunded}`, ...about } };
  const fate = story.random();
  story.said.push(fate < 0.4 ? 'told' : fate < 0.55 ? 'told twice' : 'told later or never');
  if (fate < 0.4) return arrive(story, news);
  if (fate < 0.55) return void (await Promise.all([arrive(story, news), arrive(story, news)]));
  if (fate < 0.85) story.inTheAir.push(news);
}

export const arrive = (story: Story, { provider, event }: News): Promise<void> =>
  receiveEvent(story.world.services, anyone, {
    name: provider.name,
    event: testEvent(event),
  }).catch((error: unknown) => {
    // There was no response of ours: it is sent again.
    story.inTheAir.push({ provider, event });
    throw error;
  });

/** One of them, in any order; it may be sent once more. */
async function deliver(story: Story): Promise<void> {
  const news = pick(story, story.inTheAir);
  if (!news) return pay(story);
  if (chance(story, 0.7)) story.inTheAir.splice(story.inTheAir.indexOf(news), 1);
  story.said.push(JSON.stringify(news.event).slice(7, 60));
  await arrive(story, news);
}

async function askRefund(story: Story): Promise<void> {
  const orderId = pick(story, [...story.orders]);
  const [which, share] = [story.random(), story.random()];
  if (orderId === undefined) return pay(story);
  const id = `staff:${crypto.randomUUID()}`;
  await changeOrder(story.world.services, {
    orderId,
    tell: ({ payments, refunds }) => {
      const payment = payments[Math.floor(which * payments.length)];
      if (!payment) return [];
      const onItsWay = refunds
        .filter((one) => one.payment === payment.id && one.status !== 'done')
        .reduce((sum, one) => sum + one.amount, 0);
      const left = payment.amount.amount - payment.refunded - onItsWay;
      const amount = share < 0.5 ? left : Math.ceil(left * share);
      if (amount < 1) return [];
      return [
        { type: 'refund-asked', refund: { id, payment: payment.id, amount, reason: 'courtesy' } },
      ];
    },
  });
}

/** Of two processes at once. */
async function jobs(story: Story): Promise<void> {
  const job = pick(story, [settlePayments, settlePayments, checkPayments, comparePayments]);
  const { services } = story.world;
  story.said.push(job?.name ?? '');
  if (job) await Promise.all([job(services, system), job(services, system)]);
}

async function fail({ world, random, said }: Story): Promise<void> {
  const provider = world.providers[Math.floor(random() * world.providers.length)];
  const which = (['isDown', 'refusesRefunds', 'losesAnswers', 'losesAnswers', 'isSlow'] as const)[
    Math.floor(random() * 5)
  ];
  if (!provider || !which) return;
  provider[which] = !provider[which];
  said.push(`${provider.name} ${which} ${provider[which]}`);
}

async function wait(story: Story): Promise<void> {
  const spans = [1000, 20_000, 2 * minute, 15 * minute, 3 * hour, 9 * hour, 25 * hour];
  const span = Math.min(pick(story, spans) ?? 0, longest - story.waited);
  story.waited += span;
  story.said.push(`${span / minute} minutes`);
  story.world.pass(span);
  for (const provider of story.world.providers) provider.finishSlow();
}

async function stray(story: Story): Promise<void> {
  const provider = pick(story, story.world.providers);
  if (!provider) return;
  const transaction = provider.pay(`NADIE-${crypto.randomUUID()}`, { id: crypto.randomUUID() });
  await announce(story, { provider, transaction });
}

async function forge({ world }: Story): Promise<void> {
  await receiveEvent(world.services, anyone, {
    ...{ name: 'wompi', event: testEvent({ id: 'forged', transaction: 'forged' }, 'bad') },
  });
}
