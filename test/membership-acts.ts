import { system } from '#server/actor.ts';
import { changeOwnMembership } from '#server/services/memberships/change-own-membership.ts';
import { startTrial } from '#server/services/memberships/start-trial.ts';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { checkPayments } from '#server/services/payments/check-payments.ts';
import { observePayment } from '#server/services/payments/observe-payment.ts';
import { payCheckout } from '#server/services/payments/pay-checkout.ts';
import { readCheckout } from '#server/services/payments/read-checkout.ts';
import { settlePayments } from '#server/services/payments/settle-payments.ts';
import { renewMemberships } from '#server/services/renewals/renew-memberships.ts';
import {
  actAtPaypal,
  announce,
  approveLate,
  backToLink,
  connectNequi,
  decidePending,
  subscribe,
  tellCharge,
  trouble,
} from './membership-charge-acts.ts';
import {
  type Begun,
  chance,
  type MembershipAct,
  type MembershipStory,
  pick,
  someone,
} from './membership-story.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What may happen, and how often beside the others. */
const acts: [weight: number, name: string, act: MembershipAct][] = [
  [2, 'try', tryIt],
  [6, 'begin', (story) => begin(story)],
  [9, 'pay', (story) => pay(story)],
  [3, 'deliver', deliver],
  [2, 'told again', tellAgain],
  [3, 'change', change],
  [3, 'refund', askRefund],
  [1, 'give back', giveBack],
  [7, 'renew', renew],
  [3, 'settle', settle],
  [8, 'wait', wait],
  [6, 'come due', comeDue],
  [3, 'subscribe', subscribe],
  [1, 'approve late', approveLate],
  [3, 'at PayPal', actAtPaypal],
  [3, 'tell of a charge', tellCharge],
  [2, 'connect Nequi', connectNequi],
  [2, 'bank', decidePending],
  [1, 'back to the link', backToLink],
  [1, 'trouble', trouble],
];
type Named = [name: string, act: MembershipAct];
const byLink: Named[] = [
  ['begin a membership', (story) => begin(story, pick(story, wishes.slice(0, 4)))],
  ['pay', (story) => pay(story, { isSure: true })],
];
/** To the week before the end, to the end, and on. */
const due: Named[] = Array.from({ length: 3 }, () => ['come due', comeDue]);
/** Ways into a membership, and how it is renewed. */
export const beginnings: readonly (readonly Named[])[] = [
  byLink,
  [...byLink, ['subscribe', subscribe], ...due],
  [['try', tryIt], ['subscribe', subscribe], ...due],
  [...byLink, ['connect Nequi', connectNequi], ...due],
];
const weights = acts.reduce((sum, [weight]) => sum + weight, 0);

/** What happens as the `count`th of a story, from 0. */
export function membershipActAt(story: MembershipStory, count: number): [string, MembershipAct] {
  const first = story.beginning[count];
  if (first && chance(story, 0.93)) return first;
  let left = story.random() * weights;
  for (const [weight, name, act] of acts) if ((left -= weight) < 0) return [name, act];
  return ['wait', wait];
}

async function tryIt(story: MembershipStory): Promise<void> {
  const actor = someone(story);
  if (actor) await startTrial(story.world.services, actor);
}

const nothing = { plan: null, service: null, price: null, cotizacion: null, pedido: null };
const membership = { ...nothing, plan: 'digital-pro', periodo: null };
/** What is asked of the checkout: the membership, and services, for which there are credits. */
const wishes = [
  ...[membership, membership, membership, membership, { ...membership, periodo: 'anual' }],
  ...[
    { ...membership, periodo: 'anual' },
    { ...nothing, plan: 'produccion-hit', periodo: null },
  ],
  { ...nothing, service: 'produccion-musical', price: '390', periodo: null },
];

/** At the price that is shown, with either provider. */
async function begin(story: MembershipStory, asked = pick(story, wishes)): Promise<void> {
  const { services, providers } = story.world;
  const actor = someone(story);
  const provider = pick(story, providers);
  const again = chance(story, 0.7);
  if (!actor || !provider || !asked) return;
  const checkout = await readCheckout(services, actor, asked);
  story.said.push(`${asked.plan ?? asked.service} ${asked.periodo} ${checkout?.kind}`);
  if (checkout?.kind !== 'for-sale') return;
  const { url } = await payCheckout(services, actor, {
    ...{ asked, shownPesos: checkout.pesos?.amount ?? null, beginsNow: false, again },
    provider: provider.name,
  });
  story.begun.push({ provider, reference: url.split('/').at(-1) ?? '' });
}

/** Also what was begun long ago, or was paid before. */
async function pay(story: MembershipStory, { isSure } = { isSure: false }): Promise<void> {
  const begun = isSure || chance(story, 0.6) ? story.begun.at(-1) : pick(story, story.begun);
  if (!begun) return begin(story);
  const status = !isSure && chance(story, 0.15) ? 'pending' : 'approved';
  begun.provider.pay(begun.reference, { id: crypto.randomUUID(), status });
  story.said.push(`${begun.reference} ${status}`);
  if (!isSure && chance(story, 0.25)) return void story.inTheAir.push(begun);
  const times = chance(story, 0.25) ? 2 : 1;
  await Promise.all(Array.from({ length: times }, () => observe(story, begun)));
}

export const observe = ({ world, inTheAir }: MembershipStory, begun: Begun): Promise<void> => {
  const { provider, reference } = begun;
  const id = provider.name === 'paypal' ? `order-${reference}` : null;
  const subject = { id, reference };
  return observePayment(world.services, system, { provider, subject }).catch((error: unknown) => {
    // It was not heard: it is told again.
    inTheAir.push(begun);
    throw error;
  });
};

/** Several at once. */
async function deliver(story: MembershipStory): Promise<void> {
  await Promise.all(story.inTheAir.splice(0, 3).map((begun) => observe(story, begun)));
}

async function tellAgain(story: MembershipStory): Promise<void> {
  const begun = pick(story, story.begun);
  if (begun) await observe(story, begun);
}

async function change(story: MembershipStory): Promise<void> {
  const actor = someone(story);
  const event = pick(story, [
    { type: 'cancelled', reason: null } as const,
    { type: 'resumed' } as const,
    { type: 'plan-chosen', plan: 'month' } as const,
    { type: 'plan-chosen', plan: 'year' } as const,
  ]);
  if (!actor || !event) return;
  story.said.push(event.type);
  await changeOwnMembership(story.world.services, actor, event);
}

/** The whole of one payment; the provider is told by a job. */
async function askRefund(story: MembershipStory): Promise<void> {
  const { world, people } = story;
  const { rows } = await world.owner.query<{ id: string }>(
    `select id from orders where user_id = any($1) and status = 'paid' order by paid_at, id`,
    [people.map(({ userId }) => userId)],
  );
  const order = pick(story, rows);
  if (!order) return;
  const id = `staff:${crypto.randomUUID()}`;
  await changeOrder(world.services, {
    orderId: order.id,
    tell: ({ payments, refunds }) => {
      const payment = payments.find(({ role }) => role === 'settles');
      if (!payment || refunds.some((one) => one.payment === payment.id)) return [];
      const amount = payment.amount.amount - payment.refunded;
      return [
        { type: 'refund-asked', refund: { id, payment: payment.id, amount, reason: 'withdrawal' } },
      ];
    },
  });
  if (chance(story, 0.7)) await settlePayments(world.services, system);
}

/** A bank takes it back, whatever we ask. */
async function giveBack(story: MembershipStory): Promise<void> {
  const provider = pick(story, story.world.providers);
  const paid = pick(
    story,
    provider?.transactions.filter(({ status, refunded }) => status === 'approved' && !refunded) ??
      [],
  );
  if (!provider || !paid) return;
  if (provider.name === 'wompi') paid.status = 'voided';
  else paid.refunded = paid.amount.amount;
  if (paid.reference === null) await announce(story, { provider, transaction: paid });
  else await observe(story, { provider, reference: paid.reference });
}

async function renew(story: MembershipStory): Promise<void> {
  const times = chance(story, 0.25) ? 2 : 1;
  await Promise.all(
    Array.from({ length: times }, () => renewMemberships(story.world.services, system)),
  );
}

async function settle(story: MembershipStory): Promise<void> {
  const job = chance(story, 0.7) ? settlePayments : checkPayments;
  const { services } = story.world;
  await Promise.all([job(services, system), job(services, system)]);
}

/** To when something is to be done of a membership, or PayPal charges, or some time after that; then the clock comes by. */
async function comeDue(story: MembershipStory): Promise<void> {
  const { world, people, paypal } = story;
  const now = world.services.now();
  const { rows } = await world.owner.query<{ at: Date }>(
    `select next_look_at as at from memberships where user_id = any($1) and next_look_at > $2`,
    [people.map(({ userId }) => userId), now],
  );
  const moments = [...rows.map(({ at }) => at), ...[...paypal.held.values()].map(dueOf)]
    .map((at) => at?.getTime() ?? 0)
    .filter((at) => at > now.getTime());
  const late = pick(story, [1, 1, 1, 1, 1, hour / 6, 2 * day, 8 * day]) ?? 0;
  if (moments.length > 0) world.pass(Math.min(...moments) - now.getTime() + late);
  story.furthest = Math.max(story.furthest, world.services.now().getTime());
  if (chance(story, 0.9)) await renew(story);
}

const dueOf = ({ nextChargeAt }: { nextChargeAt: Date | null }) => nextChargeAt;

/** Also backwards: somebody puts the clock right. */
async function wait(story: MembershipStory): Promise<void> {
  const spans = [
    ...[hour / 6, 5 * hour, day, 3 * day, 6 * day, 7 * day, 8 * day, 20 * day, 24 * day, 31 * day],
    ...[-hour, -3 * day, -26 * day],
  ];
  const span = pick(story, spans) ?? 0;
  story.said.push(`${span / day} days`);
  story.world.pass(span);
  story.furthest = Math.max(story.furthest, story.world.services.now().getTime());
}
