import type { Page } from '@playwright/test';
import { pages } from '#content/site-map.ts';
import { machinePaths } from '#content/machine-paths.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { expect, test } from '../browser/page.ts';
import { pay, providerPages } from '../browser/pay.ts';
import { readAgain } from '../browser/read-again.ts';
import { openAccount, sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

const login = () => sharedDemoLogin('artista@demo.example');

test('a session begins and ends in every open tab', async ({ context, baseURL, faults }) => {
  // Of the dashboard beside it, which may read its data at that moment.
  faults.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const home = await context.newPage();
  await home.goto('/');
  await expect(home.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' })).toBeVisible();

  const dashboard = await context.newPage();
  await signInAt(dashboard, `${baseURL}/dashboard`, login());
  await expect(dashboard.getByText('Has iniciado sesión correctamente')).toBeVisible();
  await expect(home.getByRole('banner').getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
  await expect(home.getByRole('banner').getByText('Niebla Norte').first()).toBeVisible();

  // Also once it is hidden.
  const signOut = home.getByLabel('Cerrar sesión');
  await context.setOffline(true);
  await signOut.click();
  await expect(home.getByText('No se cerró tu sesión')).toBeVisible();
  await context.setOffline(false);
  // The page may come back from the browser's cache: with this response it never left.
  await home.route('/', (route) => route.fulfill({ status: 204 }));
  const leaves = home.waitForRequest((request) => request.isNavigationRequest());
  await signOut.click();
  await leaves;
  await expect(signOut).toBeEnabled();
  await home.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(home.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' })).toBeVisible();
  await home.unroute('/');
  await home.goto('/');
  await expect(home.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  await expect(dashboard).toHaveURL(/\/auth\?volver=/);
  // Another frame than the one that the server drew.
  await expect(
    dashboard.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' }),
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

test(
  'public pages offer Premium to whoever reads as their membership stands',
  { tag: '@sweep' },
  async ({ page, context, baseURL, faults }) => {
    faults.allow(providerPages);
    faults.allow(/status of 500 .*sesion\.json/);
    test.setTimeout(120_000);
    const main = page.getByRole('main');
    const way = (name: string) => main.getByRole('link', { name, exact: true }).first();
    const join = way('Comenzar Ahora - $30/mes');
    const attempt = way('Probar 7 días');
    const checkout = '/checkout?plan=digital-pro';
    const ownPage = '/dashboard/membresia';

    await page.goto(pages.memberships.path);
    await expect(join).toHaveAttribute('href', checkout);
    await expect(attempt).toBeVisible();

    await signInContext(context, await makeArtist(baseURL ?? ''), baseURL ?? '');
    await page.reload();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Mi dashboard' }),
    ).toBeVisible();
    await expect(join).toHaveAttribute('href', checkout);
    await attempt.click();
    await expect(page).toHaveURL(ownPage);
    await main.getByRole('button', { name: 'Probar 7 días' }).click();
    await expect(main.getByText('En prueba')).toBeVisible();

    // Whoever is on a way that goes is left beside it.
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(machinePaths.session, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(pages.digitalPro.path);
    await attempt.focus();
    const height = () => main.evaluate((element) => element.scrollHeight);
    const before = await height();
    answer();
    await expect(way('Seguir con Premium')).toBeFocused();
    await expect(way('Seguir con Premium')).toHaveAttribute('href', checkout);
    await expect(main.getByText(/Tu prueba va hasta el \d+ de/)).toBeVisible();
    await expect(attempt).toBeHidden();
    expect(await height()).toBe(before);
    await page.unroute(machinePaths.session);

    await page.goto(checkout);
    const tab = await pay(page, 'wompi');
    await tab.getByRole('button', { name: 'Aprobar' }).click();
    await expect(tab.getByRole('heading', { name: 'Pago Exitoso' })).toBeVisible();
    await tab.close();
    // The page of the checkout follows: it is left once it has.
    await expect(main.getByRole('heading', { name: 'Ya tienes Premium' })).toBeVisible();
    await page.goto(pages.memberships.path);
    await expect(way('Ver mi membresía')).toHaveAttribute('href', ownPage);
    await expect(main.getByText(/Tu Premium va hasta el \d+ de/)).toBeVisible();
    await expect(join).toBeHidden();
    await expect(way('Un año por USD 249')).toBeHidden();

    await page.goto(pages.home.path);
    await expect(way('Mi membresía')).toHaveAttribute('href', ownPage);
    // What cannot be asked is as for a visitor.
    await page.route(machinePaths.session, (route) => route.fulfill({ status: 500 }));
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(way('Conoce Premium')).toHaveAttribute('href', pages.memberships.path);
  },
);

test(
  'signing out happens even if its page is left at once, in older browsers too',
  { tag: '@sweep' },
  async ({ page, context, baseURL }) => {
    await context.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
    const out = page.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' });
    for (const address of [pages.portfolio.path, '/dashboard']) {
      await signInContext(context, await makeArtist(baseURL ?? ''), baseURL ?? '');
      const left = await context.newPage();
      await left.goto(address);
      if (address === '/dashboard') await readAgain(left);
      else await expect(left.getByRole('link', { name: 'Mi dashboard' }).first()).toBeVisible();
      const network = await context.newCDPSession(left);
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 600,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await left.getByRole('button', { name: 'Cerrar sesión' }).first().click();
      await left.close();
      await expect(async () => {
        await page.goto(pages.about.path);
        await expect(out).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 10_000 });
    }
  },
);

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
});
