import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { wholeStaff } from '#server/background/live-events.ts';
import { asActor } from '#server/database/as-actor.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { collectRows } from '../my-data/collect-rows.ts';
import { addNote } from './add-note.ts';
import { type DistributionId, toDistributionId } from './distribution-id.ts';
import { listDistributions } from './list-distributions.ts';
import { readDistribution } from './read-distribution.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'otra@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');

let projectId: string;
let distributionId: DistributionId;
beforeEach(async () => {
  projectId = await makeProject(services, ana.userId, { title: 'Canción Ñandú — ¿qué?' });
});
async function ask(): Promise<void> {
  const { id } = await db.service
    .insertInto('distributions')
    .values({ project_id: projectId, platform: 'spotify' })
    .returning('id')
    .executeTakeFirstOrThrow();
  distributionId = toDistributionId(id);
}

const note = (body: string, id: string = randomUUID(), by = staff) =>
  addNote(services, by, { distributionId, id, body });
const rejection = (code: string): unknown => expect.objectContaining({ code });
const body = '\u202Eodnum\n=1+1 <b>¿Ñ?</b>';

test('a note is an entry of the history, as it was written', async () => {
  await ask();
  await note(body);
  expect(await readDistribution(services, staff, distributionId)).toMatchObject({
    status: 'pending',
    entries: [{ kind: 'note', staffName: 'Ana', body, before: null, after: null }],
  });
});

test('its artist reads it nowhere', async () => {
  await ask();
  await note(body);
  const { songs } = await listDistributions(services, ana, 1);
  const distributions = songs.flatMap((song) => song.distributions);
  const own = distributions.find(({ id }) => id === distributionId);
  expect(own).toMatchObject({ status: 'pending', history: [] });
  const { distributionHistory } = await collectRows(db, ana);
  expect(distributionHistory).toEqual([]);
  const rows = await asActor(db, ana, (db) =>
    db.selectFrom('distribution_entries').select('id').execute(),
  );
  expect(rows).toEqual([]);
});

test('posted twice it is one; other words under its key are refused', async () => {
  await ask();
  const id = randomUUID();
  await Promise.all([note('Va', id), note('Va', id)]);
  await expect(note('Otra', id)).rejects.toEqual(rejection('distribution.kept-before'));
  await expect(note('Va', id, other)).rejects.toEqual(rejection('distribution.kept-before'));
  const { entries } = await readDistribution(services, staff, distributionId);
  expect(entries).toMatchObject([{ id, body: 'Va' }]);
});

test('of a distribution that is gone there is none', async () => {
  await ask();
  await db.service.deleteFrom('distributions').where('id', '=', distributionId).execute();
  await expect(note('Va')).rejects.toEqual(rejection('distribution.gone'));
});

test('the staff’s open pages hear of it, and the artist’s do not', async () => {
  const heard: string[] = [];
  const ends = [ana.userId, wholeStaff].map((whose) =>
    services.events.follow(whose, (event) => {
      if (event?.kind === 'distribution' && event.id === projectId) heard.push(whose);
    }),
  );
  await ask();
  await expect.poll(() => heard.toSorted()).toEqual([ana.userId, wholeStaff].toSorted());
  heard.length = 0;
  await note('Va');
  await expect.poll(() => heard).toContain(wholeStaff);
  expect(heard).toEqual([wholeStaff]);
  for (const end of ends) end();
});
