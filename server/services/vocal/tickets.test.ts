import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { expireRuns } from '#server/services/tools/background-runs.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import { later, makePerson, openTestServices } from '#test/test-services.ts';
import { findTicket, returnTicket, takeTicket, consumeTicket } from './tickets.ts';

// A Wednesday: what is taken an hour later counts in the same week.
const services = await openTestServices({ now: () => new Date('2026-11-25T15:00:00Z') });
const minute = 60_000;
const week = 7 * 24 * 60 * minute;
let ana: SessionActor;
let luis: SessionActor;
const signedIn = async (tier: AccountTier): Promise<SessionActor> => {
  const person = await makePerson(services, `${randomUUID()}@ejemplo.co`);
  // Of a session these services read the tier alone.
  return { ...person, session: { tier } } as unknown as SessionActor;
};
beforeEach(async () => {
  [ana, luis] = [await signedIn('pro'), await signedIn('free')];
});
const used = async (actor: SessionActor, of = services) =>
  (await readUsage(of, actor, { feature: 'vocalAnalyzer', tier: actor.session.tier })).used;
const code = (name: string) => ({ code: name });

test('a ticket is one analysis of the week, and after it the week is used up', async () => {
  const id = await takeTicket(services, luis);
  expect(await used(luis)).toBe(1);
  await consumeTicket(services, luis, id);
  expect(await findTicket(services, luis)).toBeNull();
  await expect(takeTicket(services, luis)).rejects.toMatchObject(code('vocal.limit'));
  expect(await used(luis)).toBe(1);
  // Next week there is another one.
  const then = later(services, week);
  await consumeTicket(then, luis, await takeTicket(then, luis));
  expect(await used(luis, then)).toBe(1);
});

test('of a member as many as they like, one after the other', async () => {
  const first = await takeTicket(services, ana);
  await consumeTicket(services, ana, first);
  const second = await takeTicket(services, ana);
  expect(second).not.toBe(first);
  expect(await used(ana)).toBe(2);
});

test('a page that is loaded again, and tabs that begin at once, have the same one', async () => {
  for (const person of [luis, ana]) {
    const taken = await Promise.all(Array.from({ length: 12 }, () => takeTicket(services, person)));
    expect(new Set(taken).size).toBe(1);
    expect(await takeTicket(services, person)).toBe(taken[0]);
    expect(await used(person)).toBe(1);
  }
});

test('a ticket serves once, and only whose it is', async () => {
  const id = await takeTicket(services, luis);
  await expect(consumeTicket(services, ana, id)).rejects.toMatchObject(code('vocal.ticket-spent'));
  await expect(returnTicket(services, ana, id)).rejects.toMatchObject(code('vocal.ticket-spent'));
  expect(await findTicket(services, ana)).toBeNull();
  const all = await Promise.allSettled(
    Array.from({ length: 6 }, () => consumeTicket(services, luis, id)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(returnTicket(services, luis, id)).rejects.toMatchObject(code('vocal.ticket-spent'));
  for (const none of [randomUUID(), 'nada', ''])
    await expect(consumeTicket(services, luis, none)).rejects.toMatchObject(
      code('vocal.ticket-spent'),
    );
  expect(await used(luis)).toBe(1);
});

test('what came to nothing is given back five times a week, and the sixth is used up', async () => {
  for (let time = 0; time < 5; time += 1) {
    const id = await takeTicket(services, luis);
    expect(await returnTicket(services, luis, id)).toEqual({ isBack: true });
    expect(await used(luis)).toBe(0);
  }
  const id = await takeTicket(services, luis);
  expect(await returnTicket(services, luis, id)).toEqual({ isBack: false });
  expect(await used(luis)).toBe(1);
  await expect(takeTicket(services, luis)).rejects.toMatchObject(code('vocal.limit'));
});

test('one that is given back by many requests at once comes back once', async () => {
  const id = await takeTicket(services, ana);
  await consumeTicket(services, ana, id);
  const other = await takeTicket(services, ana);
  await Promise.allSettled(Array.from({ length: 4 }, () => returnTicket(services, ana, other)));
  expect(await used(ana)).toBe(1);
});

test('one that nobody used within the hour goes back by itself', async () => {
  const id = await takeTicket(services, luis);
  await expireRuns(later(services, 59 * minute), system);
  expect(await findTicket(services, luis)).toBe(id);
  await expireRuns(later(services, 61 * minute), system);
  expect(await findTicket(services, luis)).toBeNull();
  await expect(consumeTicket(services, luis, id)).rejects.toMatchObject(code('vocal.ticket-spent'));
  expect(await used(luis)).toBe(0);
});

test('nothing of a voice is stored', async () => {
  const id = await takeTicket(services, luis);
  await consumeTicket(services, luis, id);
  const row = await services.db.service
    .selectFrom('tool_runs')
    .select(['request', 'result'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ request: {}, result: {} });
});

test('what another tool has on its way is no ticket', async () => {
  const at = services.now();
  const { id } = await services.db.service
    .insertInto('tool_runs')
    .values({
      ...{ user_id: luis.userId, tool: 'cover', token: randomUUID(), state: 'queued', seed: 1 },
      ...{ request: '{}', engine_version: '1', created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await findTicket(services, luis)).toBeNull();
  await expect(consumeTicket(services, luis, id)).rejects.toMatchObject(code('vocal.ticket-spent'));
  await expect(returnTicket(services, luis, id)).rejects.toMatchObject(code('vocal.ticket-spent'));
});

test('of many that give one back at once, or use it meanwhile, one does, and one return is counted', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await takeTicket(services, luis);
    const ended = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => returnTicket(services, luis, id)),
    ]);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
  expect(await used(luis)).toBe(0);
  const id = await takeTicket(services, luis);
  const both = await Promise.allSettled([
    consumeTicket(services, luis, id),
    returnTicket(services, luis, id),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await used(luis)).toBe(1);
});

test('nobody sings a hundred and twenty takes in an hour', async () => {
  for (let count = 0; count < 120; count += 1)
    await services.limits.consume('vocalTickets', ana.userId);
  await expect(takeTicket(services, ana)).rejects.toMatchObject(code('rate.limited'));
});
