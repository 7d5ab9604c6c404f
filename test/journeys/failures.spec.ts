import type { Locator, Route } from '@playwright/test';
import { pages } from '#content/site-map.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { expect, test } from '../browser/page.ts';
import { readAgain } from '../browser/read-again.ts';

test(
  'what the server cannot make is said within the application, and a frame whose code does not come at first comes later',
  { tag: '@sweep' },
  async ({ page, baseURL, faults }) => {
    faults.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)|status of 50[02]/);
    await signInContext(page.context(), await makeArtist(baseURL ?? ''), baseURL ?? '');
    const places = page.getByRole('navigation', { name: 'Aplicación' });

    // A proxy speaks for a server that restarts, and the server itself for what no page sees.
    const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
    const failed = { status: 500, json: { code: 'request.failed', requestId: '0123456789ab' } };
    for (const [place, response, words] of [
      ['Ajustes', gateway, 'Lo que hiciste estaba bien: lo que falló es nuestro.'],
      ['Distribución', failed, /con este código: 0123456789ab/],
    ] as const) {
      await page.goto('/dashboard');
      await page.route('**/*.data*', (route) => route.fulfill(response));
      await places.getByRole('link', { name: place }).click();
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
      await expect(places.locator('[aria-current]')).toHaveText([place]);
      // Read again by itself, and in vain: it is said as before.
      await readAgain(page);
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveClass('foot-line');
      await page.unrouteAll();
    }

    await places.getByRole('link', { name: 'Ajustes' }).click();
    await expect(page.getByLabel('Nombre artístico')).toBeVisible();

    await page.context().setOffline(true);
    await places.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page.getByRole('alert').getByText('No se cerró tu sesión')).toBeVisible();
    await expect(page.getByLabel('Nombre artístico')).toBeVisible();
    await page.context().setOffline(false);

    await page.route(/\/assets\/(header|footer)-/, (route) => route.abort());
    let lost = 0;
    page.on('requestfailed', () => (lost += 1));
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/dashboard');
    await elsewhere.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/auth\?volver=/);
    // Each of the two is asked for, and then again.
    await expect.poll(() => lost).toBeGreaterThanOrEqual(4);
    await page.unrouteAll();
    const site = page.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' });
    await expect(site).toBeVisible();
  },
);

test('a page whose code did not come at first is asked for as a document', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED|Error loading route module|dynamically imported module/);
  await signInContext(page.context(), await makeArtist(baseURL ?? ''), baseURL ?? '');
  await page.goto('/dashboard');
  await page.route(/\/assets\/new-project-/, (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Nuevo proyecto' }).first().click();
  await expect(page).toHaveURL('/dashboard/new-project');
  await expect(page.getByLabel('Título del proyecto')).toBeVisible();
});

test('whoever cannot sign out is told so, wherever the network ends', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED|status of 403/);
  await page.setViewportSize({ width: 360, height: 780 });
  await signInContext(page.context(), await makeArtist(baseURL ?? ''), baseURL ?? '');
  const lose = (route: Route) => route.abort();
  const refuse = (route: Route) => route.fulfill({ status: 403 });
  for (const [address, respond, words] of [
    ['/', lose, 'El servidor no respondió'],
    ['/', refuse, 'El servidor respondió con un error'],
    [pages.contact.path, lose, 'El servidor no respondió'],
    [pages.contact.path, refuse, 'El servidor respondió con un error'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.route(/\/(auth\/salir|health\/live)$/, respond);
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page.getByText('No sabemos si se cerró tu sesión')).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
    expect(await coveredBy(page.getByText(words))).toBeNull();
    await page.unrouteAll();
  }
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Has cerrado sesión exitosamente')).toBeVisible();
});

/** What a press in the middle of this would reach instead of it; null for nothing else. */
const coveredBy = (words: Locator) =>
  words.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const reached = document.elementFromPoint(x + width / 2, y + height / 2);
    return reached && element.contains(reached) ? null : (reached?.outerHTML ?? 'nothing');
  });
