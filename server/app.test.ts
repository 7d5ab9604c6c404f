import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#content/site-map.ts';
import { makeProject } from '#test/make-project.ts';
import { openTestApp } from '#test/test-app.ts';
import { testOrigin, testPassword } from '#test/test-services.ts';

/** This machine's other name, which its pages are posted from too. */
const byNumber = 'http://127.0.0.1:2600';
const { ask, person, services } = await openTestApp({ origins: [testOrigin, byNumber] });
const database = new pg.Client(services.ownerConnection);
await database.connect();
afterAll(() => database.end());
let artist: { userId: string; cookie: string };
let staff: { userId: string; cookie: string };

beforeAll(async () => {
  artist = await person('artista@ejemplo.co');
  staff = await person('equipo@ejemplo.co', { isStaff: true });
});

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

describe('guards', () => {
  const forPeople = [
    '/dashboard',
    '/dashboard/proyectos',
    '/dashboard/proyectos/papelera',
    '/dashboard/analytics',
    '/dashboard/distribucion',
    '/dashboard/ajustes',
    '/dashboard/ajustes/cuenta',
    '/dashboard/ajustes/seguridad',
    '/dashboard/ajustes/seguridad/dos-pasos',
    '/dashboard/ajustes/preferencias',
    '/dashboard/ajustes/datos',
    '/dashboard/pagos',
    '/dashboard/new-project',
    '/database-setup',
    '/checkout?plan=produccion-hit',
  ];

  test.each([...forPeople, '/checkout', '/checkout/success'])(
    '%s sends a visitor to /auth and back',
    async (path) => {
      const asked = `${path}${path.includes('?') ? '&' : '?'}a=1`;
      const response = await ask(asked);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`/auth?volver=${encodeURIComponent(asked)}`);
    },
  );

  test('a session that ended elsewhere is explained at the door; one that was signed out is not', async () => {
    const cookie = (mark: string) => `estudio2600.session_token=over.x${mark}`;
    const ended = await ask('/dashboard', { cookie: cookie('; estudio2600.hay-sesion=1') });
    expect(ended.headers.get('location')).toBe('/auth?volver=%2Fdashboard');
    const notice = ended.headers.getSetCookie().find((set) => set.startsWith('estudio2600.aviso.'));
    const door = await ask('/auth?volver=%2Fdashboard', { cookie: notice?.split(';')[0] ?? '' });
    expect(await door.text()).toContain('Entra y sigues donde ibas.');
    const left = await ask('/dashboard', { cookie: cookie('') });
    expect(left.headers.getSetCookie().join()).not.toContain('aviso');
  });

  test.each(forPeople)('%s opens for a signed-in person', async (path) => {
    expect((await ask(path, artist)).status).toBe(200);
  });

  test('past the last page of the projects comes the last', async () => {
    const response = await ask('/dashboard/proyectos?estado=inventado&pagina=99', artist);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/dashboard/proyectos');
  });

  test.each(['0', '-1', '1e3', "1' or 1=1", '%00', '9'.repeat(400)])(
    'the page %j of the projects is the first',
    async (page) => {
      expect((await ask(`/dashboard/proyectos?pagina=${page}`, artist)).status).toBe(200);
    },
  );

  test.each(['x', "1' or 1=1", '00000000-0000-4000-8000-000000000000', '%00'])(
    'a project called %j is not there, nor its form',
    async (id) => {
      for (const path of [`/dashboard/proyectos/${id}`, `/dashboard/proyectos/${id}/editar`]) {
        expect((await ask(path, artist)).status).toBe(404);
        const changed = await ask(path, { ...artist, ...form({ intent: 'delete', title: 'x' }) });
        expect(changed.status).toBeGreaterThanOrEqual(400);
        expect(changed.status).toBeLessThan(500);
      }
    },
  );

  test('a failed job says why on its project and is tried again, by its owner alone', async () => {
    const { service } = services.db;
    const projectId = await makeProject(services, artist.userId);
    const job = await service
      .insertInto('media_jobs')
      .values({
        project_id: projectId,
        kind: 'cover',
        object_path: 'rota',
        state: 'failed',
        tries: 1,
        failure: 'storage.full',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const path = `/dashboard/proyectos/${projectId}`;
    const html = await (await ask(path, artist)).text();
    expect(html).toContain('Se nos llenó el disco');
    expect(html).toContain('Reintentar');
    const stateOf = async () =>
      (
        await service
          .selectFrom('media_jobs')
          .select('state')
          .where('id', '=', job.id)
          .executeTakeFirstOrThrow()
      ).state;
    const retry = form({ intent: 'retry', job: job.id });
    expect((await ask(path, staff)).status).toBe(404);
    expect((await ask(path, { ...staff, ...retry })).status).toBe(404);
    expect(await stateOf()).toBe('failed');
    expect(
      (await ask(path, { ...artist, ...form({ intent: 'retry', job: "' or 1" }) })).status,
    ).toBe(422);
    expect((await ask(path, { ...artist, ...retry })).status).toBe(302);
    expect(await stateOf()).toBe('queued');
  });

  test('a NUL, which the database does not keep, is refused in words where no schema does', async () => {
    const token = { token: 'a\0b', password: 'neblina larga', confirmPassword: 'neblina larga' };
    const seen = await ask('/auth/clave-nueva?token=x', form(token));
    expect(seen.status).toBe(400);
    expect(await seen.text()).toContain('No entendimos la petición');
    const before = services.logged.length;
    for (const path of [
      '/auth/clave-nueva?token=a%00b',
      '/boletin/baja?de=%00',
      '/auth/correo?token=%00',
    ]) {
      expect((await ask(path)).status, path).toBeLessThan(500);
    }
    expect(services.logged).toHaveLength(before);
  });

  test('a session that begins anew has the address that we found, not the one that was written', async () => {
    const eva = await person('eva@ejemplo.co');
    const entered = await ask('/auth', {
      ...form({ intent: 'signin', email: 'eva@ejemplo.co', password: testPassword }),
      headers: { 'x-estudio-client-ip': '6.6.6.6', 'user-agent': 'x'.repeat(5000) },
    });
    expect(entered.status).toBe(302);
    const [session] = await services.db.service
      .selectFrom('sessions')
      .select(['ip_address', 'user_agent'])
      .where('user_id', '=', eva.userId)
      .orderBy('created_at', 'desc')
      .execute();
    expect(session?.ip_address).not.toBe('6.6.6.6');
    expect(session?.user_agent).toHaveLength(300);
  });

  test('also guard the data and the actions behind the pages', async () => {
    const data = await ask('/dashboard.data');
    expect(await data.text()).not.toContain('totals');
    const action = await ask('/dashboard/new-project', form({ intent: 'save', title: 'x' }));
    expect(action.headers.get('location')).toBe('/auth?volver=%2Fdashboard%2Fnew-project');
  });
});

describe('every response', () => {
  test.each([
    '/',
    '/auth',
    '/no-existe',
    '/archivos/audio-files/x',
    '/uploads',
    '/auth/sesion.json',
    '/robots.txt',
  ])('%s has a strict policy, its id and no sniffing', async (path) => {
    const { headers } = await ask(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
  });

  test('has a nonce of its own on the pages that hydrate', async () => {
    const nonces = await Promise.all(
      ['/auth', '/auth'].map(async (path) => {
        const page = await ask(path);
        const nonce = /'nonce-([\w-]+)'/.exec(
          page.headers.get('content-security-policy') ?? '',
        )?.[1];
        expect(await page.text()).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('a page without script-src nonce has no inline script, and only styles that its policy names', async () => {
    const page = await ask('/');
    const html = await page.text();
    // JSON-LD is data: no policy has to let it run.
    expect(html).not.toMatch(
      /<script(?![^>]*\bsrc=)(?! type="application\/ld\+json">)[^>]*>|<style[^>]|\sstyle="/,
    );
    const [[, css = ''] = [], ...others] = html.matchAll(/<style>(.*?)<\/style>/gs);
    expect(others).toEqual([]);
    const hash = createHash('sha256').update(css).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(
      `; style-src 'self' 'sha256-${hash}'; `,
    );
    expect(html).not.toContain('rel="stylesheet"');
    // What React writes for itself is for pages that hydrate.
    expect(html).not.toContain('<!-- -->');
  });

  test('an unknown path is a 404 page in Spanish with a way home', async () => {
    const page = await ask('/no/existe?x=<script>');
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain('>Esta página no existe</h1>');
    expect(html).toContain('<p lang="en">Oops! Page not found</p>');
    expect(html).toMatch(/href="\/"/);
  });
});

test('what is only for this machine does not exist on a real server', async () => {
  const mail = ['/dev/mail', '/dev/mail.json', '/dev/mail.css'];
  for (const path of ['/dev/ui', ...mail, '/dev/reloj', '/dev/reloj.css']) {
    expect((await ask(path, artist)).status, path).toBe(404);
  }
  expect((await ask('/dev/reloj', { ...form({ move: 'month' }), ...artist })).status).toBe(404);
});

test('what nobody expected is a 500 page in Spanish with the id that the log has', async () => {
  await database.query('revoke select on user_settings from estudio_user');
  try {
    const page = await ask('/dashboard/new-project', artist);
    expect(page.status).toBe(500);
    const html = await page.text();
    expect(html).toContain('Algo falló');
    expect(html).toContain(page.headers.get('x-request-id'));
    expect(html).not.toMatch(/user_settings|permission|at async/);
    expect(html).toMatch(/<html[^>]* class="app-shell"/);
    expect(await (await ask('/dashboard/ajustes', artist)).text()).toContain('class="app-nav"');
  } finally {
    await database.query('grant select on user_settings to estudio_user');
  }
});

test('a section of the dashboard that fails says so in its place, with the way to the others', async () => {
  await database.query('revoke select on distributions from estudio_user');
  try {
    for (const path of ['/dashboard', '/dashboard/distribucion']) {
      const page = await ask(path, artist);
      expect(page.status).toBe(500);
      const html = await page.text();
      expect(html).toContain('No se pudieron cargar los datos del dashboard...');
      expect(html).toContain('Volver a intentar');
      expect(html).toContain('href="/dashboard/proyectos"');
      expect(html).toContain(page.headers.get('x-request-id'));
      expect(html).not.toMatch(/distributions|permission|at async/);
    }
  } finally {
    await database.query('grant select on distributions to estudio_user');
  }
});

describe('the texts of the error catalogue', () => {
  test('of an address that has an account', async () => {
    const fields = {
      intent: 'signup',
      email: 'artista@ejemplo.co',
      fullName: 'Otra Ana',
      password: 'lluvia en chapinero',
      confirmPassword: 'lluvia en chapinero',
      userType: 'artist',
      dataConsent: 'on',
    };
    const response = await ask('/auth?tab=signup', form(fields));
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain('Usuario ya registrado');
    expect(html).toContain('Este correo electrónico ya está registrado. Intenta iniciar sesión.');
  });

  test('of an upload without a session', async () => {
    const response = await ask('/uploads', { method: 'POST' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ title: 'Usuario no autenticado' });
  });

  test('of a sign-out that fails', async () => {
    const { cookie } = await person('se.queda@ejemplo.co');
    await database.query('revoke delete on sessions from estudio_service');
    try {
      const out = await ask('/auth/salir', { method: 'POST', cookie });
      const notice = out.headers.getSetCookie().find((set) => set.startsWith('estudio2600.aviso.'));
      const page = await ask('/', { cookie: notice?.split(';', 1)[0] ?? '' });
      const html = await page.text();
      expect(html).toMatch(/role="alert"><div[^]*>Error<[^]*>No se pudo cerrar sesión</);
    } finally {
      await database.query('grant delete on sessions to estudio_service');
    }
  });

  test('of distributions: since when they are live, or that they are on their way', async () => {
    const { userId, cookie } = await person('distribuye@ejemplo.co');
    const statuses = ['live', 'processing', 'failed'] as const;
    const songs = await Promise.all(statuses.map(() => makeProject(services, userId)));
    await services.db.service
      .insertInto('distributions')
      .values(
        statuses.map((status, index) => ({
          project_id: songs[index] ?? '',
          platform: 'apple_music',
          status,
          submission_date: '2026-10-20T15:00:00-05:00',
          live_date: status === 'live' ? '2026-11-03T08:00:00-05:00' : null,
        })),
      )
      .execute();
    const shown = [
      ['/dashboard', 'Apple Music, ', 'Procesando...'],
      ['/dashboard/distribucion', '', 'pedida el 20/10/2026'],
    ] as const;
    for (const [path, name, onItsWay] of shown) {
      const html = (await (await ask(path, { cookie })).text()).replaceAll('<!-- -->', '');
      expect(html).toContain(`<p>${name}en vivo desde el 3/11/2026</p>`);
      expect(html).toContain(`<p>${name}${onItsWay}</p>`);
      expect(html).toContain(`<p>${name}enviada el 20/10/2026</p>`);
    }
  });
});

describe('another site', () => {
  test.each(['/auth', '/auth/salir', '/dashboard/new-project', '/uploads'])(
    'cannot post to %s',
    async (path) => {
      const foreign: Record<string, string>[] = [
        { origin: 'https://malo.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const from of foreign) {
        const response = await ask(path, { method: 'POST', cookie: artist.cookie, from });
        expect(response.status).toBe(403);
      }
    },
  );
});

test('who is refused and reads why is led back, not asked to try the same again', async () => {
  const from = { origin: 'https://malo.example', accept: 'text/html' };
  const foreign = await ask('/contact', { method: 'POST', from });
  const long = await ask(`/?q=${'x'.repeat(13_000)}`, { from: { accept: 'text/html' } });
  for (const [response, status, way] of [
    [foreign, 403, 'Volver atrás'],
    [long, 414, 'Ir al inicio'],
  ] as const) {
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(way);
    expect(html).not.toContain('Volver a intentar');
    expect(html).not.toContain('Espera un momento');
  }
});

describe('signing in with a plain form', () => {
  test('goes back where the person was going', async () => {
    const response = await ask(
      '/auth?volver=%2Fdashboard%2Fproyectos',
      form({ intent: 'signin', email: 'artista@ejemplo.co', password: 'clave de prueba' }),
    );
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/dashboard/proyectos');
    expect(response.headers.getSetCookie().join()).toContain('estudio2600.session_token=');
  });

  test('works under each name of this machine', async () => {
    const fields = { intent: 'signin', email: 'artista@ejemplo.co', password: testPassword };
    for (const origin of [testOrigin, byNumber]) {
      const response = await ask('/auth', { ...form(fields), from: { origin } });
      expect(response.status, origin).toBe(302);
    }
  });

  test('never leads to another site', async () => {
    const response = await ask(
      '/auth?volver=%2F%2Fmalo.example',
      form({ intent: 'signin', email: 'artista@ejemplo.co', password: 'clave de prueba' }),
    );
    expect(response.headers.get('location')).toBe('/');
  });

  test('a wrong password is refused in Spanish where the form is, without sending it back', async () => {
    const response = await ask(
      '/auth',
      form({ intent: 'signin', email: 'artista@ejemplo.co', password: 'otra clave' }),
    );
    expect(response.status).toBe(401);
    const html = await response.text();
    expect(html).toContain('Correo electrónico o contraseña incorrectos');
    expect(html).toContain('artista@ejemplo.co');
    expect(html).not.toContain('otra clave');
  });

  test('signing out ends the session and says so once', async () => {
    const { cookie } = await person('efimera@ejemplo.co');
    const out = await ask('/auth/salir', { method: 'POST', cookie });
    expect(out.headers.get('location')).toBe('/');
    const notice = out.headers.getSetCookie().find((set) => set.startsWith('estudio2600.aviso.'));
    expect(notice).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60$/);
    const session = await ask('/auth/sesion.json', { cookie });
    expect(await session.json()).toEqual({ session: null });
    const withNotice = { cookie: `${cookie}; ${notice?.split(';', 1)[0]}` };
    const otherTab = await ask('/auth', withNotice);
    expect(await otherTab.text()).not.toContain('Sesión cerrada');
    expect(otherTab.headers.getSetCookie().join()).not.toContain('estudio2600.aviso');
    const page = await ask('/', withNotice);
    const html = await page.text();
    expect(html).toMatch(
      /role="status"><div[^]*>Sesión cerrada<[^]*>Has cerrado sesión exitosamente</,
    );
    expect(page.headers.getSetCookie().join()).toContain('estudio2600.aviso.%2F=; ');
  });

  test('a static page is told how the membership of who reads it stands', async () => {
    const { userId, cookie } = await person('miembro@ejemplo.co');
    const membership = async () => {
      const response = await ask('/auth/sesion.json', { cookie });
      const { session } = (await response.json()) as { session: { membership: unknown } };
      return session.membership;
    };
    const set = (row: { member_until: Date; subscription_status: string }) =>
      services.db.service.updateTable('users').set(row).where('id', '=', userId).execute();
    expect(await membership()).toEqual({ state: 'may-try', until: null });
    // A quarter to midnight in Bogotá; seven days of grace are no part of what was paid.
    await set({ member_until: new Date('2127-03-10T04:45Z'), subscription_status: 'active' });
    expect(await membership()).toEqual({ state: 'member', until: '2 de marzo de 2127' });
    await set({ member_until: new Date('2127-03-10T04:45Z'), subscription_status: 'trialing' });
    expect(await membership()).toEqual({ state: 'trialing', until: '9 de marzo de 2127' });
    // What the row said last opens nothing.
    await set({ member_until: new Date('2026-01-01T00:00Z'), subscription_status: 'active' });
    expect(await membership()).toEqual({ state: 'none', until: null });
  });

  test('the notice of signing out is still shown when another tab is led to the door meanwhile', async () => {
    const { cookie } = await person('dos.pestanas@ejemplo.co');
    const out = await ask('/auth/salir', { method: 'POST', cookie });
    const otherTab = await ask('/dashboard', { cookie: `${cookie}; estudio2600.hay-sesion=1` });
    const jar = new Map(
      [out, otherTab]
        .flatMap(({ headers }) => headers.getSetCookie())
        .map((set) => set.split(';', 1)[0] ?? '')
        .map((pair) => [pair.split('=', 1)[0], pair]),
    );
    const both = { cookie: [...jar.values()].join('; ') };
    expect(await (await ask('/', both)).text()).toContain('Has cerrado sesión exitosamente');
    const door = await ask(otherTab.headers.get('location') ?? '', both);
    expect(await door.text()).toContain('Entra y sigues donde ibas.');
  });
});

test('the router in the browser knows every page that it can draw, and has no address to ask for others', async () => {
  const response = await ask('/__manifest?paths=%2Fauth&version=1');
  expect(response.status).toBe(404);
  const [, table = ''] =
    /"(\/assets\/manifest-[^"]+\.js)"/.exec(await (await ask('/auth')).text()) ?? [];
  const [, json = ''] = /^[^{]*(\{.*?\});for/s.exec(await (await ask(table)).text()) ?? [];
  const { routes } = JSON.parse(json) as { routes: Record<string, { path?: string }> };
  const paths = Object.values(routes).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['*', 'auth', 'checkout', 'dashboard', pages.contact.path]),
  );
  for (const path of ['/', pages.memberships.path, pages.terms.path]) {
    expect(paths).not.toContain(path);
  }
});

test('a notice is taken by the page that shows it, however the router asks for it', async () => {
  const cookie = `${artist.cookie}; estudio2600.aviso.%2Fdashboard%2Fajustes=recovery-code-used:7`;
  const takes = async (path: string) => {
    const response = await ask(path, { cookie });
    expect(response.ok).toBe(true);
    return response.headers
      .getSetCookie()
      .some((set) => set.startsWith('estudio2600.aviso.%2Fdashboard%2Fajustes=; '));
  };
  expect(await takes('/dashboard/ajustes')).toBe(true);
  expect(await takes('/dashboard/ajustes.data')).toBe(true);
  expect(await (await ask('/dashboard/ajustes', { cookie })).text()).toContain('Te quedan 7');
});

test('a notice whose page fails is left for the next time', async () => {
  const path = '/dashboard/new-project';
  const cookie = `${artist.cookie}; estudio2600.aviso.${encodeURIComponent(path)}=profile-saved`;
  const takesNotice = async () => {
    const { headers, status } = await ask(path, { cookie });
    return [status, headers.getSetCookie().join().includes('estudio2600.aviso')];
  };
  await database.query('revoke select on user_settings from estudio_user');
  try {
    expect(await takesNotice()).toEqual([500, false]);
  } finally {
    await database.query('grant select on user_settings to estudio_user');
  }
  expect(await takesNotice()).toEqual([200, true]);
});

test.each(['/auth', '/dashboard', '/auth.data', '/no-existe'])(
  '%s is made for one person, and kept by nobody',
  async (path) => {
    expect((await ask(path, artist)).headers.get('cache-control')).toBe('private, no-store');
  },
);

describe('step 1 of a project', () => {
  const post = (fields: Record<string, string>, query = '') =>
    ask(`/dashboard/new-project${query}`, { ...form({ intent: 'save', ...fields }), ...artist });
  const good = { title: 'Canción Ñandú — ¿qué?', artist_name: 'Ana', genre: 'pop' };
  const count = async () =>
    (await services.db.service.selectFrom('projects').select('id').execute()).length;

  test.each([
    [{ ...good, title: '' }, 'Por favor completa todos los campos obligatorios'],
    [
      { ...good, title: 'x'.repeat(5000) },
      'El título es muy largo: van 5.000 caracteres y caben 200.',
    ],
    [{ ...good, title: 'a\u0000b' }, 'El título tiene caracteres que no se pueden mostrar'],
    [{ ...good, genre: 'no existe' }, 'Por favor completa todos los campos obligatorios'],
    [{ ...good, release_date: '2027-02-31' }, 'Esa fecha no existe en el calendario'],
  ])('refuses %j in words and stores nothing', async (fields, message) => {
    const before = await count();
    const response = await post(fields);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(message);
    expect(await count()).toBe(before);
  });

  test('keeps a draft and goes on with it', async () => {
    const response = await post(good);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(
      /^\/dashboard\/new-project\?borrador=[0-9a-f-]{36}&paso=2$/,
    );
  });

  test('of somebody else’s draft is not found', async () => {
    const mine = (await post(good)).headers.get('location') ?? '';
    const query = mine.slice(mine.indexOf('?'));
    const stranger = await person('otra@ejemplo.co');
    const page = await ask(`/dashboard/new-project${query}`, stranger);
    expect(page.headers.get('location')).toBe('/dashboard/new-project');
    const write = await ask(`/dashboard/new-project${query}`, {
      ...form({ intent: 'save', ...good, title: 'Robada' }),
      ...stranger,
    });
    expect(write.headers.get('location')).toBe('/dashboard/new-project');
    expect(await (await ask(`/dashboard/new-project${query}`, artist)).text()).not.toContain(
      'Robada',
    );
  });
});
