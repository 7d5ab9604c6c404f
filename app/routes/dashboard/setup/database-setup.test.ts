import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp({ sqlEditorUrl: 'https://sql.ejemplo.co/a' });
const without = await openTestApp();
const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());
let ana: { userId: string; cookie: string };

beforeAll(async () => {
  ana = await person('ana@ejemplo.co');
  await owner.query(
    `insert into projects (user_id, title, artist_name, genre) values ('${ana.userId}', 'Canción Ñandú', 'Ana', 'pop')`,
  );
});

/** Hides a table, with its rows, until the test ends. */
async function hide(...tables: string[]): Promise<void> {
  for (const table of tables) await owner.query(`alter table ${table} rename to hidden_${table}`);
}
afterEach(async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relname ~ '^hidden_' and relkind = 'r'`,
  );
  for (const { name } of rows) {
    await owner.query(`drop table if exists ${name.slice('hidden_'.length)} cascade`);
    await owner.query(`alter table ${name} rename to ${name.slice('hidden_'.length)}`);
  }
});

const textOf = async (response: Response) =>
  (await response.text()).replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
const page = async (path: string, cookie = ana.cookie) => textOf(await ask(path, { cookie }));

describe('the page', () => {
  test('says of every table and bucket that it is there', async () => {
    const html = await page('/database-setup');
    expect(html).toMatch(/Todo está en su sitio: \d\d tablas y 6 buckets/);
    for (const name of ['users', 'projects', 'uploads', 'audio-files', 'demos']) {
      expect(html).toMatch(new RegExp(`<code>${name}</code><span class="badge badge-live">`));
    }
    expect(html).not.toContain('No existe');
  });

  test('shows no secret, no place and no version', async () => {
    const html = await page('/database-setup');
    const { host, password, user, database } = services.ownerConnection;
    for (const secret of [host, password, database, services.folder, process.cwd(), `${user}@`]) {
      expect(html).not.toContain(secret);
    }
    expect(html).not.toMatch(/PostgreSQL \d|Node \d/);
  });

  test('links the operator’s editor, and nothing when there is none', async () => {
    expect(await page('/database-setup')).toContain('href="https://sql.ejemplo.co/a"');
    const luis = await without.person('luis@ejemplo.co');
    expect(await textOf(await without.ask('/database-setup', luis))).not.toContain('editor SQL');
  });

  test('names what is missing, and needs none of it', async () => {
    await hide('projects', 'uploads', 'contacts');
    const html = await page('/database-setup');
    for (const name of ['projects', 'uploads', 'contacts']) {
      expect(html).toContain(`La tabla '${name}' no existe`);
      expect(html).toMatch(new RegExp(`<code>${name}</code><span class="badge badge-failed">`));
    }
    expect(html).not.toContain(`La tabla 'users' no existe`);
  });

  test('names a bucket that is missing', async () => {
    const bucket = join(services.folder, 'files/demos');
    await rename(bucket, `${bucket}-away`);
    expect(await page('/database-setup')).toContain(`El bucket 'demos' no existe`);
    await rename(`${bucket}-away`, bucket);
    expect(await page('/database-setup')).not.toContain('no existe');
    await rm(`${bucket}-away`, { recursive: true, force: true });
  });
});

describe('without the table', () => {
  /** Where the page leads, which says once why. */
  const leads = async (path: string) => {
    const response = await ask(path, ana);
    expect(response.headers.get('location'), path).toBe('/database-setup');
    const cookie = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    const html = await page('/database-setup', [ana.cookie, ...cookie].join('; '));
    expect(html.match(/>Error de Base de Datos</g)).toHaveLength(1);
    return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  };

  test('of projects, every page of the dashboard leads to the setup page and says why', async () => {
    await hide('projects');
    for (const path of ['/dashboard', '/dashboard/proyectos', '/dashboard/distribucion']) {
      expect(await leads(path)).toContain(
        "La tabla 'projects' no existe. Por favor ejecuta las migraciones.",
      );
    }
    const post = await ask('/dashboard/new-project', {
      ...ana,
      method: 'POST',
      body: new URLSearchParams({ title: 'x', artist_name: 'x', genre: 'pop' }),
    });
    expect(post.headers.get('location')).toBe('/database-setup');
  });

  test('of projects, a link of the page that is open leads there, too', async () => {
    await hide('projects');
    const response = await ask('/dashboard/proyectos.data', ana);
    expect(response.status).toBe(202);
    expect(await response.text()).toContain('/database-setup');
  });

  test('of analytics, it leads there, too', async () => {
    await hide('analytics');
    expect(await leads('/dashboard')).toContain(
      "La tabla 'analytics' no existe. Por favor ejecuta las migraciones.",
    );
  });

  test('of distributions, there are none', async () => {
    await hide('distributions');
    const overview = await page('/dashboard');
    expect(overview).toContain('No hay distribuciones aún');
    expect(overview).toContain('Canción Ñandú');
    expect(await page('/dashboard/distribucion')).toContain('No hay distribuciones aún');
    await hide('projects');
    expect((await ask('/dashboard', ana)).status).toBe(302);
    expect((await ask('/dashboard/distribucion', ana)).status).toBe(302);
  });

  test('of sessions, nobody can be recognised and every response says so', async () => {
    await hide('sessions');
    const words = "La tabla 'sessions' no existe. Por favor ejecuta las migraciones.";
    for (const path of ['/dashboard', '/database-setup', '/auth', '/no-existe']) {
      const response = await ask(path, ana);
      expect(response.status, path).toBe(503);
      const html = await textOf(response);
      expect(html).toContain('Error de Base de Datos');
      expect(html).toContain(words);
      expect(html).not.toMatch(/relation|at async/);
    }
    const question = await ask('/auth/sesion.json', ana);
    expect([question.status, await question.json()]).toEqual([
      503,
      { code: 'database.incomplete', title: 'Error de Base de Datos', message: words },
    ]);
    const ready = await ask('/health/ready');
    expect([ready.status, await ready.text()]).toEqual([503, words]);
    expect((await ask('/')).status).toBe(200);
  });

  test('of users, signing in says so', async () => {
    await hide('users', 'accounts');
    const response = await ask('/auth', {
      method: 'POST',
      body: new URLSearchParams({
        intent: 'signin',
        email: 'ana@ejemplo.co',
        password: 'clave de prueba',
      }),
    });
    expect(response.status).toBe(503);
    expect(await textOf(response)).toContain("Las tablas 'accounts' y 'users' no existen.");
  });

  test('of profiles, an account is opened all the same and the person is notified', async () => {
    await hide('user_settings');
    const response = await ask('/auth?tab=signup', {
      method: 'POST',
      body: new URLSearchParams({
        intent: 'signup',
        email: 'sin.perfil@ejemplo.co',
        fullName: 'Sofía Peña',
        password: 'lluvia en chapinero',
        confirmPassword: 'lluvia en chapinero',
        userType: 'artist',
        dataConsent: 'on',
      }),
    });
    const next = response.headers.get('location') ?? '';
    const cookie = response.headers
      .getSetCookie()
      .map((set) => set.split(';', 1)[0])
      .join('; ');
    const html = await textOf(await ask(next, { cookie }));
    expect(html).toContain('Error configurando perfil');
    expect(html).toContain('Revisa tu correo electrónico para confirmar tu cuenta');
    expect(services.mailed.map(({ email }) => email)).toContain('sin.perfil@ejemplo.co');
  });

  test('with all of them, the server is ready', async () => {
    const ready = await ask('/health/ready');
    expect([ready.status, await ready.text()]).toEqual([200, 'ok']);
  });
});

describe('the scripts', () => {
  test('are files for whoever is signed in', async () => {
    for (const name of ['tablas', 'almacenamiento']) {
      const file = await ask(`/database-setup/${name}.sql`, ana);
      expect(file.headers.get('content-disposition')).toBe(
        `attachment; filename="estudio2600-${name}.sql"`,
      );
      expect(await file.text()).toContain('create table if not exists uploads');
      const visitor = await ask(`/database-setup/${name}.sql`);
      expect(visitor.headers.get('location')).toMatch(/^\/auth\?volver=/);
    }
    expect((await ask('/database-setup/otra.sql', ana)).status).toBe(404);
    expect((await ask('/database-setup/tablas', ana)).status).toBe(404);
  });

  test('bring a dropped table back, and the dashboard with it', async () => {
    await owner.query('drop table projects cascade');
    expect((await ask('/dashboard', ana)).status).toBe(302);
    await owner.query(await page('/database-setup/tablas.sql'));
    expect(await page('/database-setup')).toContain('Todo está en su sitio');
    expect(await page('/dashboard')).toContain('No tienes proyectos aún');
  });

  test('of the files brings back what records them, and only that', async () => {
    await owner.query('drop table uploads, newsletter_subscribers');
    await owner.query(await page('/database-setup/almacenamiento.sql'));
    const html = await page('/database-setup');
    expect(html).not.toContain(`La tabla 'uploads' no existe`);
    expect(html).toContain(`La tabla 'newsletter_subscribers' no existe`);
  });
});
