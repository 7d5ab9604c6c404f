import { makeArtist, signInContext } from '../browser/artist.ts';
import { checkAxeEverywhere } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';

const form = { theme: 'el mar', genre: 'folk', mood: 'sereno' };

test('an artist writes a song, changes a verse while its count follows, and keeps it from another tab', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/status of 4(?:09|22)/);
  const artist = await makeArtist(baseURL ?? '');
  await page.goto('/lyrics-generator');
  await expect(page.getByRole('main').getByText('Así salió del generador')).toBeVisible();

  await signInContext(page.context(), artist, baseURL ?? '');
  // A page of a visitor hears that somebody is signed in, and becomes theirs.
  await page.reload();
  await expect(page.getByText('Te quedan 3 de 3 letras este mes.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await checkAxeEverywhere(page);
  await page.getByRole('button', { name: 'Escribir la letra' }).click();
  await expect(page.getByLabel('Tema')).toBeFocused();
  await expect(page.getByText('Dinos de qué habla la canción')).toBeVisible();
  await page.getByLabel('Tema').fill(form.theme);
  await page.getByLabel('Género').selectOption(form.genre);
  await page.getByLabel('Ánimo').selectOption(form.mood);
  await page.getByRole('button', { name: 'Escribir la letra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'El mar' })).toBeVisible();
  await expect(page.getByText('¡Letra lista!')).toBeVisible();
  await checkAxeEverywhere(page);

  const first = page.getByLabel('Verso 1', { exact: true });
  const verse = page.getByRole('listitem').filter({ has: first });
  await expect(verse.getByText('8/8')).toBeVisible();
  await first.fill('Una línea que tiene demasiadas sílabas');
  await expect(verse.getByText(/Le sobran sílabas/)).toBeAttached();
  await first.fill('Canto y lloro en este puerto');
  await expect(verse.getByText('8/8')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Verso 1', { exact: true }).fill('La otra pestaña llegó');
  await other.getByRole('button', { name: 'Guardar la letra' }).click();
  await expect(other.getByText('Letra guardada')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar la letra' }).click();
  await expect(page.getByText('Cambió en otra pestaña')).toBeVisible();
  await expect(first).toHaveValue('Canto y lloro en este puerto');
  await page.reload();
  await expect(first).toHaveValue('La otra pestaña llegó');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a song is asked for, read, written over and deleted', async ({ page, baseURL }) => {
    await signInContext(page.context(), await makeArtist(baseURL ?? ''), baseURL ?? '');
    await page.goto('/lyrics-generator');
    await page.getByLabel('Tema').fill(form.theme);
    await page.getByLabel('Género').selectOption(form.genre);
    await page.getByLabel('Ánimo').selectOption(form.mood);
    await page.getByRole('button', { name: 'Escribir la letra' }).click();
    const first = page.getByLabel('Verso 1', { exact: true });
    await first.fill('Canto y lloro en este puerto');
    await page.getByRole('button', { name: 'Guardar la letra' }).click();
    await expect(page.getByText('Letra guardada')).toBeVisible();
    await expect(first).toHaveValue('Canto y lloro en este puerto');
    await page.getByRole('button', { name: 'Borrar del historial' }).click();
    await expect(page.getByText('Todavía no hay letras')).toBeVisible();
  });
});
