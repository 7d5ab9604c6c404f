import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readZip } from '#test/read-zip.ts';
import { openTestApp } from '#test/test-app.ts';
import { anyone } from '#test/test-services.ts';
import type { AppEnv } from './app-env.ts';
import { sendExport } from './export.ts';
import { lookUpUser } from './session.ts';

const { ask, person, services } = await openTestApp();
const path = '/dashboard/ajustes/exportar';

test('a person downloads their own copy, dated, and nobody keeps it', async () => {
  const ana = await person('ana@ejemplo.co');
  await person('luis@ejemplo.co');
  const response = await ask(path, ana);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="mis-datos-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const files = await readZip(new Uint8Array(await response.arrayBuffer()));
  expect(files.get('datos.json')?.toString()).toContain('ana@ejemplo.co');
  expect(files.get('datos.json')?.toString()).not.toContain('luis@ejemplo.co');
});

test('the date is that of Bogotá', async () => {
  const night = { ...services, now: () => new Date('2026-11-24T04:59:00Z') };
  const app = new Hono<AppEnv>().use(async (context, next) => {
    context.set('anyUser', lookUpUser(services, anyone, context.req.raw.headers).anyUser);
    await next();
  });
  app.get('/', sendExport(night));
  const { headers } = await app.request('/', {
    method: 'HEAD',
    headers: { cookie: (await person('noche@ejemplo.co')).cookie },
  });
  expect(headers.get('content-disposition')).toContain('mis-datos-2026-11-23.zip');
});

test('a visitor signs in first', async () => {
  const response = await ask(path);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/auth?volver=/dashboard/ajustes/datos');
});

test('asking only for the headers makes nothing and counts for nothing', async () => {
  const rosa = await person('rosa@ejemplo.co');
  for (let count = 1; count <= 10; count += 1) {
    const response = await ask(path, { cookie: rosa.cookie, method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  }
});

test('after six copies the page says how long to wait', async () => {
  const omar = await person('omar@ejemplo.co');
  for (let count = 1; count <= 6; count += 1) await (await ask(path, omar)).arrayBuffer();
  const refused = await ask(path, omar);
  expect(refused.status).toBe(302);
  const location = refused.headers.get('location') ?? '';
  expect(location).toBe('/dashboard/ajustes/datos?espera=60');
  expect(await (await ask(location, omar)).text()).toContain('Puedes pedir otra en');
});

test('whoever is leaving reads it on the page that they may still open', async () => {
  const noa = await person('noa@ejemplo.co');
  await services.db.service
    .updateTable('users')
    .set({ deletion_due_at: new Date(Date.now() + 60_000) })
    .where('id', '=', noa.userId)
    .execute();
  for (let count = 1; count <= 6; count += 1) {
    await services.limits.consume('exportUser', noa.userId);
  }
  const refused = await ask(path, noa);
  expect(refused.headers.get('location')).toBe('/dashboard/ajustes/eliminacion?espera=60');
});

test.each(['-1', '1e9', '<script>', '', '100'])('a wait of %j is not shown', async (wait) => {
  const { cookie } = await person(`espera.${Buffer.from(`x${wait}`).toString('hex')}@ejemplo.co`);
  const page = await ask(`/dashboard/ajustes/datos?espera=${encodeURIComponent(wait)}`, { cookie });
  expect(await page.text()).not.toContain('Puedes pedir otra en');
});

test('whoever is leaving may still take their copy', async () => {
  const eva = await person('eva@ejemplo.co');
  await services.db.service
    .updateTable('users')
    .set({ deletion_due_at: new Date(Date.now() + 60_000) })
    .where('id', '=', eva.userId)
    .execute();
  const response = await ask(path, eva);
  expect(response.status).toBe(200);
  expect((await readZip(new Uint8Array(await response.arrayBuffer()))).has('LEEME.txt')).toBe(true);
});
