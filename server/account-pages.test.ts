import { describe, expect, test } from 'vitest';
import { newLink } from '#server/services/accounts/change-email.ts';
import { openTestApp } from '#test/test-app.ts';
import { testPassword } from '#test/test-services.ts';

const { ask, person, services } = await openTestApp();
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

test('signing in leaves a mark beside the session that public pages may read, until it has ended', async () => {
  const fields = { intent: 'signin', email: 'marca@ejemplo.co', password: testPassword };
  await person(fields.email);
  const cookies = (await ask('/auth', form(fields))).headers.getSetCookie();
  const mark = cookies.find((cookie) => cookie.startsWith('estudio2600.hay-sesion=')) ?? '';
  expect(mark).toMatch(/=1; Path=\/; SameSite=Lax; Max-Age=2592000$/);
  const cookie = cookies.map((one) => one.split(';', 1)[0]).join('; ');
  const visit = async (sent: string) => {
    const response = await ask('/auth/sesion.json', { cookie: sent });
    const { session } = (await response.json()) as { session: { userId: string } | null };
    return { userId: session?.userId, set: response.headers.getSetCookie() };
  };
  const { userId = '', set } = await visit(cookie);
  expect(userId).not.toBe('');
  expect(set).toEqual([]);
  // A browser that lost the mark, or had a session before there were marks, gets it again.
  const [session = ''] = cookie.split('; ').filter((one) => one.includes('session_token'));
  expect((await visit(session)).set.join()).toMatch(
    /^estudio2600\.hay-sesion=1; .*Max-Age=2\d{6}$/,
  );
  await services.db.service.deleteFrom('sessions').where('user_id', '=', userId).execute();
  expect(await visit(cookie)).toEqual({
    userId: undefined,
    set: ['estudio2600.hay-sesion=; Path=/; SameSite=Lax; Max-Age=0'],
  });
  expect((await visit('')).set).toEqual([]);
});

describe('after signing up', () => {
  const email = 'espera@ejemplo.co';
  const fields = {
    intent: 'signup',
    email,
    fullName: 'Ana Ñandú',
    password: 'lluvia en chapinero',
    confirmPassword: 'lluvia en chapinero',
    userType: 'artist',
    dataConsent: 'on',
  };
  const place = '/auth/revisa-tu-correo';

  test('the page that says to look into the mailbox is there as long as the link, and sends it again', async () => {
    const taken = await ask('/auth?tab=signup', form(fields));
    expect([taken.status, taken.headers.get('location')]).toEqual([303, place]);
    const [set = ''] = taken.headers.getSetCookie();
    expect(set).toMatch(/^estudio2600\.por_confirmar=.*; HttpOnly; SameSite=Lax; Max-Age=86400$/);
    const [cookie = ''] = set.split(';', 1);
    for (const _ of [1, 2]) {
      const page = await ask(place, { cookie });
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain('>Revisa tu correo</h1>');
      expect(html).toContain('¡Registro exitoso!');
      expect(html).toContain('Revisa tu correo electrónico para confirmar tu cuenta');
      expect(html).toContain(`<b>${email}</b>`);
      expect(html).toContain('href="/auth?tab=signup">Cambiar de correo');
    }
    const sent = () => services.mailed.filter((mail) => mail.email === email).length;
    expect(sent()).toBe(1);
    const again = await ask(place, { ...form({}), cookie });
    expect(await again.text()).toContain('va en camino otra vez');
    expect(sent()).toBe(2);

    // Whoever has an account already waits for nothing.
    expect((await ask('/auth?tab=signup', form(fields))).headers.getSetCookie()).toEqual([]);
    const { cookie: session } = await person('adentro@ejemplo.co');
    expect((await ask(place, { cookie: `${cookie}; ${session}` })).headers.get('location')).toBe(
      '/',
    );
  });

  test.each([
    '',
    'estudio2600.por_confirmar=x',
    `estudio2600.por_confirmar=${encodeURIComponent('e30.AAAA')}`,
  ])('with the cookie %j there is nothing to wait for', async (cookie) => {
    const page = await ask(place, { cookie });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/auth?tab=signup']);
    expect((await ask(place, { ...form({}), cookie })).headers.get('location')).toBe('/auth');
  });
});

test('the link of a change of address changes nothing when it is looked at', async () => {
  const { userId } = await person('muda@ejemplo.co');
  const { token, ...link } = newLink(services.now());
  await services.db.service
    .insertInto('email_changes')
    .values({ user_id: userId, new_email: 'mudada@ejemplo.co', asked_of: 'old', ...link })
    .execute();
  const askedOf = async () =>
    (
      await services.db.service
        .selectFrom('email_changes')
        .select('asked_of')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).asked_of;
  const path = `/auth/correo?token=${token}`;
  for (const method of ['HEAD', 'GET', 'GET']) {
    expect((await ask(path, { method })).status).toBe(200);
    expect(await askedOf()).toBe('old');
  }
  await ask(path, form({ token, answer: 'yes' }));
  expect(await askedOf()).toBe('new');
});

describe('the link of the confirmation mail', () => {
  const newcomer = {
    intent: 'signup',
    email: 'confirma@ejemplo.co',
    fullName: 'Ana Ñandú',
    password: 'lluvia en chapinero',
    confirmPassword: 'lluvia en chapinero',
    userType: 'artist',
    dataConsent: 'on',
  };
  const isConfirmed = async () =>
    (
      await services.db.service
        .selectFrom('users')
        .select('email_verified')
        .where('email', '=', newcomer.email)
        .executeTakeFirstOrThrow()
    ).email_verified;

  test('confirms when its button is pressed, once, and never when it is looked at', async () => {
    expect((await ask('/auth?tab=signup', form(newcomer))).status).toBe(303);
    const { token = '' } = services.mailed.findLast(({ kind }) => kind === 'confirmation') ?? {};
    const path = `/auth/confirmar?token=${token}`;
    for (const method of ['HEAD', 'GET', 'GET']) {
      const looked = await ask(path, { method });
      expect(looked.status).toBe(200);
      expect(looked.headers.getSetCookie()).toEqual([]);
      expect(await isConfirmed()).toBe(false);
    }
    const page = await (await ask(path)).text();
    expect(page).toContain(newcomer.email);
    expect(page).toContain('Confirmar mi correo');
    expect(page).toContain('<meta name="referrer" content="same-origin"/>');

    const presses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(path, form({ token }))));
    const statuses = presses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([302, 409, 409, 409, 409, 409]);
    const done = presses.find(({ status }) => status === 302);
    expect(done?.headers.get('location')).toBe('/');
    const cookies = done?.headers.getSetCookie() ?? [];
    expect(cookies.join()).toContain('estudio2600.session_token=');
    expect(cookies.join()).toContain(
      'estudio2600.por_confirmar=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
    const notice = cookies.find((cookie) => cookie.startsWith('estudio2600.aviso.'));
    expect(await isConfirmed()).toBe(true);

    const late = await (await ask(path)).text();
    expect(late).toContain('Tu correo ya estaba confirmado. Inicia sesión para continuar.');
    expect(late).not.toContain('Confirmar mi correo');
    expect(late).toContain('>Correo confirmado</h1>');
    const [session = ''] = cookies;
    const known = await (await ask(path, { cookie: session.split(';', 1)[0] ?? '' })).text();
    expect(known).toContain('Ir a mi dashboard');
    const home = await (await ask('/', { cookie: notice?.split(';', 1)[0] ?? '' })).text();
    expect(home).toContain('href="/dashboard/new-project">Sube tu primera canción');
    // What it says is for somebody, and the header knows to whom, without script too.
    const cookie = [notice, session].map((one) => one?.split(';', 1)[0]).join('; ');
    const own = await (await ask('/', { cookie })).text();
    expect(own).toContain('<header class="top" data-session="in">');
    expect(own).toContain('data-display-name="true">Ana<');
    expect(await (await ask('/', { cookie: session })).text()).toContain('data-session="unknown"');
  });

  test.each(['', 'inventado', 'a.b.c', 'x'.repeat(3000)])('%j says how to go on', async (token) => {
    const page = await (await ask(`/auth/confirmar?token=${token}`)).text();
    expect(page).toContain('El enlace ya no sirve');
    expect(page).toContain('href="/auth"');
    const pressed = await ask('/auth/confirmar', form({ token }));
    expect([400, 422]).toContain(pressed.status);
  });
});

describe('the link that gives a new password', () => {
  const email = 'clave@ejemplo.co';
  const askForLink = async () => {
    await ask('/auth/recuperar', form({ email }));
    const { token = '' } = services.mailed.findLast(({ kind }) => kind === 'passwordReset') ?? {};
    return `/auth/clave-nueva?token=${token}`;
  };
  const pressed = (path: string) =>
    ask(
      path,
      form({
        token: new URL(path, 'http://x').searchParams.get('token') ?? '',
        password: 'lluvia en chapinero',
        confirmPassword: 'lluvia en chapinero',
      }),
    );
  const expectDead = (html: string) => {
    expect(html).toContain('>El enlace ya no sirve</h1>');
    expect(html).toMatch(/href="\/auth\/recuperar"[^>]*>Pedir otro enlace/);
    expect(html).not.toContain('name="password"');
  };

  test('shows its form however often it is looked at, and once it was used says so at once', async () => {
    await person(email);
    const path = await askForLink();
    for (const method of ['HEAD', 'GET', 'GET'])
      expect((await ask(path, { method })).status).toBe(200);
    expect(await (await ask(path)).text()).toContain('Guardar contraseña');
    expect((await pressed(path)).status).toBe(302);
    expectDead(await (await ask(path)).text());
    const refused = await pressed(path);
    expect(refused.status).toBe(400);
    expectDead(await refused.text());
  });

  test.each(['inventado', 'a.b.c', 'x'.repeat(3000)])('%j says so at once', async (token) => {
    expectDead(await (await ask(`/auth/clave-nueva?token=${token}`)).text());
  });

  test('one that is too old says so at once', async () => {
    const path = await askForLink();
    await services.db.service
      .updateTable('verifications')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expectDead(await (await ask(path)).text());
  });
});
