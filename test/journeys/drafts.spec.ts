import { pages } from '#content/site-map.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { checkAxe } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';
import { fillSignUp } from '../browser/sign-in.ts';

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

test('what a visitor typed is there when they come back, until it is sent or thrown away', async ({
  page,
}) => {
  await page.goto(pages.contact.path);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('¿Cómo te llamas?').fill('Ana Ñandú');
  await form.getByRole('radio', { name: 'Video' }).check();
  await form.getByLabel('Cuéntanos de tu proyecto').fill('Una canción y un video.');
  await page.goto(pages.portfolio.path);
  await page.goto(pages.contact.path);
  await expect(form.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expect(form.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('Una canción y un video.');
  await expect(form.getByRole('radio', { name: 'Video' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Video' })).toHaveValue('video');
  await checkAxe(page);
  await form.getByRole('button', { name: 'Descartar' }).click();
  await expect(form.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('');
  await expect(form.getByRole('radio', { name: 'Video' })).not.toBeChecked();

  await form.getByLabel('¿Cómo te llamas?').fill('Ana Ñandú');
  await form.getByLabel('Correo').fill('ana.vuelve@ejemplo.co');
  await form.getByRole('radio', { name: 'Video' }).check();
  await form.getByLabel('Cuéntanos de tu proyecto').fill('Otra canción.');
  await page.reload();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  await page.goto(pages.contact.path);
  await expect(form.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('');
  await expect(form.getByText('Recuperamos')).toHaveCount(0);
});

test('what was typed to open an account is there after a reload, but no password', async ({
  page,
}) => {
  await fillSignUp(page, { email: 'ana.recarga@ejemplo.co', password: 'Cordillera9' });
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expect(main.getByLabel('Nombre completo')).toHaveValue('Ana Ñandú');
  await expect(main.getByRole('radio', { name: 'Artista' })).toBeChecked();
  await expect(main.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Cordillera9');
});
