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
