import { setTimeout as sleep } from 'node:timers/promises';
import { system } from '#server/actor.ts';
import { comparePayments } from '#server/services/payments/compare-payments.ts';
import { checkPayments } from '#server/services/payments/check-payments.ts';
import { settlePayments } from '#server/services/payments/settle-payments.ts';
import { renewMemberships } from '#server/services/renewals/renew-memberships.ts';
import { isExpectedFailure, messageOf } from './expected-failure.ts';
import { membershipActAt, observe } from './membership-acts.ts';
import { readMemberships } from './membership-kept.ts';
import { keepNotices } from './membership-mails.ts';
import { findMembershipFaults, findUnlikeRows } from './membership-oracle.ts';
import type { MembershipAct, MembershipStory } from './membership-story.ts';
import { rate } from './payment-acts.ts';
import { findPaymentFaults } from './payment-oracle.ts';
import { anyone } from './payment-story.ts';
import { openPaymentWorld, type PaymentWorld } from './payment-world.ts';
import { seededRandom } from './seeded-random.ts';

const actions = 22;
const hour = 3_600_000;

/** A world of payments in which what memberships tell is kept. */
export const openMembershipWorld = async (
  opened: AsyncDisposableStack,
  given: Parameters<typeof openPaymentWorld>[1],
): Promise<PaymentWorld> =>
  openPaymentWorld(opened, { ...given, memberships: await keepNotices(given.owner) });

/**
 * A story of the memberships of two people that follows from its seed: whatever they, providers, clocks and crashes may do, then
 * the jobs until nothing is left to do. Rejects with the seed, what happened and what is wrong.
 */
export async function tellMembershipStory(world: PaymentWorld, seed: number): Promise<void> {
  const story = await beginStory(world, seed);
  for (let count = 0; count < actions; count += 1) {
    const [name, act] = membershipActAt(story, count);
    story.said.push(name);
    await run(story, act);
    if (count % 3 === 0) await judgeMemberships(story);
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

async function beginStory(world: PaymentWorld, seed: number): Promise<MembershipStory> {
  const { owner, services } = world;
  // What was before is over, and nobody looks at it any more.
  world.pass(1000 * 24 * hour);
  await owner.query(
    `update payment_attempts set status = 'expired' where status in ('open', 'pending')`,
  );
  await owner.query(`update orders set status = 'expired' where status = 'open'`);
  await owner.query('update memberships set next_look_at = null where next_look_at is not null');
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
  return {
    ...{ world, random: seededRandom(seed), begun: [], inTheAir: [], running: [] },
    ...{ furthest: services.now().getTime(), said: [], faults: [] },
    people: rows.map(({ id }) => ({ ...anyone, kind: 'user', userId: id })),
  };
}

/** Awaited, or left to itself, or with a connection that is lost in the middle of it. */
async function run(story: MembershipStory, act: MembershipAct): Promise<void> {
  const done = act(story).catch((error: unknown) => judge(story, error));
  const how = story.random();
  if (how < 0.6) return void (await done);
  story.said.push('(not awaited)');
  story.running.push(done);
  await sleep(story.random() * 5);
  if (how < 0.85 && (await story.world.crash())) story.said.push('crash');
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
  for (const begun of inTheAir.splice(0))
    await observe(story, begun).catch((error: unknown) => judge(story, error));
  for (const hours of [30, 1, 7]) {
    world.pass(hours * hour);
    for (const job of [settlePayments, checkPayments, renewMemberships, comparePayments])
      await job(services, system).catch((error: unknown) => judge(story, error));
  }
  for (const error of world.takeLogged()) judge(story, error);
}
