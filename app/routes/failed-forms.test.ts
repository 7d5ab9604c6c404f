import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();
const { logged } = services;
const owner = new pg.Client(services.ownerConnection);
await owner.connect();

let ana: { userId: string; cookie: string };
beforeAll(async () => {
  ana = await person('ana@ejemplo.co');
  await owner.query(`
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'the database refuses'; end $$`);
});
afterEach(async () => {
  for (const table of ['users', 'projects', 'user_settings']) {
    await owner.query(`drop trigger if exists refuse on ${table}`);
  }
  await owner.query('grant select on projects to estudio_user');
  logged.length = 0;
});
afterAll(() => owner.end());

const refuse = (table: string) =>
  owner.query(
    `create trigger refuse before insert or update on ${table} for each row execute function refuse()`,
  );

const post = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), cookie: ana.cookie });

/** The one line that the log has for what just failed: its id was in the response's header, too. */
function lineOf(response: Response) {
  expect(logged).toHaveLength(1);
  const [line] = logged;
  expect(line?.requestId).toMatch(/^[0-9a-f]{12}$/);
  expect(response.headers.get('x-request-id')).toBe(line?.requestId);
  return line?.requestId ?? '';
}

const nameForm = { intent: 'name', fullName: 'Canción Ñandú — ¿qué?' };
const account = '/dashboard/ajustes/cuenta';

test('a form whose work fails stays with what was typed and the code of the log', async () => {
  await refuse('users');
  const response = await post(account, nameForm);
  expect(response.status).toBe(500);
  const html = await response.text();
  const code = lineOf(response);
  expect(html).toContain('Ocurrió un error inesperado');
  expect(html).toContain(`con este código: <span class="measure">${code}</span>`);
  expect(html).toContain('value="Canción Ñandú — ¿qué?"');
  expect(html).not.toContain('the database refuses');
});

test('the same, asked for in the background', async () => {
  await refuse('users');
  const response = await post(`${account}.data`, nameForm);
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain(`"${lineOf(response)}"`);
  expect(text).toContain('Ocurrió un error inesperado');
  expect(text).toContain(nameForm.fullName);
});

test('a password that was typed is in no response', async () => {
  await refuse('users');
  const form = { fullName: 'Ñandú', email: 'otra@ejemplo.co', userType: 'artist' };
  const secret = 'clave que nadie adivina';
  const response = await ask('/auth?tab=signup', {
    method: 'POST',
    body: new URLSearchParams({
      ...form,
      intent: 'signup',
      dataConsent: 'on',
      password: secret,
      confirmPassword: secret,
    }),
  });
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain(lineOf(response));
  expect(html).toContain('value="otra@ejemplo.co"');
  expect(html).not.toContain(secret);
});

test('the wizard keeps step 1, and says on its last step that the project was not created', async () => {
  const fields = { intent: 'save', title: 'Ñ', artist_name: 'Ana', genre: 'pop', revision: '0' };
  const saved = await post('/dashboard/new-project', fields);
  const draft = new URL(saved.headers.get('location') ?? '', 'http://x').searchParams;
  await refuse('projects');
  const failed = await post('/dashboard/new-project', { ...fields, title: 'Otra Ñ' });
  expect(failed.status).toBe(500);
  const html = await failed.text();
  expect(html).toContain('Ocurrió un error inesperado');
  expect(html).toContain('value="Otra Ñ"');
  expect(html).toContain(lineOf(failed));

  logged.length = 0;
  await owner.query('drop trigger refuse on projects');
  await owner.query('revoke select on projects from estudio_user');
  const path = `/dashboard/new-project.data?borrador=${draft.get('borrador')}`;
  const created = await post(path, { intent: 'create' });
  expect(created.status).toBe(500);
  const text = await created.text();
  expect(text).toContain('Error al crear proyecto');
  expect(text).toContain('Ocurrió un error inesperado');
  expect(text).toContain(`"${lineOf(created)}"`);
});

test('a new draft whose response was lost is the same one when it is sent again', async () => {
  const page = '/dashboard/new-project';
  const keyIn = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const idempotencyKey = keyIn(await (await ask(page, { cookie: ana.cookie })).text());
  expect(keyIn(await (await ask(page, { cookie: ana.cookie })).text())).not.toBe(idempotencyKey);
  const form = { intent: 'save', title: 'Ñ', artist_name: 'Ana', revision: '0', idempotencyKey };
  expect(keyIn(await (await post(page, form)).text()), 'after a refusal').toBe(idempotencyKey);
  const led = await Promise.all(
    ['Ñ', 'Ñ', 'Ñandú'].map((title) => post(page, { ...form, genre: 'pop', title })),
  );
  const [first, second, other] = led.map(({ headers }) => headers.get('location'));
  expect(first).toMatch(/borrador=/);
  expect(second).toBe(first);
  expect(other).toMatch(/borrador=/);
  expect(other).not.toBe(first);
  expect(await (await post(page, { ...form, idempotencyKey: 'x' })).text()).toContain(
    'Cárgala otra vez',
  );
});

test.each(['/auth', '/auth.data'])(
  'whoever tries %s too often reads when to come back, in words and for programs',
  async (path) => {
    const form = { intent: 'signin', email: `${path.length}@ejemplo.co`, password: 'no es esta' };
    const attempt = () => ask(path, { method: 'POST', body: new URLSearchParams(form) });
    let response = await attempt();
    for (let tries = 1; response.status === 401 && tries < 30; tries += 1)
      response = await attempt();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toMatch(/Faltan \d+ (segundos|minutos)/);
  },
);

test('everything that is wrong is shown at once, each beside its field, and the first is where to go on', async () => {
  const response = await ask('/auth?tab=signup', {
    method: 'POST',
    body: new URLSearchParams({
      intent: 'signup',
      email: 'x',
      password: 'abc',
      confirmPassword: 'abd',
    }),
  });
  expect(response.status).toBe(422);
  const html = await response.text();
  const errors = [...html.matchAll(/<p class="field-error" id="(.*?)">(.*?)<\/p>/g)];
  expect(errors.map(([, , words]) => words)).toEqual([
    'Por favor ingresa tu nombre completo',
    'Escribe un correo válido, por ejemplo tu@correo.com',
    'La contraseña debe tener al menos 6 caracteres',
    'Las contraseñas no coinciden',
    'Por favor selecciona tu tipo de cuenta',
    'Debes aceptar la política de tratamiento de datos',
  ]);
  for (const [, id] of errors) expect(html).toMatch(new RegExp(`aria-describedby="${id}[" ]`));
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(6);
  expect(/<input[^>]*autofocus[^>]*>/i.exec(html)?.[0]).toContain('name="fullName"');
  expect(html).toMatch(/<form[^>]*novalidate/i);
});

test.each([
  ['/auth/confirmar?token=x', { token: 'x' }],
  ['/boletin/confirmar?de=x', {}],
])('what takes the place of the form of %s is where its page begins', async (path, fields) => {
  const html = await (await post(path, fields)).text();
  expect(html).toMatch(/<div tabindex="-1" autofocus[^>]*><p>[^<]*enlace/i);
});

test('a page that cannot be read shows its own code, also when a link of another page led to it', async () => {
  await owner.query('revoke select on projects from estudio_user');
  for (const path of ['/dashboard/proyectos', '/dashboard/proyectos.data', '/dashboard']) {
    logged.length = 0;
    const response = await ask(path, { cookie: ana.cookie });
    expect(response.status, path).toBe(500);
    const text = await response.text();
    expect(text, path).toContain(lineOf(response));
    expect(text, path).not.toContain('permission denied');
  }
});
