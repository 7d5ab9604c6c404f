import { machinePaths } from '#content/machine-paths.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../browser/page.ts';
import { openAccount } from '../browser/sign-in.ts';

test('pages follow what changes elsewhere over one stream, also from one to the next', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await openAccount(page, {
    email: `vivo.${Date.now()}@ejemplo.co`,
    password: 'lluvia en chapinero',
  });
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request.url());
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Proyectos', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard/proyectos');
  await page.getByRole('link', { name: 'Nuevo proyecto' }).first().click();
  await expect(page.getByLabel('Título del proyecto')).toBeVisible();
  await page.goBack();

  await draftElsewhere(context, 'Páramo adentro');
  await expect(page.getByRole('article')).toContainText('Páramo adentro');
  expect(streams).toHaveLength(1);

  // A tab that nobody sees asks for nothing, and catches up when it is seen again.
  const ended = page.waitForEvent('requestfailed', (request) => request.url() === streams[0]);
  await show(page, false);
  await ended;
  await draftElsewhere(context, 'Páramo de noche');
  await expect(page.getByRole('article')).toHaveCount(1);
  await show(page, true);
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(streams).toHaveLength(2);

  // So does one whose network was away: the stream that it had looks as if it were open.
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const lose = (offline: boolean) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    });
  await lose(true);
  await draftElsewhere(context, 'Páramo sin red');
  await expect(page.getByRole('article')).toHaveCount(2);
  await lose(false);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test(
  'a stream that the server refused for a while is followed again',
  { tag: '@sweep' },
  async ({ page, context, faults }) => {
    faults.allow(/status of 502/);
    await openAccount(page, {
      email: `vivo.otra.${Date.now()}@ejemplo.co`,
      password: 'lluvia en chapinero',
    });
    await page.clock.install();
    let refused = 0;
    await page.route(machinePaths.events, (route) => {
      refused += 1;
      return route.fulfill({ status: 502 });
    });
    await page.goto('/dashboard');
    await expect.poll(() => refused).toBe(1);
    await page.unroute(machinePaths.events);

    await draftElsewhere(context, 'Páramo afuera');
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('article')).toContainText('Páramo afuera');
  },
);

/** Makes a draft in another tab of the same person. */
async function draftElsewhere(context: BrowserContext, title: string): Promise<void> {
  const elsewhere = await context.newPage();
  await elsewhere.goto('/dashboard/new-project');
  await elsewhere.getByLabel('Título del proyecto').fill(title);
  await elsewhere.getByLabel('Nombre del artista').fill('Niebla Norte');
  await elsewhere.getByLabel('Género').selectOption('Rock');
  await elsewhere.getByRole('button', { name: 'Siguiente' }).click();
  await expect(elsewhere).toHaveURL(/paso=2/);
  await elsewhere.close();
}

/** To the page, a browser without a window shows every tab. */
const show = (page: Page, isShown: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);
