import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';
import { testPassword } from '#test/test-services.ts';
import { totpCode } from '#test/totp.ts';

const { ask, person, services } = await openTestApp();
const page = '/dashboard/ajustes/seguridad/dos-pasos';

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

/** The cookies that a browser has after this response, when it had none. */
const cookiesOf = (response: Response) =>
  new Map(
    response.headers.getSetCookie().map((set): [string, string] => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      return [name, value];
    }),
  );

const header = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test('plain forms join an app, and then sign in with its code', async () => {
  const email = 'formas@ejemplo.co';
  const { cookie } = await person(email);
  const start = form({ intent: 'start', currentPassword: testPassword });
  expect((await ask(page, { ...start, cookie })).headers.get('location')).toBe(page);
  const shown = await (await ask(page, { cookie })).text();
  expect(shown).toMatch(/<path class="qr-modules" d="M\d/);
  const secret = /class="secret">([A-Z2-7 ]+)</.exec(shown)?.[1] ?? '';

  const elsewhere = await ask('/dashboard/ajustes/seguridad', { cookie });
  expect(await elsewhere.text()).not.toContain(secret.replaceAll(' ', ''));

  const wrong = await ask(page, { ...form({ intent: 'activate', code: '12' }), cookie });
  expect(wrong.status).toBe(422);
  const again = await wrong.text();
  expect(again).toContain(secret);
  expect(again).not.toContain('value="12"');

  const right = form({ intent: 'activate', code: totpCode(secret) });
  const on = await ask(page, { ...right, cookie });
  expect(on.status).toBe(200);
  expect(on.headers.get('cache-control')).toBe('private, no-store');
  expect((await on.text()).match(/<li>[a-z2-9]{5}-[a-z2-9]{5}<\/li>/g)).toHaveLength(10);
  expect((await ask(page, { cookie })).status).toBe(302); // that session was replaced
  expect((await ask(page, { cookie: header(cookiesOf(on)) })).status).toBe(200);

  const back = '?volver=%2Fdashboard%2Fproyectos%3Fpagina%3D1';
  const signIn = form({ intent: 'signin', email, password: testPassword });
  const half = await ask(`/auth${back}`, signIn);
  expect(half.headers.get('location')).toBe(`/auth/verificar${back}`);
  const pending = header(cookiesOf(half));
  expect((await ask('/dashboard', { cookie: pending })).status).toBe(302);
  expect(await (await ask(`/auth/verificar${back}`, { cookie: pending })).text()).toContain(
    'autoComplete="one-time-code"',
  );
  const code = totpCode(secret, Date.now() + 30_000);
  const whole = await ask(`/auth/verificar${back}`, { ...form({ code }), cookie: pending });
  expect(whole.headers.get('location')).toBe('/dashboard/proyectos?pagina=1');
  expect((await ask('/dashboard', { cookie: header(cookiesOf(whole)) })).status).toBe(200);
});

test('the second step never leads to another site, and without a first there is none', async () => {
  const response = await ask('/auth/verificar?volver=%2F%2Fmalo.example');
  expect(response.headers.get('location')).toBe('/auth?volver=%2F%2Fmalo.example');
  const posted = await ask('/auth/verificar', form({ code: '123456' }));
  expect(posted.headers.get('location')).toBe('/auth');
  expect(posted.headers.getSetCookie().join()).not.toContain('session_token');
});

test('a form that replaces a session which is due to be prolonged leaves the new one', async () => {
  const { cookie, userId } = await person('vencida@ejemplo.co');
  await services.db.service
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() + 20 * 24 * 60 * 60 * 1000) })
    .where('user_id', '=', userId)
    .execute();
  const fields = {
    currentPassword: testPassword,
    password: 'neblina fría',
    confirmPassword: 'neblina fría',
  };
  const changed = await ask('/dashboard/ajustes/seguridad', {
    ...form({ intent: 'password', ...fields }),
    cookie,
  });
  expect(changed.status).toBe(302);
  const next = header(cookiesOf(changed));
  expect((await ask('/dashboard', { cookie: next })).status).toBe(200);
});
