import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();
const path = '/bio-generator';

let cookie = '';
let userId = '';
let people = 0;
const signIn = async () => {
  people += 1;
  return person(`persona${people}@ejemplo.co`);
};
beforeEach(async () => {
  ({ cookie, userId } = await signIn());
});

const grant = (tier: 'free' | 'pro') =>
  services.db.service
    .updateTable('users')
    .set({ granted_tier: tier })
    .where('id', '=', userId)
    .execute();

const whole = {
  artistName: 'Niebla Norte',
  genre: 'rock',
  experience: 'desde 2019 en un garaje de Suba',
  achievements: 'EP «Bajo la niebla» (2026), 40 conciertos',
  style: 'guitarras lentas, tambora',
  ...{ tone: 'casual', person: '1p', language: 'es' },
};

const send = (form: Record<string, string>, to = path, as = cookie) =>
  ask(to, { method: 'POST', body: new URLSearchParams(form), ...(as && { cookie: as }) });

const unescaped = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

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

/** Has biographies written, and resolves with the address of their page. */
async function write(form: Record<string, string> = {}, as = cookie): Promise<string> {
  const response = await send({ token: randomUUID(), ...whole, ...form }, path, as);
  expect(response.status).toBe(302);
  return response.headers.get('location') ?? '';
}

/** The texts on a page, by their platforms. */
const textsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<textarea[^>]*name="(\w+)"[^>]*>([^<]*)<\/textarea>/g)].map(
      ([, name = '', text = '']) => [name, unescaped(text)],
    ),
  );

const revisionOf = (html: string) => Number(/name="revision"[^>]*value="(\d+)"/.exec(html)?.[1]);

const countRuns = async () =>
  (
    await services.db.service
      .selectFrom('tool_runs')
      .select('id')
      .where('user_id', '=', userId)
      .execute()
  ).length;

describe('a visitor', () => {
  test('has a page that is the same for everyone, with biographies as they come out', async () => {
    const { response, html, text } = await see(path, '');
    expect(response.headers.get('etag')).toBeTruthy();
    expect(response.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(html).toContain('data-visitors');
    expect(html).not.toContain('__reactRouterContext');
    expect(text).toContain('Así salió del generador, sin retoques');
    expect(text).toContain('Abierta');
    expect((await see(path, '')).html).toBe(html);
  });

  test('sees the tool behind the invitation to sign up, out of reach and without a form', async () => {
    const { html, text } = await see(path, '');
    expect(text).toContain('Regístrate gratis Tus biografías no tienen tope');
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
    const doors = [...main.matchAll(/href="(\/auth\?[^"]*)"/g)].map(([, door]) => door);
    expect(doors).toEqual(Array(3).fill('/auth?tab=signup&amp;volver=%2Fbio-generator'));
    const [, sample = ''] = html.split('class="gate-sample" inert="" aria-hidden="true"');
    expect(sample).toContain('Escribir las biografías');
    expect(html).not.toContain('name="artistName"');
  });

  test('is led to the door, and back, when they send the form or ask for a page of somebody', async () => {
    for (const response of [await send(whole, path, ''), (await see(await write(), '')).response])
      expect(response.headers.get('location')).toMatch(/^\/auth\?volver=%2Fbio-generator/);
  });
});

describe('whoever is signed in', () => {
  test('has the tool at the same address, with the name of their profile', async () => {
    await services.db.service
      .insertInto('user_settings')
      .values({ user_id: userId, artist_name: 'Canción Ñandú', bio: 'de Bogotá' })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ artist_name: 'Canción Ñandú', bio: 'de Bogotá' }),
      )
      .execute();
    const { response, html, text } = await see();
    expect(response.headers.get('etag')).toBeNull();
    expect(html).not.toContain('data-visitors');
    expect(html).toContain('value="Canción Ñandú"');
    expect(textsOf(html)['experience']).toBe('de Bogotá');
    expect(text).toContain('Todavía no hay biografías');
  });

  test('has four texts, each with its count before any script, and finds them and their facts again', async () => {
    const at = await write();
    const { html, text } = await see(at);
    const texts = textsOf(html);
    expect(Object.keys(texts)).toEqual(['tiktok', 'instagram', 'youtube', 'spotify']);
    for (const [platform, limit] of [
      ['tiktok', '80'],
      ['instagram', '150'],
      ['youtube', '1.000'],
      ['spotify', '1.500'],
    ] as const) {
      expect(texts[platform]).toContain('Niebla Norte');
      expect(text).toContain(`${texts[platform]?.length} de ${limit}`);
    }
    expect(text).toMatch(/No cupo: .*desde 2019/);
    expect(text).toContain('Cada letra vale 1 y un emoji, 2 o más.');
    const desk = await see();
    expect(desk.html).toContain(`href="${at}"`);
    expect(textsOf(desk.html)['style']).toBe(whole.style);
  });

  test('is counted nothing', async () => {
    for (let n = 0; n < 5; n += 1) await write();
    const used = await services.db.service
      .selectFrom('tool_usage')
      .select('used')
      .where('user_id', '=', userId)
      .execute();
    expect(used).toEqual([]);
    expect(await countRuns()).toBe(5);
  });

  test('has one run of a form that is sent twice, also at once', async () => {
    const token = randomUUID();
    const [one, other] = await Promise.all([write({ token }), write({ token })]);
    expect(other).toBe(one);
    expect(await countRuns()).toBe(1);
  });

  test.each([
    [{ artistName: '' }, 422, 'Escribe tu nombre artístico'],
    [{ artistName: 'x'.repeat(201) }, 422, 'en una sola línea de hasta 200 caracteres'],
    [{ genre: '' }, 422, 'Escoge un género'],
    [{ genre: 'polka' }, 422, 'Escoge un género'],
    [{ experience: 'x'.repeat(10_240) }, 422, 'Tu experiencia puede tener hasta 2.000 caracteres'],
    [{ tone: 'épico' }, 422, 'Elige un tono'],
    [{ tone: 'bold' }, 403, 'Ese tono viene con Premium. Elige Profesional o Casual.'],
    [{ press: 'on' }, 403, 'El texto de prensa viene con Premium.'],
    [{ token: '' }, 400, 'Vuelve a abrir la página'],
    [{ token: 'x' }, 400, 'Vuelve a abrir la página'],
  ])(
    'is refused %j in words, keeps what they typed, and nothing is made',
    async (form, status, words) => {
      const response = await send({ token: randomUUID(), ...whole, ...form });
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(textOf(html)).toContain(words);
      expect(textsOf(html)['style']).toBe(whole.style);
      expect(await countRuns()).toBe(0);
    },
  );

  test.each([
    ['no achievements', { achievements: '' }, 'Niebla Norte'],
    ['a name in Chinese', { artistName: '愛的音樂' }, '愛的音樂'],
    ['a name longer than a platform takes', { artistName: 'ñ'.repeat(150) }, 'ñ…'],
    ['an emoji', { artistName: '🎸 Ñandú 👩‍🎤' }, '🎸 Ñandú 👩‍🎤'],
    ['markup', { artistName: '<i>Luz</i> & "Luis"' }, '<i>Luz</i> & "Luis"'],
    ['a number', { artistName: '2600' }, '2600'],
    ['capitals', { artistName: 'NIEBLA NORTE', style: 'ROCK DURO' }, 'NIEBLA NORTE'],
    ['English', { language: 'en', person: '1s' }, 'Niebla Norte'],
  ])('who types %s has it as it is, within the limit', async (_, form, said) => {
    const { html } = await see(await write(form));
    const texts = textsOf(html);
    expect(texts['tiktok']).toContain(said);
    expect(texts['tiktok']?.length).toBeLessThanOrEqual(80);
    expect(html).not.toContain('<i>Luz</i>');
  });
});

describe('many biographies', () => {
  test('are on pages, the newest first, and the form begins with the last ones on each', async () => {
    for (let at = 0; at < 20; at += 1) await write();
    const [newest] = (await see()).html.match(/\/bio-generator\/[0-9a-f-]{36}/) ?? [];
    expect((await see()).html).not.toContain('pagina=2');
    const last = await write({ artistName: 'La última' });
    const { html } = await see();
    expect(html).toContain('href="/bio-generator?pagina=2#historial"');
    expect(html).toContain(last);
    const second = await see(`${path}?pagina=2`);
    expect(second.html).not.toContain(newest);
    expect(second.html.match(/href="\/bio-generator\/[0-9a-f-]{36}"/g)).toHaveLength(1);
    expect(second.html).toMatch(/name="artistName"[^>]*value="La última"/);
    const { response } = await see(`${path}?pagina=9`);
    expect(response.headers.get('location')).toBe(path);
  });

  test('in an hour have to wait, and what was typed stays', async () => {
    for (let at = 0; at < 120; at += 1) await services.limits.consume('bioRuns', userId);
    const response = await send({ token: randomUUID(), ...whole });
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('value="Niebla Norte"');
    expect(await countRuns()).toBe(0);
  });

  test('of one page are one, however often it is sent', async () => {
    const token = randomUUID();
    const first = await write({ token });
    for (let at = 0; at < 120; at += 1)
      await services.limits.consume('bioRuns', userId).catch(() => undefined);
    expect(await write({ token })).toBe(first);
  });

  test('can be begun anew from any of them, or from none', async () => {
    const first = await write({ artistName: 'La primera', style: 'tambora' });
    await write({ artistName: 'La segunda' });
    const id = first.split('/').at(-1);
    const begun = async (query: string) => (await see(`${path}?${query}`)).html;
    expect(await begun('')).toContain('value="La segunda"');
    expect(await begun(`de=${id}`)).toContain('value="La primera"');
    const blank = await begun('de=cero');
    expect(blank).not.toContain('value="La segunda"');
    expect(blank).not.toContain('Empezar en blanco');
    expect(await begun('de=otra-cosa')).toContain('value="La segunda"');
  });
});

describe('tones and the press', () => {
  test('that a free account lacks are locked, under real output and the way to Pro', async () => {
    const { html, text } = await see();
    for (const locked of ['creative', 'bold'])
      expect(html).toMatch(
        new RegExp(
          `<input[^>]*disabled=""[^>]*value="${locked}"|<input[^>]*value="${locked}"[^>]*disabled=""`,
        ),
      );
    expect(html).toMatch(
      /<input[^>]*name="press"[^>]*disabled=""|<input[^>]*disabled=""[^>]*name="press"/,
    );
    expect(text).toContain('Upgrade a Pro Los tonos Creativo y Atrevido');
  });

  test('are open for Pro, with a fifth text; when the plan is over they stay, and are not written again', async () => {
    await grant('pro');
    const desk = await see();
    expect(desk.html).not.toContain('disabled=""');
    expect(desk.text).not.toContain('Upgrade a Pro');
    const at = await write({ tone: 'bold', press: 'on' });
    expect(Object.keys(textsOf((await see(at)).html))).toContain('press');
    expect((await see()).html).toMatch(/<input[^>]*name="press"[^>]*checked=""/);

    await grant('free');
    const { html, text } = await see(at);
    expect(Object.keys(textsOf(html))).toContain('press');
    expect(text).toContain('Upgrade a Pro Estas biografías se escribieron con Premium');
    const refused = await send({ intent: 'reword', token: randomUUID() }, at);
    expect(refused.status).toBe(403);
    expect((await see()).html).not.toMatch(/<input[^>]*value="bold"[^>]*checked=""/);
  });
});

test('what was typed in another voice than the one that was chosen is told', async () => {
  const odd = await write({ experience: 'Empecé en Suba', person: '3s' });
  expect((await see(odd)).text).toContain(
    'Ojo: «empecé en Suba» lo escribiste en primera persona, y estos textos van en tercera persona.',
  );
  const own = await write({ experience: 'Empecé en Suba', person: '1s' });
  expect((await see(own)).text).not.toContain('Ojo:');
});

describe('biographies', () => {
  const save = (at: string, revision: number, texts: Record<string, string>) =>
    send({ intent: 'save', revision: `${revision}`, ...texts }, at);

  test('are written over, and counted as they stand; what is not sent stays', async () => {
    const at = await write();
    const before = textsOf((await see(at)).html);
    const saved = await save(at, 0, {
      tiktok: 'Canción Ñandú — ¿qué?',
      instagram: 'uno\r\ndos',
      press: 'x',
    });
    expect(saved.headers.get('location')).toBe(at);
    const { html, text } = await see(at);
    expect(textsOf(html)).toEqual({
      ...before,
      ...{ tiktok: 'Canción Ñandú — ¿qué?', instagram: 'uno\ndos' },
    });
    expect(text).toContain('21 de 80');
    expect(text).toContain('7 de 150');
  });

  test('that were saved in another tab since are not written over, and what was typed is there', async () => {
    const at = await write();
    await save(at, 0, { tiktok: 'uno' });
    const response = await save(at, 0, { tiktok: 'dos' });
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(textOf(html)).toContain('Cambió en otra pestaña');
    expect(textsOf(html)['tiktok']).toBe('dos');
    const now = await see(at);
    expect(textsOf(now.html)['tiktok']).toBe('uno');
    expect(revisionOf(now.html)).toBe(1);
    expect(now.text).not.toContain('En otra pestaña se guardó');
  });

  test('that were overtaken say so until they are saved over the other ones, and lead to those', async () => {
    const at = await write();
    await save(at, 0, { tiktok: 'uno' });
    const warned =
      'En otra pestaña se guardó otra versión después. Esto es lo que escribiste aquí: si guardas, la reemplaza.';
    const refused = await (await save(at, 0, { basedOn: '0', tiktok: 'dos' })).text();
    const long = await (await save(at, 1, { basedOn: '0', tiktok: 'd'.repeat(81) })).text();
    for (const html of [refused, long]) {
      expect(textOf(html)).toContain(warned);
      expect(html).toMatch(new RegExp(`<a [^>]*href="${at}"[^>]*>Ver la otra</a>`));
      expect(html).toMatch(/name="basedOn"[^>]*value="0"/);
      expect(revisionOf(html)).toBe(1);
    }
    const again = await (await save(at, 1, { basedOn: '1', tiktok: 'd'.repeat(81) })).text();
    expect(textOf(again)).not.toContain(warned);
    expect((await save(at, 1, { basedOn: '0', tiktok: 'dos' })).status).toBe(302);
    const now = await see(at);
    expect(textsOf(now.html)['tiktok']).toBe('dos');
    expect(now.html).toMatch(/name="basedOn"[^>]*value="2"/);
    expect(now.text).not.toContain(warned);
  });

  test('keep what was typed of a text that is too long for its platform', async () => {
    const at = await write();
    const response = await save(at, 0, { tiktok: 'a'.repeat(92) });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(textOf(html)).toContain('Le sobran 12 caracteres para TikTok');
    expect(textOf(html)).toContain('92 de 80, le sobran 12');
    expect(textsOf(html)['tiktok']).toBe('a'.repeat(92));
  });

  test('are said in other words on a page of their own, once for a form that is sent twice', async () => {
    const at = await write();
    const first = textsOf((await see(at)).html);
    const token = randomUUID();
    const again = () => send({ intent: 'reword', token }, at);
    const [one, other] = await Promise.all([again(), again()]);
    const to = one.headers.get('location') ?? '';
    expect(to).not.toBe(at);
    expect(other.headers.get('location')).toBe(to);
    expect(Object.keys(textsOf((await see(to)).html))).toEqual(Object.keys(first));
    expect(textsOf((await see(at)).html)).toEqual(first);
    expect(await countRuns()).toBe(2);
    expect((await send({ intent: 'reword', token: '' }, at)).status).toBe(400);
  });

  test('are a text file, as they were saved; an empty one is left out', async () => {
    const at = await write();
    await save(at, 0, { tiktok: 'Canción Ñandú — ¿qué?', instagram: '' });
    const response = await ask(`${at}/bio.txt`, { cookie });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    expect(text).toMatch(
      /^Niebla Norte\n\n\[TikTok\] 21 de 80\nCanción Ñandú — ¿qué\?\n\n\[YouTube\]/,
    );
  });

  test('are their person’s alone', async () => {
    const at = await write();
    const { cookie: luis } = await signIn();
    expect((await see(at, luis)).response.status).toBe(404);
    expect((await see(`${at}/bio.txt`, luis)).response.status).toBe(404);
    for (const intent of ['save', 'reword'])
      expect(
        (await send({ intent, revision: '0', token: randomUUID(), tiktok: 'x' }, at, luis)).status,
      ).toBe(404);
    expect((await send({ intent: 'delete' }, at, luis)).status).toBe(302);
    expect(textsOf((await see(at)).html)['tiktok']).toContain('Niebla Norte');
  });

  test('go when their person deletes them', async () => {
    const at = await write();
    expect((await send({ intent: 'delete' }, at)).headers.get('location')).toBe(path);
    expect((await see(at)).response.status).toBe(404);
    expect((await see()).text).toContain('Todavía no hay biografías');
  });
});
