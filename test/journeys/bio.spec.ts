import { makeArtist, signInContext } from '../browser/artist.ts';
import { checkAxeEverywhere } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';

const facts = {
  'Nombre artístico': 'Niebla Norte',
  Experiencia: 'desde 2019 en un garaje de Suba',
  Logros: 'EP «Bajo la niebla» (2026), 40 conciertos',
  Estilo: 'guitarras lentas, tambora',
};

test('an artist has biographies, changes one while its count follows, and loses nothing to a reload or another tab', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/status of 4(?:09|22)/);
  const artist = await makeArtist(baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bio-generator');
  await expect(page.getByRole('main').getByText('Regístrate gratis')).toBeVisible();
  await checkAxeEverywhere(page);

  await signInContext(page.context(), artist, baseURL ?? '');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Atrevido (Pro)' })).toBeDisabled();
  await expect(page.getByText('Upgrade a Pro')).toBeVisible();
  await checkAxeEverywhere(page);
  for (const [label, text] of Object.entries(facts)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Escribir las biografías' }).click();
  await expect(page.getByLabel('Género')).toBeFocused();
  await page.getByLabel('Género').selectOption('rock');
  await page.getByRole('button', { name: 'Escribir las biografías' }).click();
  await expect(page.getByText('¡Biografías listas!')).toBeVisible();
  await checkAxeEverywhere(page);

  const tiktok = page.getByLabel('TikTok');
  const count = (text: string | RegExp) => page.getByText(text, { exact: true });
  await tiktok.fill('🎸'.repeat(41));
  await expect(count('82 de 80, le sobran 2')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(page.getByText('Le sobran 2 caracteres para TikTok')).toBeVisible();
  await expect(tiktok).toBeFocused();
  await tiktok.fill('🎸 Ñandú');
  await expect(count('8 de 80')).toBeVisible();
  await page.getByRole('button', { name: 'Copiar el texto de TikTok' }).click();
  await expect(page.getByText(/^Copiado$|^Quedó seleccionado/).first()).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('TikTok').fill('La otra pestaña llegó');
  await other.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(other.getByText('Biografías guardadas')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(page.getByText('Cambió en otra pestaña')).toBeVisible();
  await expect(tiktok).toHaveValue('🎸 Ñandú');
  for (const _ of ['once', 'and again']) {
    await page.reload();
    await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    await expect(page.getByText('si guardas, la reemplaza.')).toBeVisible();
    await expect(tiktok).toHaveValue('🎸 Ñandú');
    await expect(count('8 de 80')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ver la otra' }).click();
  await expect(page.getByText('si guardas, la reemplaza.')).toBeHidden();
  await expect(tiktok).toHaveValue('La otra pestaña llegó');
  await expect(count('21 de 80')).toBeVisible();

  const before = page.url();
  await page.getByRole('button', { name: 'Otra redacción' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(tiktok).toHaveValue(/Niebla Norte/);
  await page.getByRole('link', { name: 'Tus biografías' }).click();
  await expect(page.getByRole('link', { name: 'Niebla Norte' })).toHaveCount(2);
  await expect(page.getByLabel('Estilo')).toHaveValue(facts.Estilo);
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('biographies are asked for, read, written over, said otherwise and deleted', async ({
    page,
    baseURL,
  }) => {
    await signInContext(page.context(), await makeArtist(baseURL ?? ''), baseURL ?? '');
    await page.goto('/bio-generator');
    for (const [label, text] of Object.entries(facts)) await page.getByLabel(label).fill(text);
    await page.getByLabel('Género').selectOption('rock');
    await page.getByRole('radio', { name: 'Casual' }).check();
    await page.getByRole('button', { name: 'Escribir las biografías' }).click();
    await page.getByLabel('TikTok').fill('Canción Ñandú — ¿qué?');
    await page.getByRole('button', { name: 'Guardar los cambios' }).click();
    await expect(page.getByText('Biografías guardadas')).toBeVisible();
    await expect(page.getByLabel('TikTok')).toHaveValue('Canción Ñandú — ¿qué?');
    await expect(page.getByText('21 de 80')).toBeVisible();
    await page.getByRole('button', { name: 'Otra redacción' }).click();
    await expect(page.getByLabel('TikTok')).toHaveValue(/Niebla Norte/);
    await page.getByText('Borrar del historial').click();
    await page.getByRole('button', { name: 'Sí, borrar' }).click();
    await expect(page.getByRole('link', { name: 'Niebla Norte' })).toHaveCount(1);
  });
});
