import { setTimeout as sleep } from 'node:timers/promises';
import { system } from '#server/actor.ts';
import type { Transaction } from '#server/ports/payments/payments.ts';
import { comparePayments } from '#server/services/payments/compare-payments.ts';
import { checkPayments } from '#server/services/payments/check-payments.ts';
import { settlePayments } from '#server/services/payments/settle-payments.ts';
import { renewMemberships } from '#server/services/renewals/renew-memberships.ts';
import { isExpectedFailure, messageOf } from './expected-failure.ts';
import { beginnings, membershipActAt, observe } from './membership-acts.ts';
import { hearLater } from './membership-charge-acts.ts';
import { readMemberships } from './membership-kept.ts';
import { keepNotices } from './membership-mails.ts';
import { findMembershipFaults, findUnlikeRows } from './membership-oracle.ts';
import {
  type MembershipAct,
  type MembershipStory,
  type MembershipWorld,
  pick,
} from './membership-story.ts';
import { rate } from './payment-acts.ts';
import { findPaymentFaults } from './payment-oracle.ts';
import { anyone } from './payment-story.ts';
import { addTestSources } from './payment-sources.ts';
import { addTestSubscriptions } from './payment-subscriptions.ts';
import { openPaymentWorld, type WorldProvider } from './payment-world.ts';
import { seededRandom } from './seeded-random.ts';

const actions = 18;
const hour = 3_600_000;

/** A world of payments in which what memberships tell is kept, and providers charge them without their people. */
export async function openMembershipWorld(
  opened: AsyncDisposableStack,
  given: Parameters<typeof openPaymentWorld>[1],
): Promise<MembershipWorld> {
  const memberships = await keepNotices(given.owner);
  const world = await openPaymentWorld(opened, { ...given, memberships });
  const [wompi, paypal] = world.providers;
  if (!wompi || !paypal) throw new Error('There are two providers');
  return {
    ...world,
    nequi: addTestSources(wompi),
    paypal: addTestSubscriptions(paypal, world.services.now),
  };
}

/**
 * A story of the memberships of two people that follows from its seed: whatever they, providers, clocks and crashes may do, then
 * the jobs until nothing is left to do. Rejects with the seed, what happened and what is wrong.
 */
export async function tellMembershipStory(world: MembershipWorld, seed: number): Promise<void> {
  const story = await beginStory(world, seed);
  for (let count = 0; count < actions; count += 1) {
    const [name, act] = membershipActAt(story, count);
    story.said.push(name);
    await run(story, act, { isCalm: count < story.beginning.length });
    if (count % 4 === 3) await judgeMemberships(story);
  }
  await bringToRest(story);
  for (const kept of await judgeMemberships(story))
    story.faults.push(...(await findUnlikeRows(world.services.db.service, kept)));
  const { rows } = await world.owner.query<{ id: string }>(
    'select id from orders where user_id = any($1)',
    [idsOf(story)],
  );
  const orders = rows.map(({ id }) => id);
  story.faults.push(...(await findPaymentFaults(world.owner, world.sides(), orders)));
  if (story.faults.length > 0)
    throw new Error(
      `Seed ${seed}: ${story.said.join(', ')}.\n${[...new Set(story.faults)].join('\n')}`,
    );
}

const idsOf = ({ people }: MembershipStory): string[] => people.map(({ userId }) => userId);

async function beginStory(world: MembershipWorld, seed: number): Promise<MembershipStory> {
  const { owner, services } = world;
  // What was before is over, and nobody looks at it any more.
  world.pass(1000 * 24 * hour);
  const closing = [
    `update payment_attempts set status = 'expired' where status in ('open', 'pending')`,
    `update orders set status = 'expired' where status = 'open'`,
    'update memberships set next_look_at = null where next_look_at is not null',
    `update paypal_subscriptions set state = 'ended', ended_by = coalesce(ended_by, 'nobody'), next_look_at = null
     where next_look_at is not null`,
    `update payment_sources set state = 'removed' where state in ('asked', 'approved', 'available')`,
  ];
  await Promise.all(closing.map((statement) => owner.query(statement)));
  world.paypal.held.clear();
  for (const provider of world.providers) {
    provider.opened.clear();
    provider.transactions.length = 0;
  }
  await owner.query('insert into exchange_rates (cop_per_usd, set_at) values ($1, $2)', [
    ...[rate, services.now()],
  ]);
  const { rows } = await owner.query<{ id: string }>(
    `insert into users (email, full_name, display_name, role, email_verified)
     select gen_random_uuid() || '@correo.example', 'Ana Ñandú', 'Ana', 'artist', true from generate_series(1, 2)
     returning id`,
  );
  const random = seededRandom(seed);
  return {
    ...{ world, random, paypal: world.paypal, nequi: world.nequi, asked: [] },
    ...{ begun: [], inTheAir: [], running: [], said: [], faults: [] },
    furthest: services.now().getTime(),
    beginning: pick({ random }, beginnings) ?? [],
    people: rows.map(({ id }) => ({ ...anyone, kind: 'user', userId: id })),
  };
}

/** Awaited, or left to itself, or with a connection that is lost in the middle of it. */
async function run(
  story: MembershipStory,
  act: MembershipAct,
  { isCalm }: { isCalm: boolean },
): Promise<void> {
  const done = act(story).catch((error: unknown) => judge(story, error));
  const how = story.random();
  if (how < (isCalm ? 0.9 : 0.65)) return void (await done);
  story.said.push('(not awaited)');
  story.running.push(done);
  await sleep(story.random() * 5);
  // Whoever connects again begins with nothing known: it costs more than all else.
  if (how < 0.8 && (await story.world.crash())) story.said.push('crash');
}

/** Also a period that was paid while its successor was opened: the next run opens the one after it. */
function judge(story: MembershipStory, error: unknown): void {
  const isPaidMeanwhile = /there is another period to open/.test(messageOf(error));
  if (!isPaidMeanwhile && !isExpectedFailure(error))
    story.faults.push(`unexpected: ${messageOf(error)}`);
}

/** In the middle of whatever goes on. */
async function judgeMemberships(story: MembershipStory) {
  const all = await readMemberships(story.world.owner, idsOf(story));
  story.faults.push(...all.flatMap(findMembershipFaults));
  return all;
}

/** A bank says in the end what became of it. */
function decide(story: MembershipStory, provider: WorldProvider, transaction: Transaction): void {
  transaction.status = pick(story, ['approved', 'declined'] as const) ?? 'declined';
  hearLater(story, { provider, transaction });
}

/** What was sent arrives, and the jobs run for two days. */
async function bringToRest(story: MembershipStory): Promise<void> {
  const { world, running, inTheAir } = story;
  const { services } = world;
  await Promise.all(running);
  await sleep(5);
  // The last crash may still be on its way.
  const { servicePool } = services.db;
  const pings = Array.from({ length: 8 }, () => servicePool.query('select'));
  await Promise.allSettled(pings);
  // What waits for a moment waits for it again where the clock was put back.
  world.pass(Math.max(0, story.furthest - services.now().getTime()));
  for (const provider of world.providers)
    Object.assign(provider, { isDown: false, losesAnswers: false });
  Object.assign(story.nequi, { losesAnswers: false });
  for (const provider of world.providers)
    for (const one of provider.transactions)
      if (one.status === 'pending') decide(story, provider, one);
  for (const begun of inTheAir.splice(0))
    await observe(story, begun).catch((error: unknown) => judge(story, error));
  const periodic = [settlePayments, checkPayments, renewMemberships];
  for (const hours of [30, 7]) {
    world.pass(hours * hour);
    // What the comparison finds is looked at, and what is to go back goes.
    const last = hours === 7 ? [comparePayments, renewMemberships, settlePayments] : [];
    for (const job of [...periodic, ...last])
      await job(services, system).catch((error: unknown) => judge(story, error));
  }
  for (const error of world.takeLogged()) judge(story, error);
}
