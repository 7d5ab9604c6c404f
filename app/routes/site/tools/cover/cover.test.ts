import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import { sharp } from '#server/media/image-library.ts';
import { makeProject } from '#test/make-project.ts';
import { drawRun } from '#server/services/covers/draw-run.ts';
import { openTestApp } from '#test/test-app.ts';

vi.setConfig({ testTimeout: 60_000 });

const { ask, person, services } = await openTestApp();
const path = '/cover-art-generator';

let cookie = '';
let userId = '';
let people = 0;
beforeEach(async () => {
  people += 1;
  ({ cookie, userId } = await person(`persona${people}@ejemplo.co`));
});

const grant = (tier: 'free' | 'pro') =>
  services.db.service
    .updateTable('users')
    .set({ granted_tier: tier })
    .where('id', '=', userId)
    .execute();

const whole = {
  ...{ artistName: 'Niebla Norte', songTitle: '¿Qué <b>Ñandú</b>?', genre: 'indie' },
  ...{ mood: 'sereno', style: '', aspectRatio: '1:1', description: 'El mar de noche' },
};

/** As a browser sends a form with a file. */
function multipart(fields: Record<string, string>, photo?: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photo', photo ?? new Blob([]), photo ? 'foto.jpg' : '');
  return form;
}

const send = (fields: Record<string, string>, photo?: Blob, as = cookie) =>
  ask(path, {
    ...{ method: 'POST', body: multipart(fields, photo), ...(as && { cookie: as }) },
    // As browsers announce it: what is large counts before it is read.
    headers: { 'content-length': String(photo?.size ?? 1000) },
  });
const press = (at: string, fields: Record<string, string>) =>
  ask(at, { method: 'POST', body: new URLSearchParams(fields), cookie });

const textOf = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function see(at = path, as = cookie) {
  const response = await ask(at, { ...(as && { cookie: as }) });
  const html = await response.text();
  return { response, html, text: textOf(html) };
}

/** Asks for covers, and resolves with the address of their page. */
async function request(fields: Record<string, string> = {}): Promise<string> {
  const response = await send({ token: randomUUID(), ...whole, ...fields });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

const idIn = (at: string) => at.split('/').at(-1) ?? '';
const draw = (runId: string) =>
  drawRun(services, system, {
    ...{ runId, signal: new AbortController().signal, isStopping: () => false },
  });

describe('a visitor', () => {
  test('has a page that is the same for everyone, and the tool behind the invitation to sign up', async () => {
    const { response, html, text } = await see(path, '');
    expect(response.headers.get('etag')).toBeTruthy();
    expect(html).toContain('data-visitors');
    expect(text).toContain('Abierta');
    expect(text).toContain('Regístrate gratis');
    expect(html).not.toContain('name="artistName"');
    expect((await send(whole, undefined, '')).headers.get('location')).toMatch(/^\/auth\?volver=/);
  });
});

describe('whoever is signed in', () => {
  test('asks, follows it without a script, sees four, keeps one and downloads it under its name', async () => {
    expect((await see()).text).toContain('Todavía no hay portadas');
    const at = await request();
    const waiting = await see(at);
    expect(waiting.text).toContain('En fila Sigues tú');
    expect(waiting.text).toContain('Cancelar');
    await draw(idIn(at));
    const drawn = await see(at);
    expect(drawn.text).toContain('De la descripción entendimos: mar y noche.');
    expect(drawn.text).not.toContain('<b>');
    const pictures = [...drawn.html.matchAll(/src="(\/portadas\/[^"]+)"/g)].map(([, src]) => src);
    expect(pictures).toEqual([1, 2, 3, 4].map((number) => `/portadas/${idIn(at)}/${number}`));
    const picture = await ask(pictures[0] ?? '', { cookie });
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toContain('private');

    expect((await press(at, { intent: 'keep', at: '1' })).status).toBe(302);
    const file = await services.db.service
      .selectFrom('tool_runs')
      .select('id')
      .where('user_id', '=', userId)
      .where('tool', '=', 'cover-file')
      .executeTakeFirstOrThrow();
    await draw(file.id);
    const kept = await see(at);
    expect(kept.text).toMatch(/Bajar JPG de 1:1 1200 × 1200, [\d,]+ MB, con marca de agua/);
    const download = await ask(`/portadas/${file.id}/archivo`, { cookie });
    expect(download.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Niebla%20Norte%20-%20%C2%BFQu%C3%A9%20%3Cb%3E%C3%91and%C3%BA%3C-b%3E%3F%20%281x1%29.jpg",
    );
    expect((await see()).html).toContain(`href="${at}"`);

    // Variations show what they are of, as long as it is there.
    const varied = (await press(at, { intent: 'vary', at: '2', token: randomUUID() })).headers;
    const other = varied.get('location') ?? '';
    const like = await see(other);
    expect(like.text).toContain('Variaciones de la 3 de «¿Qué &lt;b&gt;Ñandú&lt;/b&gt;?»');
    expect(like.html).toContain(`src="/portadas/${idIn(at)}/3"`);
    expect(like.html).toContain(`href="${at}"`);
    await press(at, { intent: 'delete' });
    expect((await see(other)).text).not.toContain('Variaciones de la');
  });

  test('finds no picture of anybody else’s, nor one that there is not, nor an object by its own address', async () => {
    const at = await request();
    await draw(idIn(at));
    const luis = await person(`luis${people}@ejemplo.co`);
    const address = `/portadas/${idIn(at)}/1`;
    for (const as of [luis.cookie, ''])
      expect((await ask(address, as ? { cookie: as } : {})).status).toBe(404);
    for (const none of ['0', '5', '1.5', '-1', 'archivo', 'NaN'])
      expect((await ask(`/portadas/${idIn(at)}/${none}`, { cookie })).status).toBe(404);
    const stored = `/archivos/covers/${userId}/${idIn(at)}/1.jpg`;
    expect((await ask(stored, { cookie })).status).toBe(404);
    expect((await see(at, luis.cookie)).response.status).toBe(404);
  });

  test('chooses a song for a cover, and is told so where none is chosen', async () => {
    await grant('pro');
    await makeProject(services, userId);
    const at = await request();
    await draw(idIn(at));
    await press(at, { intent: 'keep', at: '0' });
    const { id } = await services.db.service
      .selectFrom('tool_runs')
      .select('id')
      .where('user_id', '=', userId)
      .where('tool', '=', 'cover-file')
      .executeTakeFirstOrThrow();
    await draw(id);
    expect((await see(at)).text).toContain('Ponerla en una canción');
    const none = await press(at, { intent: 'use', file: id, song: '' });
    expect(none.status).toBe(422);
    // Beside the field: the choice that is none says the same words.
    expect(textOf(await none.text())).toMatch(
      /Escoge una canción.*Escoge una canción|Escoge la canción.*Escoge una canción/,
    );
  });

  test('cancels what is on its way, and asks again', async () => {
    const at = await request();
    expect((await press(at, { intent: 'cancel' })).status).toBe(303);
    const { text } = await see(at);
    expect(text).toContain('Cancelado');
    expect(text).toContain('Lo que usaste volvió a tu cuenta.');
    const again = await press(at, { intent: 'again', token: randomUUID() });
    expect(again.headers.get('location')).not.toBe(at);
    expect((await see(again.headers.get('location') ?? '')).text).toContain('En fila');
  });

  test('is told that the month is used up before anything is sent, and after', async () => {
    await request();
    await request();
    const { text } = await see();
    expect(text).toContain('Has alcanzado el límite. Actualiza para continuar.');
    expect(text).toContain('Límite Alcanzado - Upgrade a Pro');
    const refused = await send({ token: randomUUID(), ...whole });
    expect(refused.status).toBe(409);
    expect(textOf(await refused.text())).toContain(
      'Has usado todas tus generaciones este mes. Upgrade a PRO para ilimitado.',
    );
    await grant('pro');
    await request({ aspectRatio: '9:16' });
  });

  test.each([
    [{ artistName: ' ', songTitle: '' }, ['Escribe el nombre del artista', 'Escribe el título']],
    [{ genre: 'polka' }, ['Escoge un género']],
    [{ style: 'vinilo' }, ['Escoge un estilo de la lista']],
    [{ songTitle: 'ñ'.repeat(301) }, ['hasta 300 caracteres']],
    [{ songTitle: 'Niebla https://x.co' }, ['sin arrobas ni enlaces']],
    [{ artistName: 'Sara @saracif' }, ['sin arrobas ni enlaces']],
    [{ songTitle: '夜に' }, ['nuestras tipografías no tienen ese carácter']],
    [{ aspectRatio: '2:1' }, ['Escoge una proporción']],
    [{ description: 'x'.repeat(601) }, ['hasta 600 caracteres']],
  ])('reads what is wrong with %j, and finds what they chose', async (fields, says) => {
    const response = await send({ token: randomUUID(), ...whole, ...fields });
    expect(response.status).toBe(422);
    const html = await response.text();
    for (const one of says) expect(textOf(html)).toContain(one);
    expect(html).toContain('value="sereno" selected=""');
  });

  test('sends a photo of a phone, which is larger than what forms are, and has it refused in place where it is no photo', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const large = await sharp({
      create: { width: 1600, height: 1400, channels: 3, background: '#7a5', noise },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(1_000_000);
    const sent = await send({ token: randomUUID(), ...whole }, new Blob([new Uint8Array(large)]));
    expect(sent.status).toBe(303);
    const no = await send({ token: randomUUID(), ...whole }, new Blob([large.subarray(20)]));
    expect(no.status).toBe(415);
    expect(await no.text()).toContain('value="indie" selected=""');
  });

  test('has the photos of their neighbours not counted as theirs: more of one network than forms may send', async () => {
    const luis = await person(`vecino${people}@ejemplo.co`);
    const junk = new Blob([new Uint8Array(300_000)]);
    for (const as of Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? cookie : luis.cookie)))
      expect((await send({ token: randomUUID(), ...whole }, junk, as)).status).toBe(415);
  });

  test('reads what is wrong with a ratio of another plan, a photo, or a page without its token', async () => {
    const locked = await send({ token: randomUUID(), ...whole, aspectRatio: '4:5' });
    expect(textOf(await locked.text())).toContain('Esa proporción viene con Premium.');
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
    const refused = await send({ token: randomUUID(), ...whole }, svg);
    expect(refused.status).toBe(415);
    expect(textOf(await refused.text())).toContain('Solo se permiten archivos de imagen');
    expect((await send(whole)).status).toBe(400);
    expect((await see(`${path}/nada`)).response.status).toBe(404);
  });
});
