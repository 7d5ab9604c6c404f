import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { SavedTake } from '#packages/vocal/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { deleteRun } from '#server/services/tools/runs.ts';
import { exampleTake } from '#app/routes/site/tools/vocal/example-take.ts';
import { later, makePerson, openTestServices } from '#test/test-services.ts';
import { printTake } from './print-take.ts';
import { listTakes, readTake, saveTake } from './saved-takes.ts';
import { takeTicket, consumeTicket } from './tickets.ts';

const services = await openTestServices({ now: () => new Date('2026-11-25T15:00:00Z') });
let ana: SessionActor;
let luis: SessionActor;
const signedIn = async (): Promise<SessionActor> => {
  const person = await makePerson(services, `${randomUUID()}@ejemplo.co`);
  // Of a session these services read the tier alone.
  return { ...person, session: { tier: 'pro' } } as unknown as SessionActor;
};
beforeEach(async () => {
  [ana, luis] = [await signedIn(), await signedIn()];
});
const code = (name: string) => ({ code: name });

/** An analysis that was used up, a minute later each. */
let minutes = 0;
const analysed = async (actor: SessionActor): Promise<string> => {
  minutes += 1;
  const then = later(services, 60_000 * minutes);
  const id = await takeTicket(then, actor);
  await consumeTicket(then, actor, id);
  return id;
};
const save = (actor: SessionActor, id: string, name: string, take: SavedTake = exampleTake) =>
  saveTake(services, actor, { id, name, take });

test('a take is saved with its analysis, and listed; one that was not saved is not', async () => {
  const [first, unsaved, second] = [await analysed(ana), await analysed(ana), await analysed(ana)];
  await save(ana, first, 'La primera');
  await save(ana, second, 'La segunda');
  const { takes, count } = await listTakes(services, ana, 1);
  expect([count, takes.map(({ id, title }) => [id, title])]).toEqual([
    2,
    [
      [second, 'La segunda'],
      [first, 'La primera'],
    ],
  ]);
  expect(takes[0]?.take).toEqual(exampleTake);
  await expect(readTake(services, ana, unsaved)).rejects.toMatchObject(code('run.not-found'));
  await deleteRun(services, ana, { tool: 'vocal', id: second });
  expect((await listTakes(services, ana, 1)).count).toBe(1);
});

test('what is saved twice is what was saved first', async () => {
  const id = await analysed(ana);
  await save(ana, id, 'Como se llamó');
  await save(ana, id, 'Otra vez', { ...exampleTake, notes: 1 });
  expect(await readTake(services, ana, id)).toMatchObject({
    title: 'Como se llamó',
    take: exampleTake,
  });
});

test('nothing is saved with an analysis of somebody else, one that was not used, or none', async () => {
  const [used, begun] = [await analysed(ana), await takeTicket(services, luis)];
  for (const [actor, id] of [
    [luis, used],
    [luis, begun],
    [luis, randomUUID()],
    [luis, 'nada'],
  ] as const)
    await expect(save(actor, id, 'Ajena')).rejects.toMatchObject(code('run.not-found'));
  expect(await listTakes(services, luis, 1)).toEqual({ takes: [], count: 0 });
  await expect(readTake(services, ana, used)).rejects.toMatchObject(code('run.not-found'));
  await save(ana, used, 'Propia');
  await expect(readTake(services, luis, used)).rejects.toMatchObject(code('run.not-found'));
});

test('its numbers are printed, for its person alone', async () => {
  const id = await analysed(ana);
  await save(ana, id, 'Páramo adentro');
  const { bytes, fileName } = await printTake(services, ana, { id, isHead: false });
  expect(fileName).toBe('voz-paramo-adentro.pdf');
  expect(
    Buffer.from(bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await printTake(services, ana, { id, isHead: true })).bytes).toBeNull();
  await expect(printTake(services, luis, { id, isHead: false })).rejects.toMatchObject(
    code('run.not-found'),
  );
});

test('a PDF is asked for twenty times an hour, and looked for as often as one likes', async () => {
  const id = await analysed(ana);
  await save(ana, id, 'Páramo');
  for (let count = 0; count < 20; count += 1) await services.limits.consume('vocalPdf', ana.userId);
  await expect(printTake(services, ana, { id, isHead: false })).rejects.toMatchObject(
    code('rate.limited'),
  );
  expect((await printTake(services, ana, { id, isHead: true })).bytes).toBeNull();
});

test('the run of another tool is no take, whatever it holds', async () => {
  const at = services.now();
  const { id } = await services.db.service
    .insertInto('tool_runs')
    .values({
      ...{ user_id: ana.userId, tool: 'bio', token: randomUUID(), state: 'done', seed: 1 },
      ...{ request: '{}', result: '{}', engine_version: '1', created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await expect(save(ana, id, 'Ajena')).rejects.toMatchObject(code('run.not-found'));
  const kept = await services.db.service
    .selectFrom('tool_runs')
    .select('result')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept.result).toEqual({});
});

test('a take that was kept with more than is kept today is read without it', async () => {
  const id = await analysed(ana);
  await save(ana, id, 'De antes');
  const { range } = exampleTake;
  const result = {
    title: 'De antes',
    take: { ...exampleTake, range: { ...range, middle: 66 }, x: 1 },
  };
  await services.db.service
    .updateTable('tool_runs')
    .set({ result: JSON.stringify(result) })
    .where('id', '=', id)
    .where('user_id', '=', ana.userId)
    .execute();
  expect((await readTake(services, ana, id)).take).toEqual(exampleTake);
  expect((await listTakes(services, ana, 1)).takes[0]?.take).toEqual(exampleTake);
});
