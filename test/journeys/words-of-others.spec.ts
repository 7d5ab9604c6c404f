import { machinePaths } from '#content/machine-paths.ts';
import { pages } from '#content/site-map.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { expect, test } from '../browser/page.ts';
import { readAgain } from '../browser/read-again.ts';

test('who signs out leaves nothing in the pages that one can go back to, which become nobody else’s', async ({
  page,
  context,
  baseURL,
}) => {
  await signInContext(context, await makeArtist(baseURL ?? ''), baseURL ?? '');
  // They type before the page knows whose it is.
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
  await page.route(machinePaths.session, (route) => isTyped.then(() => route.continue()));
  await page.goto('/');
  const message = page.getByLabel('Cuéntanos de tu proyecto');
  await message.fill('Una canción que nadie más debe leer.');
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
  await page.goto(pages.portfolio.path);
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  await page.goto(pages.about.path);
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' });
  for (const address of ['/', pages.portfolio.path, '/']) {
    await expect(signUp).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(signUp).toBeVisible();
  await expect(message).toHaveValue('');
  await page.goto(pages.about.path);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('escrito');
});

test('who signs out on the page where they typed, before it knew them, leaves nothing there', async ({
  page,
  context,
  baseURL,
}) => {
  await signInContext(context, await makeArtist(baseURL ?? ''), baseURL ?? '');
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
  await page.route(machinePaths.session, (route) => isTyped.then(() => route.continue()));
  await page.goto('/');
  await page.getByLabel('Cuéntanos de tu proyecto').fill('Una canción que nadie más debe leer.');
  release();
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' })).toBeVisible();
  await expect(page.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('');
});

test('a page whose session ends elsewhere keeps no words of it for the next', async ({
  page,
  context,
  baseURL,
}) => {
  const [one, other] = [await makeArtist(baseURL ?? ''), await makeArtist(baseURL ?? '')];
  await signInContext(context, one, baseURL ?? '');
  await page.goto(pages.contact.path);
  await readAgain(page);
  const message = page.getByRole('main').getByLabel('Cuéntanos de tu proyecto');
  await message.fill('Un contrato que nadie más debe ver');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/dashboard');
  await elsewhere.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect(elsewhere.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  await expect(message).toHaveValue('');
  await signInContext(context, other, baseURL ?? '');
  await page.goto(pages.contact.path);
  await readAgain(page);
  await expect(message).toHaveValue('');
});
