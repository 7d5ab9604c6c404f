import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import {
  cancelRun,
  claimRun,
  failRun,
  finishRun,
  type HeldRun,
  isHeld,
  mostTries,
  noteProgress,
  passRunOn,
  putRunBack,
} from './background-runs.ts';
import { followHold } from './follow-hold.ts';
import { queueRun } from './runs.ts';
import { readUsage } from './usage.ts';

const services = await openTestServices();
const { db } = services;
const counts = { feature: 'coverArtGenerator', tier: 'free' } as const;
let ana: UserActor;
beforeEach(async () => {
  ana = await makePerson(services, `${randomUUID()}@ejemplo.co`);
});

const queued = (token = randomUUID()) =>
  queueRun(services, ana, {
    ...{ tool: 'cover', token, counts, request: { asked: true }, engineVersion: 'x' },
    send: () => Promise.resolve(),
  });
async function claimed(id: string): Promise<HeldRun> {
  const run = await claimRun(services, id);
  if (!run) throw new Error('nobody may work on it');
  return run;
}
const rowOf = (id: string) =>
  db.service
    .selectFrom('tool_runs')
    .select(['state', 'progress', 'tries', 'seed', 'result', 'request', 'failure'])
    .select('engine_version as engineVersion')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const used = async () => (await readUsage(services, ana, counts)).used;

/** All that whoever held a run would write. */
async function writeAll(run: HeldRun): Promise<void> {
  let sent = 0;
  await noteProgress(services, run, 40);
  await putRunBack(services, run);
  const send = async () => void (sent += 1);
  expect(await passRunOn(services, run, { request: { late: true }, send })).toBe(false);
  expect(await finishRun(services, run, { late: true })).toBe(false);
  expect(await failRun(services, run, 'run.failed')).toBe(false);
  expect(await isHeld(services, run)).toBe(false);
  expect(sent).toBe(0);
}

describe('a try that holds its run no more writes nothing', () => {
  test('where another try took it over', async () => {
    const id = await queued();
    const late = await claimed(id);
    const now = await claimed(id);
    const before = await rowOf(id);
    await writeAll(late);
    expect(await rowOf(id)).toEqual(before);
    expect(await isHeld(services, now)).toBe(true);
    expect(await finishRun(services, now, { good: true })).toBe(true);
    expect(await used()).toBe(1);
  });

  test('where it is over', async () => {
    const id = await queued();
    const run = await claimed(id);
    await finishRun(services, run, { good: true });
    const before = await rowOf(id);
    await writeAll(run);
    expect(await rowOf(id)).toEqual(before);
    expect(await used()).toBe(1);
  });

  test('where it was cancelled, asked for again and is in its first try anew', async () => {
    const token = randomUUID();
    const id = await queued(token);
    const late = await claimed(id);
    await cancelRun(services, ana, { tool: 'cover', id });
    expect(await queued(token)).toBe(id);
    const now = await claimed(id);
    expect(now.tries).toBe(late.tries);
    const before = await rowOf(id);
    await writeAll(late);
    expect(await rowOf(id)).toEqual(before);
    expect(await used()).toBe(1);
  });

  test('where it was passed on, and is in the first try of its next step', async () => {
    const id = await queued();
    const late = await claimed(id);
    const send = () => Promise.resolve();
    const step = { request: { found: 1 }, engineVersion: 'x + y', send };
    expect(await passRunOn(services, late, step)).toBe(true);
    const now = await claimed(id);
    expect(now).toMatchObject({ tries: late.tries, request: { asked: true, found: 1 } });
    const before = await rowOf(id);
    expect(before).toMatchObject({ engineVersion: 'x + y', state: 'running' });
    await writeAll(late);
    expect(await rowOf(id)).toEqual(before);
  });
});

test('a run is tried so often, and then has failed and gives its use back', async () => {
  const id = await queued();
  for (let tries = 1; tries <= mostTries; tries += 1) expect((await claimed(id)).tries).toBe(tries);
  expect(await used()).toBe(1);
  expect(await claimRun(services, id)).toBeNull();
  expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'run.failed' });
  expect(await used()).toBe(0);
});

test('a try that is put back counts as none', async () => {
  const id = await queued();
  for (let stop = 0; stop <= mostTries; stop += 1) {
    const run = await claimed(id);
    await noteProgress(services, run, 40);
    expect(await rowOf(id)).toMatchObject({ tries: 1, progress: 40 });
    await putRunBack(services, run);
    expect(await rowOf(id)).toMatchObject({ state: 'queued', tries: 0, progress: 0 });
  }
});

describe('whoever follows their hold', () => {
  /** Events as they come, by hand. */
  const following = (): { events: AppServices['events']; say: (id: string | null) => void } => {
    let hear: Parameters<AppServices['events']['follow']>[1] = () => undefined;
    const follow: AppServices['events']['follow'] = (_, heard) => {
      hear = heard;
      return () => undefined;
    };
    return {
      events: { ...services.events, follow },
      say: (id) => hear(id === null ? null : { kind: 'run', id }),
    };
  };

  test('hears that it ended when somebody says so, or when much may have been missed', async () => {
    for (const said of ['its own', null]) {
      const id = await queued();
      const run = await claimed(id);
      const { events, say } = following();
      const { left } = await followHold({ ...services, events }, run);
      expect(left.aborted).toBe(false);
      say(id);
      await cancelRun(services, ana, { tool: 'cover', id });
      say(said === null ? null : id);
      await expect.poll(() => left.aborted).toBe(true);
    }
  });

  test('hears at once of what ended before', async () => {
    const id = await queued();
    const run = await claimed(id);
    await cancelRun(services, ana, { tool: 'cover', id });
    expect((await followHold({ ...services, ...following() }, run)).left.aborted).toBe(true);
  });
});
