import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();
const path = '/reportar-un-problema';

const filled = {
  severity: 'alto',
  name: 'Ana Ñandú',
  email: 'ana@ejemplo.co',
  message: 'Canción Ñandú — ¿qué?',
  place: '/dashboard <b>',
  consent: 'on',
};

const post = (fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) });
const rows = (email: string) =>
  services.db.service
    .selectFrom('contact_submissions')
    .selectAll()
    .where('email', '=', email)
    .execute();

test('a report is kept, and the page says by when it should be answered and solved', async () => {
  const response = await post(filled);
  expect([response.status, response.headers.get('location')]).toEqual([303, `${path}#enviado`]);
  expect(await rows(filled.email)).toMatchObject([
    {
      ...{ service: 'soporte', severity: 'alto', status: 'new', priority: 2, page: path },
      message: 'Página o código: /dashboard <b>\n\nCanción Ñandú — ¿qué?',
    },
  ]);
  const [cookie = ''] = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const html = await (await ask(path, { cookie })).text();
  expect(html).toContain(
    'Entró con nivel alto. Nuestra meta: responderte en menos de 1 hora y tenerlo resuelto en menos de 8 horas.',
  );
  const forged = cookie.replace(/=.*/, '=ticket-sent:7');
  expect(await (await ask(path, { cookie: forged })).text()).toContain(
    'Ya está con el equipo de soporte.',
  );
});

test('the form comes first, and then what else is to be known', async () => {
  const html = await (await ask(path)).text();
  expect(html.indexOf('name="severity"')).toBeGreaterThan(0);
  expect(html.indexOf('Metas: responder')).toBeGreaterThan(html.indexOf('Enviar reporte'));
});

test('one that is refused loses nothing of what was typed', async () => {
  const response = await post({ ...filled, email: 'x', consent: '' });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('debe verse como nombre@correo.com');
  expect(html).toContain('value="/dashboard &lt;b&gt;"');
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="alto"|value="alto"[^>]*checked=""/);
});

test('what a program filled in is not kept, nor what it adds to the form', async () => {
  const email = 'bot@ejemplo.co';
  expect((await post({ ...filled, email, website: 'https://x.example' })).status).toBe(303);
  expect(await rows(email)).toEqual([]);
  const forged = { priority: '1', due_at: '2020-01-01', service: 'video', status: 'closed' };
  await post({ ...filled, email, ...forged });
  expect(await rows(email)).toMatchObject([{ priority: 2, service: 'soporte', status: 'new' }]);
});

test.each([path, '/contact', '/produccion-audiovisual'])(
  'what is written at %s is urgent for a paying member who is signed in, and for nobody who types their address',
  async (page) => {
    const email = `pro${page.replaceAll('/', '-')}@ejemplo.co`;
    const { cookie, userId } = await person(email);
    await services.db.service
      .updateTable('users')
      .set({ granted_tier: 'pro' })
      .where('id', '=', userId)
      .execute();
    const write = (message: string, headers: Record<string, string>) => {
      const fields = { ...filled, service: 'video', email, message };
      return ask(page, { method: 'POST', body: new URLSearchParams(fields), ...headers });
    };
    expect((await write('Sin sesión', {})).status).toBe(303);
    expect((await write('Con sesión', { cookie })).status).toBe(303);
    const kept = (await rows(email)).map(({ message, priority }) => [
      message.split('\n').at(-1),
      priority,
    ]);
    expect(Object.fromEntries(kept)).toEqual({ 'Sin sesión': 2, 'Con sesión': 1 });
  },
);

const chosen = (html: string) => /checked=""[^>]*value="(\w+)"/.exec(html)?.[1] ?? null;

test.each([
  ['?nivel=critico', 'critico'],
  ['?nivel=bajo&nivel=alto', 'bajo'],
  ['?nivel=constructor', null],
  ['?nivel=%00', null],
  ['', null],
])('%s begins with the severity %s', async (query, severity) => {
  const response = await ask(path + query);
  expect([response.status, chosen(await response.text())]).toEqual([200, severity]);
});

test('who is signed in has their name and address filled in, and nobody else has', async () => {
  const { cookie } = await person('luis@ejemplo.co');
  const mine = await ask(path, { cookie });
  expect(await mine.text()).toContain('value="luis@ejemplo.co"');
  expect(mine.headers.get('cache-control')).toMatch(/no-store|private/);
  expect(await (await ask(path)).text()).not.toContain('luis@ejemplo.co');
});
