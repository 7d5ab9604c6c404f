import { setTimeout as sleep } from 'node:timers/promises';
import { system } from '#server/actor.ts';
import { checkPayments } from '#server/services/payments/check-payments.ts';
import { comparePayments } from '#server/services/payments/compare-payments.ts';
import { settlePayments } from '#server/services/payments/settle-payments.ts';
import { isExpectedFailure, messageOf } from './expected-failure.ts';
import { actAt, arrive, hour, rate } from './payment-acts.ts';
import { finishTransfer } from './payment-by-hand.ts';
import { findPaymentFaults } from './payment-oracle.ts';
import { type Act, anyone, type Story } from './payment-story.ts';
import type { PaymentWorld } from './payment-world.ts';
import { seededRandom } from './seeded-random.ts';

const actions = 20;

/**
 * A story of a few orders that follows from its seed: whatever people, providers, clocks and crashes may do, then the jobs
 * until nothing is left to do. Rejects with the seed, what happened and what is wrong.
 */
export async function tellPaymentStory(world: PaymentWorld, seed: number): Promise<void> {
  const story = await beginStory(world, seed);
  for (let count = 0; count < actions; count += 1) {
    const [name, act] = actAt(story, count);
    story.said.push(name);
    await run(story, act);
    if (count % 3 === 0) await lookAtStatuses(story);
  }
  await bringToRest(story);
  await lookAtStatuses(story);
  const ours = await ordersOf(story);
  story.faults.push(...(await findPaymentFaults(world.owner, world.sides(), ours)));
  if (story.faults.length > 0)
    throw new Error(
      `Seed ${seed}: ${story.said.join(', ')}.\n${[...new Set(story.faults)].join('\n')}`,
    );
}

async function beginStory(world: PaymentWorld, seed: number): Promise<Story> {
  const { owner, services } = world;
  // What was before is over, and nobody asks for it any more.
  world.pass(10 * 24 * hour);
  await owner.query(
    `update payment_attempts set status = 'expired' where status in ('open', 'pending')`,
  );
  await owner.query(`update orders set status = 'expired' where status = 'open'`);
  await owner.query('update provider_events set applied_at = now() where applied_at is null');
  for (const provider of world.providers) {
    const calm = { isDown: false, refusesRefunds: false, losesAnswers: false, isSlow: false };
    Object.assign(provider, calm);
    provider.opened.clear();
    provider.transactions.length = 0;
  }
  await owner.query('insert into exchange_rates (cop_per_usd, set_at) values ($1, $2)', [
    rate,
    services.now(),
  ]);
  const { rows } = await owner.query<{ id: string }>(
    `insert into users (email, full_name, display_name, role, email_verified)
     select gen_random_uuid() || '@correo.example', 'Ana Ñandú', 'Ana', 'artist', true from generate_series(1, 2)
     returning id`,
  );
  const random = seededRandom(seed);
  return {
    ...{ world, random, quoteId: crypto.randomUUID(), quoteShare: random() < 0.3 ? 1 : 0.2 },
    people: rows.map(({ id }) => ({ ...anyone, kind: 'user', userId: id })),
    ...{ orders: new Set(), settled: new Set(), transactions: [], inTheAir: [], running: [] },
    ...{ transfers: [], noted: new Set(), waited: 0, said: [], faults: [] },
  };
}

/** Also those of which nobody heard. */
async function ordersOf({ world, people }: Story): Promise<string[]> {
  const { rows } = await world.owner.query<{ id: string }>(
    'select id from orders where user_id = any($1)',
    [people.map(({ userId }) => userId)],
  );
  return rows.map(({ id }) => id);
}

/** Awaited, or left to itself, or with a connection that is lost in the middle of it. */
async function run(story: Story, act: Act): Promise<void> {
  const done = act(story).catch((error: unknown) => judge(story, error));
  const how = story.random();
  if (how < 0.65) return void (await done);
  story.said.push('(not awaited)');
  story.running.push(done);
  await sleep(story.random() * 4);
  if (how < 0.85 && (await story.world.crash())) story.said.push('crash');
}

function judge(story: Story, error: unknown): void {
  if (!isExpectedFailure(error)) story.faults.push(`unexpected: ${messageOf(error)}`);
}

/** Nobody hears again that what they paid is not paid. */
async function lookAtStatuses({ world, orders, settled, faults }: Story): Promise<void> {
  const { rows } = await world.owner.query<{ id: string; status: string }>(
    'select id, status from orders where id = any($1)',
    [[...orders]],
  );
  for (const { id, status } of rows) {
    const isSettled = status === 'paid' || status === 'refunded';
    if (isSettled) settled.add(id);
    else if (settled.has(id)) faults.push(`order ${id} was paid, and is ${status}`);
  }
}

const periodic = [settlePayments, checkPayments];

/** Everything works again, what was sent arrives, and the jobs run for two days. */
async function bringToRest(story: Story): Promise<void> {
  const { world, running, inTheAir, transfers } = story;
  const { services, providers } = world;
  await Promise.all(running);
  await sleep(5);
  const calm = { isDown: false, refusesRefunds: false, losesAnswers: false, isSlow: false };
  for (const provider of providers) Object.assign(provider, calm).finishSlow();
  let isDeaf = story.random() < 0.4;
  // The last crash may still be on its way.
  const { servicePool } = services.db;
  const pings = Array.from({ length: 8 }, () => servicePool.query('select'));
  await Promise.allSettled(pings);
  for (const transfer of transfers.splice(0))
    await finishTransfer(story, transfer).catch((error: unknown) => judge(story, error));
  for (const news of inTheAir.splice(0))
    await arrive(story, news).catch((error: unknown) => judge(story, error));
  for (const hours of [1, 6.5, 7, 1]) {
    world.pass(hours * hour);
    // In the first hour some of what is done is not heard of.
    for (const provider of providers) provider.losesAnswers = hours === 1 && isDeaf;
    isDeaf = false;
    for (const job of hours === 7 ? [...periodic, comparePayments] : periodic)
      await job(services, system).catch((error: unknown) => judge(story, error));
  }
  for (const error of world.takeLogged()) judge(story, error);
}
