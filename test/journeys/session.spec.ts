import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkAxe } from '../browser/axe.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { coveredControls } from '../browser/covered.ts';
import { leaveNoticeFor } from '../browser/notice.ts';
import { expect, test } from '../browser/page.ts';
import { readAgain } from '../browser/read-again.ts';
import { demoLogin, openAccount, signInAt } from '../browser/sign-in.ts';

const login = () =>
  demoLogin(readFileSync('test-results/server.log', 'utf8'), 'artista@demo.example');

test('a session begins and ends in every open tab', async ({ context, baseURL }) => {
  const home = await context.newPage();
  await home.goto('/');
  await expect(home.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' })).toBeVisible();

  const dashboard = await context.newPage();
  await signInAt(dashboard, `${baseURL}/dashboard`, login());
  await expect(dashboard.getByText('Has iniciado sesión correctamente')).toBeVisible();
  await expect(home.getByRole('banner').getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
  await expect(home.getByRole('banner').getByText('Niebla Norte').first()).toBeVisible();

  const signOut = home.getByRole('button', { name: 'Cerrar sesión' });
  await context.setOffline(true);
  await signOut.click();
  await expect(home.getByText('No se cerró tu sesión')).toBeVisible();
  await context.setOffline(false);
  await signOut.click();
  await expect(home.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  await expect(dashboard).toHaveURL(/\/auth\?volver=/);
  // Another frame than the one that the server drew.
  await expect(
    dashboard.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' }),
  ).toBeVisible();
});

test('who comes back to a form does not find what another person typed into it', async ({
  page,
  context,
  baseURL,
}) => {
  const [one, other] = [await makeArtist(baseURL ?? ''), await makeArtist(baseURL ?? '')];
  await signInContext(context, one, baseURL ?? '');
  await page.goto('/dashboard/new-project');
  const title = page.getByLabel('Título del proyecto');
  await title.fill('Una canción que nadie más debe ver');
  await page.goto('/portfolio');
  await signInContext(context, other, baseURL ?? '');
  await page.goBack();
  await readAgain(page);
  await expect(title).toHaveValue('');
});

test('who signs out on a public page does so in the others, and takes along what was typed', async ({
  context,
  baseURL,
}) => {
  const home = await context.newPage();
  await signInAt(home, `${baseURL}/`, login());
  const beside = await context.newPage();
  await beside.goto('/portfolio');
  await expect(beside.getByRole('banner').getByText('Niebla Norte').first()).toBeVisible();
  // What this person typed and could not send goes with them.
  const message = home.getByLabel('Cuéntanos de tu proyecto');
  await message.fill('Una canción que nadie más debe leer.');
  await context.setOffline(true);
  await home.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(home.getByText('Lo que escribiste sigue aquí')).toBeVisible();
  await context.setOffline(false);
  await home.reload();
  await expect(message).toHaveValue('Una canción que nadie más debe leer.');

  await home.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(home.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  await expect(message).toHaveValue('');
  await expect
    .poll(() => home.evaluate(() => Object.keys(sessionStorage).join()))
    .not.toContain('escrito');
  await expect(
    beside.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' }),
  ).toBeVisible();
});

test('whoever begins at the public pages is known there after signing in, until the session ends', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const fresh = { email: `visita.${Date.now()}@ejemplo.co`, password: 'lluvia en chapinero' };
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await openAccount(other, fresh);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
  const header = page.getByRole('banner');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/sesion.json')) asked.push(request.url());
  });
  const enter = async (on: Page) => {
    await on.getByLabel('Correo electrónico').fill(fresh.email);
    await on.getByLabel('Contraseña', { exact: true }).fill(fresh.password);
    await on.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  };

  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Crear Cuenta' })).toHaveAttribute(
    'href',
    '/auth?tab=signup&volver=%2Fdashboard',
  );
  await page.goto('/portfolio');
  await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(asked, 'a visitor asks for no session').toEqual([]);
  await header.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await enter(page);
  await expect(page).toHaveURL('/portfolio');
  await expect(header.getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
  await expect(header.getByText('Ana', { exact: true }).first()).toBeVisible();
  await header.getByRole('link', { name: 'Inicio', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(header.getByRole('link', { name: 'Mi dashboard' })).toBeVisible();

  // Ended elsewhere: the next public page knows it, and the one after that asks no more.
  await other.goto('/dashboard/ajustes/seguridad');
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Cerrar/ })
    .click();
  await expect(other.getByText('Sesión cerrada')).toBeVisible();
  await elsewhere.close();
  await page.goto('/portfolio');
  await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('estudio2600.hay-sesion');
  asked.length = 0;
  await page.goto('/memberships');
  await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('what somebody typed whose session ends waits until they sign in again', async ({
  browser,
  baseURL,
}) => {
  const ana = { email: `escribe.${Date.now()}@ejemplo.co`, password: 'lluvia en chapinero' };
  const contexts = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })];
  const [page, elsewhere] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!page || !elsewhere) throw new Error('no pages');
  await openAccount(elsewhere, ana);
  await signInAt(page, `${baseURL}/dashboard/new-project`, ana);
  await page.getByLabel('Título del proyecto').fill('Sin guardar');
  await page.goto('/dashboard/ajustes');
  await page.getByLabel('Nombre artístico').fill('Ana Frailejón');
  const bio = page.getByLabel('Biografía');
  await bio.fill('Tres discos y una gira por el Pacífico.');

  await elsewhere.goto('/dashboard/ajustes/seguridad');
  await elsewhere
    .getByRole('main')
    .getByRole('button', { name: /^Cerrar/ })
    .click();
  await expect(elsewhere.getByText('Sesión cerrada')).toBeVisible();
  // Whoever presses learns it there.
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/auth\?volver=/);
  await expect(page.getByText('Entra y sigues donde ibas.')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(ana.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/dashboard/ajustes');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Soporte' })).toBeVisible();
  await expect(bio).toHaveValue('Tres discos y una gira por el Pacífico.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Perfil guardado')).toBeVisible();
  // What was saved is not kept, and what was not is.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
    .not.toContain('perfil');
  await page.goto('/dashboard/new-project');
  await expect(page.getByLabel('Título del proyecto')).toHaveValue('Sin guardar');
  await Promise.all(contexts.map((context) => context.close()));
});

test('/auth is accessible, refuses in words and keeps what was typed', async ({ page, faults }) => {
  faults.allow(/status of 4(01|22)/);
  await page.goto('/auth');
  await checkAxe(page);
  const main = page.getByRole('main');
  await main.getByLabel('Correo electrónico').fill('nadie@ejemplo.co');
  await main.getByLabel('Contraseña', { exact: true }).fill('lo que sea');
  await main.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(main.getByText('Correo electrónico o contraseña incorrectos')).toBeVisible();
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('nadie@ejemplo.co');
  await checkAxe(page);

  await main.getByRole('link', { name: 'Crear Cuenta' }).click();
  await expect(main.getByLabel('Nombre completo')).toBeVisible();
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('nadie@ejemplo.co');
  await main.getByLabel('Contraseña', { exact: true }).fill('abcdef');
  await expect(main.locator('.strength')).toContainText('Contraseña muy débil');
  await checkAxe(page);
  await main.getByLabel('Contraseña', { exact: true }).fill('');
  await main.getByLabel('Correo electrónico').fill('ana@');
  await main.getByRole('button', { name: 'Crear Cuenta' }).click();
  for (const words of [
    'Por favor ingresa tu nombre completo',
    'Escribe un correo válido, por ejemplo tu@correo.com',
    'La contraseña debe tener al menos 6 caracteres',
    'Por favor selecciona tu tipo de cuenta',
    'Debes aceptar la política de tratamiento de datos',
  ]) {
    await expect(main.getByText(words)).toBeVisible();
  }
  await expect(main.getByLabel('Nombre completo')).toBeFocused();
  await checkAxe(page);
  // An error leaves with what it spoke of.
  await main.getByLabel('Contraseña', { exact: true }).fill('abcdef');
  await expect(main.getByText('al menos 6 caracteres')).toHaveCount(0);
  await expect(main.locator('.strength')).toContainText('Contraseña muy débil');
  await main.getByRole('radio', { name: 'Artista' }).check();
  await main.getByLabel('Acepto la política').check();
  await expect(main.getByText(/selecciona tu tipo de cuenta|Debes aceptar/)).toHaveCount(0);

  const beside = page.waitForEvent('popup');
  await main.getByRole('link', { name: 'política de tratamiento de datos' }).click();
  const policy = await beside;
  await expect(policy).toHaveURL('/politica-privacidad');
  await policy.close();
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('ana@');

  await main.getByLabel('Nombre completo').fill('Ana');
  await main.getByLabel('Correo electrónico').fill('ana@ejemplo.co');
  await main.getByLabel('Contraseña', { exact: true }).fill('abcdef');
  await main.getByLabel('Confirmar contraseña').fill('abcdeg');
  await main.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(main.getByText('Las contraseñas no coinciden')).toBeVisible();
  await expect(main.getByLabel('Confirmar contraseña')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the signed-out links show, and signing in and out works', async ({ page, baseURL }) => {
    await page.goto('/');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' }),
    ).toBeVisible();
    await signInAt(page, `${baseURL}/dashboard`, login());
    await expect(page.getByRole('heading', { name: 'Mi Dashboard Musical' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Páramo adentro' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the wizard says what it needs and keeps what was typed', async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.allow(/status of 422/);
    await signInAt(page, `${baseURL}/dashboard/new-project`, login());
    await expect(page.getByText('necesitas un navegador con JavaScript')).toBeVisible();
    await page.getByLabel('Título del proyecto').fill('Sin script');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(
      page.getByText('Por favor completa todos los campos obligatorios').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Título del proyecto')).toHaveValue('Sin script');
  });
});

test('a notice covers nothing, and one about an error leaves when the person goes on', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const chat = page.getByRole('link', { name: 'Escríbenos por WhatsApp' });
  const notice = (title: string) => page.getByRole('region', { name: 'Avisos' }).getByText(title);

  await leaveNoticeFor(context, `${baseURL}/auth`, 'sign-out-failed');
  await page.goto('/auth');
  const error = page.getByRole('region', { name: 'Avisos' }).getByRole('alert');
  await expect(error).not.toBeEmpty();
  expect(await coveredControls(page, 'view')).toEqual([]);
  expect(await coveredControls(page, 'scroll')).toEqual([]);
  await expect(chat).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Crear Cuenta' }).click();
  await expect(main.getByLabel('Nombre completo')).toBeVisible();
  await expect(error).toBeEmpty();
  await main.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(main.getByLabel('Nombre completo')).toBeHidden();

  await page.getByLabel('Correo electrónico').fill(login().email);
  await page.getByLabel('Contraseña', { exact: true }).fill(login().password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(notice('Has iniciado sesión correctamente')).toBeVisible();

  for (const path of ['/dashboard', '/dashboard/new-project', '/dashboard/ajustes', '/']) {
    await leaveNoticeFor(context, `${baseURL}${path}`, 'profile-saved');
    await page.goto(path);
    await expect(notice('Perfil guardado')).toBeVisible();
    expect(await coveredControls(page, 'view'), path).toEqual([]);
    expect(await coveredControls(page, 'scroll'), path).toEqual([]);
    await expect(chat).toHaveCount(path === '/' ? 1 : 0);
  }
});
