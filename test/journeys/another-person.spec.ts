import { pages } from '#content/site-map.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { expect, test } from '../browser/page.ts';

test('who signs in on a public page finds there nothing of the one before, who also went back', async ({
  page,
  context,
  baseURL,
}) => {
  const [one, other] = [await makeArtist(baseURL ?? ''), await makeArtist(baseURL ?? '')];
  await signInContext(context, one, baseURL ?? '');
  await page.goto(pages.contact.path);
  const message = page.getByRole('main').getByLabel('Cuéntanos de tu proyecto');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
  await message.fill('Un contrato que nadie más debe ver');
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Has cerrado sesión exitosamente')).toBeVisible();

  await signInContext(context, other, baseURL ?? '');
  await page.goto(pages.portfolio.path);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(pages.contact.path);
  await expect(message).toHaveValue('');
});

test('an artist who reads about the tools is led to their dashboard', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(pages.tools.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Crear Cuenta' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Mi dashboard' })).toHaveCount(0);

  await signInContext(context, await makeArtist(baseURL ?? ''), baseURL ?? '');
  await page.reload();
  await expect(main.getByRole('link', { name: 'Crear Cuenta' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Mi dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
});
