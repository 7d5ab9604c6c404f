import { beforeEach, expect, test } from 'vitest';
import { makeProject } from '#test/make-project.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();
const { db } = services;
const staff = await person('equipo@ejemplo.co', { isStaff: true });
const ana = await person('ana@ejemplo.co');

let songPath: string;
let projectId: string;
beforeEach(async () => {
  const values = { title: 'Canción Ñandú — ¿qué?', status: 'ready' } as const;
  projectId = await makeProject(services, ana.userId, values);
  songPath = `/admin/distribuciones/canciones/${projectId}`;
  const free = { suspended_at: null, deletion_due_at: null };
  await db.service.updateTable('users').set(free).where('id', '=', ana.userId).execute();
});

async function insert(platform: string, status: 'pending' | 'failed' | 'live' = 'pending') {
  const { id } = await db.service
    .insertInto('distributions')
    .values({ project_id: projectId, platform, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, path: `/admin/distribuciones/${id}` };
}
const post = (path: string, fields: Record<string, string>) =>
  ask(path, { cookie: staff.cookie, method: 'POST', body: new URLSearchParams(fields) });
const textOf = async (path: string) =>
  (await (await ask(path, { cookie: staff.cookie })).text()).replaceAll('<!-- -->', '');

test.each([
  [{ suspended_at: new Date() }, 'La cuenta está suspendida: nada nuevo sale a las tiendas.'],
  [
    { deletion_due_at: new Date(Date.now() + 1e9) },
    'Su artista pidió borrar la cuenta: nada nuevo sale a las tiendas.',
  ],
])('the pages say why nothing goes out: %#', async (set, words) => {
  const [pending, live] = [await insert('spotify'), await insert('tidal', 'live')];
  expect(await textOf(songPath)).not.toContain('nada nuevo sale');
  expect(await textOf(pending.path)).toContain('Pasar a «Subiendo»');
  await db.service.updateTable('users').set(set).where('id', '=', ana.userId).execute();
  const song = await textOf(songPath);
  expect(song).toContain(words);
  expect(song).not.toContain('>Crear</');
  const page = await textOf(pending.path);
  expect(page).toContain(words);
  expect(page).not.toContain('Pasar a «Subiendo»');
  const inStores = await textOf(live.path);
  expect(inStores).toContain(words);
  expect(inStores).toContain('Ya se retiró');
  for (const [path, fields] of [
    [songPath, { intent: 'create', platform: 'deezer' }],
    [pending.path, { intent: 'uploading', from: 'pending', note: '' }],
  ] as const) {
    const refused = await post(path, fields);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('No sale nada nuevo de esa cuenta');
  }
});
