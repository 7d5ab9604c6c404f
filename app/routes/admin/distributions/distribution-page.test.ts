import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { DistributionStatus } from '#packages/distribution/src/index.ts';
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

async function insert(platform: string, status: DistributionStatus = 'pending') {
  const { id } = await db.service
    .insertInto('distributions')
    .values({ project_id: projectId, platform, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, path: `/admin/distribuciones/${id}` };
}
const stored = (id: string) =>
  db.service
    .selectFrom('distributions')
    .select(['status', 'platform_id', 'platform_url'])
    .where('id', '=', id)
    .executeTakeFirst();
const post = (path: string, fields: Record<string, string>) =>
  ask(path, { cookie: staff.cookie, method: 'POST', body: new URLSearchParams(fields) });
const textOf = async (path: string) =>
  (await (await ask(path, { cookie: staff.cookie })).text()).replaceAll('<!-- -->', '');
const left = async () =>
  (
    await db.service
      .selectFrom('distributions')
      .select('platform')
      .where('project_id', '=', projectId)
      .orderBy('platform')
      .execute()
  ).map(({ platform }) => platform);

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

test('one is taken back, twice all the same', async () => {
  const { path } = await insert('spotify');
  await insert('tidal');
  expect(await textOf(path)).toContain('Quitar de la lista');
  for (const count of [1, 0]) {
    const done = await post(path, { intent: 'delete' });
    expect(done.headers.get('location')).toBe('/admin/distribuciones');
    expect(done.headers.getSetCookie().join()).toContain(`distributions-deleted:${count}`);
  }
  expect(await left()).toEqual(['tidal']);
});

const processing = { from: 'processing', note: '', seen_id: '', seen_url: '' };

test('a link that is typed beside a move is kept with it', async () => {
  const { id, path } = await insert('spotify', 'processing');
  const link = 'https://open.spotify.com/track/1';
  const typed = { ...processing, platform_id: '1', platform_url: link };
  const done = await post(path, { ...typed, intent: 'live' });
  expect(done.headers.getSetCookie().join()).toContain('distributions-moved:1');
  expect(await stored(id)).toEqual({ status: 'live', platform_id: '1', platform_url: link });
});

test('a refused link moves nothing, and what was typed stays', async () => {
  const { id, path } = await insert('spotify', 'processing');
  const typed = { ...processing, platform_id: 'mi-id', note: 'Casi sale' };
  for (const intent of ['live', 'link']) {
    const refused = await post(path, { ...typed, intent, platform_url: 'https://otra.example/1' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toMatch(/<input[^>]* aria-invalid="true"[^>]* type="url"/);
    expect(page).toContain('Pega el enlace de la canción');
    for (const words of [
      'value="https://otra.example/1"',
      'value="mi-id"',
      '>Casi sale</textarea>',
    ])
      expect(page).toContain(words);
  }
  const none = { platform_id: null, platform_url: null };
  expect(await stored(id)).toEqual({ status: 'processing', ...none });
});

test('a move keeps what stands on a platform that has no links', async () => {
  const { id, path } = await insert('meta_rights_manager', 'processing');
  const url = 'https://facebook.com/1';
  await db.service
    .updateTable('distributions')
    .set({ platform_url: url })
    .where('id', '=', id)
    .execute();
  await post(path, { ...processing, seen_url: url, platform_id: '1', intent: 'live' });
  expect(await stored(id)).toEqual({ status: 'live', platform_id: '1', platform_url: url });
});

test('none of a song are ticked until they are asked for', async () => {
  await insert('deezer');
  await insert('spotify');
  const ticks = async (path: string) =>
    (await textOf(path)).match(/<input[^>]* checked=""/g)?.length;
  expect(await ticks(songPath)).toBeUndefined();
  const all = `${songPath}?estado=pendientes&marcadas=todas`;
  expect(await textOf(songPath)).toContain(`href="${all.replaceAll('&', '&amp;')}"`);
  expect(await ticks(all)).toBe(2);
  const refused = await post(songPath, { intent: 'uploading', from: 'pending', note: '' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Marca al menos una plataforma');
});

test('several are taken back after a question, about as many as are ticked', async () => {
  const ticked = [await insert('deezer'), await insert('spotify'), await insert('tidal')];
  const fields = Object.fromEntries(ticked.map(({ id }) => [`d_${id}`, 'on']));
  for (const sure of ['', '2']) {
    const asked = await post(songPath, { intent: 'delete', ...fields, sure });
    expect(asked.status).toBe(422);
    const page = (await asked.text()).replaceAll('<!-- -->', '');
    expect(page).toContain('¿Quitar 3 distribuciones de la lista?');
    expect(page).toContain('Sí, quitar 3');
    expect(page).toMatch(/<input[^>]* name="sure" value="3"/);
    expect(page.match(/<input[^>]* checked=""/g)).toHaveLength(3);
  }
  expect(await left()).toHaveLength(3);
  const done = await post(songPath, { intent: 'delete', ...fields, sure: '3' });
  expect(done.headers.getSetCookie().join()).toContain('distributions-deleted:3');
  expect(await left()).toEqual([]);
});

test('a plan that a song has whole is not offered', async () => {
  const missing = await textOf(songPath);
  expect(missing).toContain('>Plan Básica: las ');
  await post(songPath, { intent: 'create', platform: 'plan:basica' });
  expect(await textOf(songPath)).toMatch(
    /<option[^>]* disabled=""[^>]*>Plan Básica: ya están las /,
  );
  expect(await textOf(songPath)).toMatch(/>Plan Pro: las \d+ que faltan</);
  await post(songPath, { intent: 'create', platform: 'plan:pro' });
  const whole = await textOf(songPath);
  expect(whole).toContain('Ya está pedida en todas las plataformas.');
  expect(whole).not.toContain('>Crear</');
});

test('the ticked ones of a song are taken back, but for what was moved meanwhile', async () => {
  const ticked = [await insert('deezer'), await insert('spotify'), await insert('tidal')];
  const fields: Record<string, string> = { sure: '3' };
  for (const { id } of ticked) fields[`d_${id}`] = 'on';
  expect(await textOf(songPath)).toContain('Quitar de la lista');
  const moved = ticked[1];
  await post(moved?.path ?? '', { intent: 'uploading', from: 'pending', note: '' });
  const some = await post(songPath, { intent: 'delete', ...fields });
  expect(await some.text()).toContain('Se quitaron 2 de 3');
  expect(await left()).toEqual(['spotify']);
  const none = await post(songPath, { intent: 'delete', ...fields });
  expect(none.status).toBe(409);
  expect(await none.text()).toContain('No se quitó de la lista');
  expect((await post(songPath, { intent: 'delete' })).status).toBe(422);
});

test('what failed and is pending again cannot be taken back', async () => {
  const { path } = await insert('spotify', 'failed');
  await post(path, { intent: 'pending', from: 'failed', note: '' });
  expect(await textOf(path)).toContain('Pasar a «Subiendo»');
  expect(await textOf(path)).not.toContain('Quitar de la lista');
  expect(await textOf(path)).toContain('No se quita de la lista: ya salió una vez');
  expect(await textOf(songPath)).not.toContain('Quitar de la lista');
  const refused = await post(path, { intent: 'delete' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('No se quitó de la lista');
});

test('a note is for the staff alone, and stands in the history once', async () => {
  const { path } = await insert('spotify');
  const words = '¿La portada <b>nueva</b>?';
  const note = { intent: 'team_note', team_note: words, idempotencyKey: randomUUID() };
  for (let time = 0; time < 2; time += 1) {
    const kept = await post(path, note);
    expect(kept.headers.getSetCookie().join()).toContain('distribution-noted');
  }
  const page = await textOf(path);
  expect(page.match(/dejó una nota para el equipo\./g)).toHaveLength(1);
  expect(page).toContain('¿La portada &lt;b&gt;nueva&lt;/b&gt;?');
  const other = await post(path, { ...note, team_note: 'Otra' });
  expect(other.status).toBe(409);
  expect(await other.text()).toContain('Ya se había guardado otra versión');
  const theirs = await ask('/dashboard/distribucion', { cookie: ana.cookie });
  expect(await theirs.text()).not.toContain('La portada');
});
