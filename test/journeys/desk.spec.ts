import type { Page } from '@playwright/test';
import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';
import { sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

const list = '/admin/dashboard';

/** Somebody writes from the home page; the name is nobody else's of these tests. */
async function write(page: Page, baseURL: string | undefined, name: string): Promise<void> {
  const response = await page.request.post('/', {
    headers: { origin: baseURL ?? '' },
    form: {
      name,
      email: `${Date.now()}@ejemplo.co`,
      service: 'video',
      message: 'Quiero un video.\n\n¿Se puede en marzo?',
      consent: 'on',
    },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

const found = (page: Page) => page.getByRole('table').getByRole('row');

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/buscar=/);
}

test('a message is found, read, passed on and deleted', async ({ page, baseURL }) => {
  const name = 'Ñusta Íñiguez Recién';
  await write(page, baseURL, name);
  await signInAt(page, `${baseURL}${list}`, sharedDemoLogin('equipo@demo.example'));
  await search(page, 'nusta recien VIDEO');
  await expect(found(page)).toHaveCount(2);
  await expect(found(page).last()).toContainText('vence en 23 h');

  await page.getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText('¿Se puede en marzo?');
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Pasar a propuestas' }).click();
  await expect(page.getByText('Pasó a propuestas')).toBeVisible();
  await expect(found(page).last()).toContainText('en propuestas');

  // Closing it leads back to the same list, with its search.
  await page.getByRole('link', { name }).click();
  await dialog.getByRole('link', { name: 'Eliminar' }).click();
  await expect(dialog).toContainText('¿Estás seguro de eliminar este contacto?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/dashboard\?buscar=/);
  await page.getByRole('link', { name }).click();
  await dialog.getByRole('link', { name: 'Eliminar' }).click();
  await dialog.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByText('Contacto eliminado')).toBeVisible();
  await expect(
    page.getByText('No se encontraron contactos con ese término de búsqueda.'),
  ).toBeVisible();
  await checkAxeEverywhere(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same, by links and forms', async ({ page, baseURL }) => {
    const name = 'Óscar Sin Guión';
    await write(page, baseURL, name);
    await signInAt(page, `${baseURL}${list}`, sharedDemoLogin('equipo@demo.example'));
    await search(page, 'sin guion');
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText('¿Se puede en marzo?');
    await dialog.getByRole('link', { name: 'Eliminar' }).click();
    await dialog.getByRole('button', { name: 'Sí, eliminar' }).click();
    await expect(page.getByText('Contacto eliminado')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
