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
  // Nothing of it is lost by a reload, and it can be taken back.
  await page.reload();
  await expect(page.getByText('si guardas, la reemplaza')).toBeVisible();
  await expect(first).toHaveValue('Canto y lloro en este puerto');
  await page.reload();
  await expect(page.getByText('si guardas, la reemplaza')).toBeVisible();
  await page.getByRole('button', { name: 'Ver la otra' }).click();
  await expect(first).toHaveValue('La otra pestaña llegó');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(first).toHaveValue('Canto y lloro en este puerto');
  await page.getByRole('button', { name: 'Guardar la letra' }).click();
  await expect(page.getByText('Letra guardada')).toBeVisible();

  // What this tab has saved is no draft: the newer one of the other tab stands.
  await other.reload();
  await other.getByLabel('Verso 1', { exact: true }).fill('La otra volvió a guardar');
  await other.getByRole('button', { name: 'Guardar la letra' }).click();
  await expect(other.getByText('Letra guardada')).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('La otra volvió a guardar');
  await expect(page.getByRole('button', { name: 'Ver la otra' })).toHaveCount(0);
});

test('a verse is written anew by what rhymes with it, and what is fixed stays', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInContext(page.context(), await makeArtist(baseURL ?? ''), baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/lyrics-generator');
  await page.getByLabel('Tema').fill(form.theme);
  await page.getByLabel('Género').selectOption(form.genre);
  await page.getByLabel('Ánimo').selectOption(form.mood);
  await page.getByRole('button', { name: 'Escribir la letra' }).click();
  const verse = (n: number) => page.getByLabel(`Verso ${n}`, { exact: true });
  const tools = page.getByRole('group', { name: 'Verso 2, opciones' });
  const before = await verse(2).inputValue();
  await verse(2).click();
  await tools.getByRole('button', { name: 'Otros versos' }).click();
  const option = tools.getByRole('listitem').getByRole('button').first();
  await expect(option).toContainText(/Rima (consonante|asonante) con/);
  await checkAxeEverywhere(page);
  await option.click();
  await expect(verse(2)).toBeFocused();
  const second = await verse(2).inputValue();
  expect(second).not.toBe(before);

  await tools.getByRole('button', { name: 'Fijar' }).click();
  const others = await verse(4).inputValue();
  await page.getByRole('button', { name: 'Otra versión de esta estrofa' }).first().click();
  await expect(page.getByText('Listo: otra versión.')).toBeVisible();
  expect(await verse(2).inputValue()).toBe(second);
  expect(await verse(4).inputValue()).not.toBe(others);
  await verse(4).press('Control+z');
  await expect(verse(4)).toHaveValue(others);

  // A line of one's own, by the keyboard alone.
  await verse(4).press('Enter');
  await expect(verse(5)).toBeFocused();
  await page.keyboard.type(second);
  await expect(page.getByText('Igual al verso 2')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await expect(verse(4)).toBeFocused();

  await page.context().setOffline(true);
  await page.getByRole('group', { name: 'Verso 4, opciones' }).getByText('Otros versos').click();
  await expect(page.getByText('tu letra sigue aquí').first()).toBeVisible();
  await page.context().setOffline(false);

  await page.getByRole('button', { name: 'Guardar la letra' }).click();
  await expect(page.getByText('Letra guardada')).toBeVisible();
  await page.reload();
  await expect(verse(2)).toHaveValue(second);
  await expect(page.getByText('Recuperamos')).toHaveCount(0);
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
    await page.getByText('Borrar del historial').click();
    await page.getByRole('button', { name: 'Sí, borrar' }).click();
    await expect(page.getByText('Todavía no hay letras')).toBeVisible();
  });
});
