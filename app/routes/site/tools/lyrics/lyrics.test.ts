import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Reworked } from '#server/services/lyrics/rework-lyrics.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person } = await openTestApp();
const path = '/lyrics-generator';

let cookie = '';
let people = 0;
const signIn = async () => {
  people += 1;
  return (await person(`persona${people}@ejemplo.co`)).cookie;
};
beforeEach(async () => {
  cookie = await signIn();
});

const whole = { theme: 'el mar', genre: 'folk', mood: 'sereno', structure: 'verse-chorus' };

const send = (form: Record<string, string>, to = path, as = cookie) =>
  ask(to, { method: 'POST', body: new URLSearchParams(form), ...(as && { cookie: as }) });

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

/** Writes a song, and resolves with the address of its page. */
async function write(form: Record<string, string> = {}, as = cookie): Promise<string> {
  const response = await send({ token: randomUUID(), ...whole, ...form }, path, as);
  expect(response.status).toBe(302);
  return response.headers.get('location') ?? '';
}

/** What the page would send of a song besides its verses. */
const shapeIn = (html: string) =>
  (/name="shape" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"');

const versesOf = (html: string) =>
  [...html.matchAll(/name="verso-(\d+)"[^>]*value="([^"]*)"/g)].map(([, , text = '']) => text);

describe('a visitor', () => {
  test('has a page that is the same for everyone, with a song as it comes out', async () => {
    const { response, html, text } = await see(path, '');
    expect(response.headers.get('etag')).toBeTruthy();
    expect(response.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(html).toContain('data-visitors');
    expect(html).not.toContain('__reactRouterContext');
    expect(text).toContain('El mar');
    expect(text).toContain('Así salió del generador');
    expect(text).toContain('Abierta');
    // The same on each request: nothing of it is anybody's.
    expect((await see(path, '')).html).toBe(html);
  });

  test('is led to the door, and back, when they send the form', async () => {
    const response = await send({ token: randomUUID(), ...whole }, path, '');
    expect(response.headers.get('location')).toBe(`/auth?volver=${encodeURIComponent(path)}`);
  });

  test('of a song, too', async () => {
    const at = await write();
    const { response } = await see(at, '');
    expect(response.headers.get('location')).toBe(`/auth?volver=${encodeURIComponent(at)}`);
  });
});

describe('whoever is signed in', () => {
  test('has the tool at the same address, and it is theirs alone', async () => {
    const { response, html, text } = await see();
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('vary')).toContain('cookie');
    expect(html).not.toContain('data-visitors');
    expect(text).toContain('Te quedan 3 de 3 letras este mes.');
    expect(text).toContain('Todavía no hay letras');
  });

  test('writes a song, which is counted, kept, and shown with its counts before any script', async () => {
    const at = await write();
    const { html, text } = await see(at);
    expect(html).toMatch(/<h1[^>]*>El mar<\/h1>/);
    const verses = versesOf(html);
    expect(verses.length).toBeGreaterThan(10);
    expect(verses.join(' ').toLowerCase()).toContain('mar');
    expect(text.match(/8\/8/g)?.length).toBe(verses.length);
    const desk = await see();
    expect(desk.text).toContain('Te quedan 2 de 3 letras este mes.');
    expect(desk.html).toContain(`href="${at}"`);
  });

  test('has one song of a form that is sent twice', async () => {
    const token = randomUUID();
    expect(await write({ token })).toBe(await write({ token }));
    expect((await see()).text).toContain('Te quedan 2 de 3 letras este mes.');
  });

  test('writes three in a month; the fourth is refused in words, and what was typed stays', async () => {
    for (let n = 0; n < 2; n += 1) await write();
    expect((await see()).text).toContain('Te queda 1 de 3 letras este mes.');
    await write();
    const { text, html } = await see();
    expect(text).toContain('Has alcanzado el límite. Actualiza para continuar.');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Límite Alcanzado - Upgrade a Pro/);
    const response = await send({ token: randomUUID(), ...whole, theme: 'Ñandú' });
    const refused = await response.text();
    expect(response.status).toBe(409);
    expect(textOf(refused)).toContain(
      'Límite alcanzado Has usado todas tus generaciones este mes. Upgrade a PRO para ilimitado.',
    );
    expect(refused).toContain('value="Ñandú"');
  });

  test.each([
    [{ language: 'english' }, 422, 'Por ahora solo en español'],
    [{ theme: 'ese malparido' }, 422, 'Con insultos no escribimos. Dilo de otra manera'],
    [{ theme: 'x'.repeat(500) }, 422, 'Dilo en una sola línea de hasta 60 caracteres'],
    [{ theme: '🎸' }, 422, 'Escríbelo con palabras en español'],
    [{ theme: 'desoxirribonucleicamente', genre: 'pop' }, 422, 'Empieza por una palabra más corta'],
    [{ genre: '' }, 422, 'Escoge un género'],
    [{ token: '' }, 400, 'Vuelve a abrir la página'],
  ])('is refused %j in words, and nothing is counted', async (form, status, words) => {
    const response = await send({ token: randomUUID(), ...whole, ...form });
    expect(response.status).toBe(status);
    expect(textOf(await response.text())).toContain(words);
    expect((await see()).text).toContain('Te quedan 3 de 3 letras este mes.');
  });

  test.each([
    '<script>alert(1)</script> mar',
    'EL MAR DE MI PUEBLO',
    '100 años',
    '{el room} [a|b]',
  ])('writes of «%s» what is text, and nothing else', async (theme) => {
    const { html } = await see(await write({ theme }));
    expect(html).not.toContain('<script>alert');
    expect(versesOf(html).join('\n')).not.toMatch(/[{}[\]|<>]/);
  });
});

describe('a song', () => {
  const save = async (at: string, revision: number, texts: readonly string[]) =>
    send(
      {
        ...{ intent: 'save', revision: `${revision}`, title: 'Mi mar' },
        shape: shapeIn((await see(at)).html),
        ...Object.fromEntries(texts.map((text, place) => [`verso-${place}`, text])),
      },
      at,
    );

  test('is written over, and counted as it stands; a line without words goes', async () => {
    const at = await write();
    const [, second = '', ...rest] = versesOf((await see(at)).html);
    const texts = ['Canción Ñandú — ¿qué?', '', ...rest];
    expect((await save(at, 0, texts)).headers.get('location')).toBe(at);
    const { html } = await see(at);
    expect(versesOf(html)[0]).toBe('Canción Ñandú — ¿qué?');
    expect(versesOf(html)).not.toContain(second);
    expect(html).toMatch(/<h1[^>]*>Mi mar<\/h1>/);
  });

  test('is a text file, as it was saved', async () => {
    const at = await write();
    await save(at, 0, ['Canción Ñandú — ¿qué?', ...versesOf((await see(at)).html).slice(1)]);
    const response = await ask(`${at}/letra.txt`, { cookie });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    expect(text).toMatch(/^Mi mar\n\n\[Verso\]\nCanción Ñandú — ¿qué\?\n/);
    // The chorus is said again in full.
    expect(text.match(/\[Coro\]/g)).toHaveLength(2);
    expect((await ask(`${at}/letra.txt`, { cookie: await signIn() })).status).toBe(404);
  });

  test('that was saved in another tab since is not written over, and what was typed is there', async () => {
    const at = await write();
    const texts = versesOf((await see(at)).html);
    await save(at, 0, ['uno', ...texts.slice(1)]);
    const response = await save(at, 0, ['dos', ...texts.slice(1)]);
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(textOf(html)).toContain('Cambió en otra pestaña');
    expect(versesOf(html)[0]).toBe('dos');
    expect(versesOf((await see(at)).html)[0]).toBe('uno');
  });

  test('keeps what was typed of a line that is too long', async () => {
    const at = await write();
    const response = await save(at, 0, ['a'.repeat(201)]);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(textOf(html)).toContain('Cada verso puede tener hasta 200 caracteres');
    expect(versesOf(html)[0]).toBe('a'.repeat(201));
  });

  test('is its person’s alone', async () => {
    const at = await write();
    const luis = await signIn();
    expect((await see(at, luis)).response.status).toBe(404);
    expect((await send({ intent: 'delete' }, at, luis)).status).toBe(302);
    expect((await see(at)).response.status).toBe(200);
  });

  test('goes when its person deletes it, and its use does not come back', async () => {
    const at = await write();
    expect((await send({ intent: 'delete' }, at)).headers.get('location')).toBe(path);
    expect((await see(at)).response.status).toBe(404);
    expect((await see()).text).toContain('Te quedan 2 de 3 letras este mes.');
  });
});

describe('other lines', () => {
  const askFor = async (at: string, form: Record<string, string>, as = cookie) => {
    const { html } = await see(at);
    const whole = { lines: versesOf(html).join('\n'), shape: shapeIn(html), title: '', seed: '7' };
    return send({ ...whole, ...form }, `${at}/opciones`, as);
  };

  test('are offered for a verse, a word and a stanza, as often as somebody asks, and nothing is counted', async () => {
    const at = await write();
    const line = (await (await askFor(at, { ask: 'line', at: '1' })).json()) as Reworked;
    expect(line).toMatchObject({ ask: 'line' });
    expect(line.ask === 'line' && line.options).toHaveLength(5);
    const stanza = (await (await askFor(at, { ask: 'stanza', at: '0' })).json()) as Reworked;
    expect(stanza.ask === 'stanza' && stanza.lines?.map((one) => one.at)).toEqual([0, 1, 2, 3]);
    // Not every word stands in a place of the bank.
    const places = [0, 1, 2, 3].flatMap((verse) => [0, 1, 2, 3, 4].map((place) => [verse, place]));
    const words = await Promise.all(
      places.map(async ([verse, place]) => {
        const response = await askFor(at, { ask: 'word', at: String(verse), place: String(place) });
        return (await response.json()) as Reworked;
      }),
    );
    expect(words.some((one) => one.ask === 'word' && one.options.length > 0)).toBe(true);
    expect((await see()).text).toContain('Te quedan 2 de 3 letras este mes.');
  });

  test.each([
    [{ ask: 'line', at: '999' }, 200],
    [{ ask: 'stanza', at: '999' }, 200],
    [{ ask: 'line', at: '-1' }, 422],
    [{ ask: 'line', at: '0', shape: '[' }, 422],
    [{ ask: 'line', at: '0', lines: 'a'.repeat(201) }, 422],
  ])('asked with %j are none', async (form, status) => {
    expect((await askFor(await write(), form)).status).toBe(status);
  });

  test('are for the song of whoever asks', async () => {
    const at = await write();
    expect((await askFor(at, { ask: 'line', at: '1' }, await signIn())).status).toBe(404);
    expect((await askFor(at, { ask: 'line', at: '1' }, '')).headers.get('location')).toContain(
      '/auth',
    );
  });
});

describe('a text that somebody pastes', () => {
  const text =
    '[Verso]\nCanto y lloro en este puerto\nY el amor que daba muerto\n\n[Coro]\nAy, mi Ñandú';

  test('is a song with its counts and its parts, and no use', async () => {
    const token = randomUUID();
    const response = await send({ intent: 'paste', token, text });
    const at = response.headers.get('location') ?? '';
    const { html, text: seen } = await see(at);
    expect(versesOf(html)).toEqual([
      ...['Canto y lloro en este puerto', 'Y el amor que daba muerto', 'Ay, mi Ñandú'],
    ]);
    expect(seen).toContain('Letra tuya');
    expect(seen).toContain('8/8');
    const desk = await see();
    expect(desk.text).toContain('Te quedan 3 de 3 letras este mes.');
    expect(desk.text).toContain('Canto y lloro en este puerto Letra tuya.');
    expect((await send({ intent: 'paste', token, text })).headers.get('location')).toBe(at);
  });

  test.each([
    ['', 422, 'Pega la letra que quieres revisar'],
    ['a '.repeat(10_000), 422, 'Pega hasta 10.000 caracteres'],
    // No form of the site is as long: the page says so before it sends it.
    ['a '.repeat(150_000), 413, 'Eso pesa más de lo que este formulario recibe'],
  ])('that is none or too long is told', async (pasted, status, words) => {
    const response = await send({ intent: 'paste', token: randomUUID(), text: pasted });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
  });
});
