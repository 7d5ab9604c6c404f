import { machinePaths } from '#content/machine-paths.ts';
import { expect, test } from '../browser/page.ts';
import { openAccount } from '../browser/sign-in.ts';

test('pages follow what changes elsewhere over one stream, also from one to the next', async ({
  page,
  context,
}) => {
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

  const elsewhere = await context.newPage();
  await elsewhere.goto('/dashboard/new-project');
  await elsewhere.getByLabel('Título del proyecto').fill('Páramo adentro');
  await elsewhere.getByLabel('Nombre del artista').fill('Niebla Norte');
  await elsewhere.getByLabel('Género').selectOption('Rock');
  await elsewhere.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('article')).toContainText('Páramo adentro');
  expect(streams).toHaveLength(1);
});

test('a stream that the server refused for a while is followed again', async ({
  page,
  context,
  faults,
}) => {
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

  const elsewhere = await context.newPage();
  await elsewhere.goto('/dashboard/new-project');
  await elsewhere.getByLabel('Título del proyecto').fill('Páramo afuera');
  await elsewhere.getByLabel('Nombre del artista').fill('Niebla Norte');
  await elsewhere.getByLabel('Género').selectOption('Rock');
  await elsewhere.getByRole('button', { name: 'Siguiente' }).click();
  await expect(elsewhere).toHaveURL(/paso=2/);
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('article')).toContainText('Páramo afuera');
});
