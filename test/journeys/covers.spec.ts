import { setTimeout } from 'node:timers/promises';
import { machinePaths } from '#content/machine-paths.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { checkAxeEverywhere } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';

const brief = { Artista: 'Niebla Norte', Título: 'Páramo adentro' };

test('an artist asks for covers, watches them come, keeps one, downloads it and varies it, until the month is used up', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/status of 422/);
  const artist = await makeArtist(baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cover-art-generator');
  await expect(page.getByRole('main').getByText('Regístrate gratis')).toBeVisible();
  await checkAxeEverywhere(page);

  await signInContext(page.context(), artist, baseURL ?? '');
  // What is typed and chosen before a script ran stays, also when the page hears that something may have changed.
  await page.route('**/*.js', async (route) => {
    await setTimeout(1_500);
    await route.continue();
  });
  const followed = page.waitForRequest(`**${machinePaths.events}`);
  await page.goto('/cover-art-generator', { waitUntil: 'commit' });
  await page.getByLabel('Título').fill('Antes de todo');
  await page.getByLabel('Tu foto').setInputFiles({
    ...{ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('foto') },
  });
  await followed;
  await setTimeout(1_000);
  await page.unroute('**/*.js');
  await expect(page.getByLabel('Título')).toHaveValue('Antes de todo');
  await expect(page.getByLabel('Tu foto')).toHaveValue(/foto\.jpg$/);
  await page.getByLabel('Tu foto').setInputFiles([]);
  await expect(page.getByText('Te quedan 2 de 2 generaciones este mes')).toBeVisible();
  await expect(page.getByRole('radio', { name: '9:16 (Pro)' })).toBeDisabled();
  await checkAxeEverywhere(page);
  for (const [label, text] of Object.entries(brief)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Tu foto').setInputFiles({
    ...{ name: 'foto.jpg', mimeType: 'image/jpeg' },
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(page.getByText('La imagen no debe superar los 10MB')).toBeVisible();
  await expect(page.getByLabel('Tu foto')).toHaveValue('');
  await page.getByRole('button', { name: 'Dibujar cuatro portadas' }).click();
  await expect(page.getByLabel('Género')).toBeFocused();
  await page.getByLabel('Género').selectOption('indie');
  await page.getByLabel('Descripción').fill('El mar de noche');
  await page.getByRole('button', { name: 'Dibujar cuatro portadas' }).click();
  await expect(page).toHaveURL(/cover-art-generator\/[\w-]+$/);
  const status = await page.getByRole('status').filter({ hasText: 'Las portadas' }).elementHandle();
  // Nothing is pressed and nothing is loaded again: the page hears of it.
  await expect(page.getByRole('heading', { name: 'Escoge una' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('De la descripción entendimos: mar y noche.')).toBeVisible();
  const pictures = page.getByRole('img', { name: /^Portada \d, estilo/ });
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(512);
  await checkAxeEverywhere(page);

  // The very element that said so before: a screen reader tells of a change, and not of a new one.
  expect(await status?.evaluate((element) => element.isConnected && element.textContent)).toBe(
    'Las cuatro portadas están listas',
  );
  // What was sent is no draft any more.
  await page.getByRole('link', { name: 'Tus portadas' }).click();
  await expect(page.getByRole('heading', { name: 'Una portada nueva' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Páramo adentro' })).toHaveCount(1);
  await expect(page.getByLabel('Título')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Escoge una' })).toBeVisible();
  for (const width of [360, 390, 768, 900]) {
    await page.setViewportSize({ width, height: 740 });
    // What is pressed is what is seen: nothing of one cover lies over another.
    const outside = () =>
      page.locator('.cover-choices > li').evaluateAll(
        (items) =>
          items.flatMap((item) => {
            const { left, right } = item.getBoundingClientRect();
            return [...item.querySelectorAll('img, button, summary')].filter((part) => {
              const box = part.getBoundingClientRect();
              return box.left < left - 0.5 || box.right > right + 0.5;
            });
          }).length,
      );
    await expect.poll(outside, `${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /^Quedarme con esta.*la 3$/ }).click();
  await expect(page.getByRole('heading', { name: 'Tu portada' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Bajar JPG de 1:1' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await checkAxeEverywhere(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Niebla Norte - Páramo adentro (1x1).jpg');
  await expect(page.getByText('Con Premium, 1688 × 3000')).toBeVisible();

  await page.getByText('Otras en este estilo').nth(2).click();
  await expect(page.getByText('te queda 1.').nth(2)).toBeVisible();
  await page.getByRole('button', { name: /^Dibujar otras cuatro.*la 3$/ }).click();
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Lo que usaste volvió a tu cuenta.')).toBeVisible();
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect(page.getByRole('heading', { name: 'Escoge una' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Variaciones de la 3 de «Páramo adentro»')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Otras cuatro de lo mismo' })).toBeHidden();
  await page.getByRole('link', { name: 'Tus portadas' }).click();
  await expect(page.getByText('Has alcanzado el límite.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Límite Alcanzado - Upgrade a Pro' }),
  ).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Páramo adentro' })).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('covers are asked for, looked at, kept, downloaded and deleted', async ({
    page,
    baseURL,
  }) => {
    await signInContext(page.context(), await makeArtist(baseURL ?? ''), baseURL ?? '');
    await page.goto('/cover-art-generator');
    for (const [label, text] of Object.entries(brief)) await page.getByLabel(label).fill(text);
    await page.getByLabel('Género').selectOption('cumbia');
    await page.getByRole('button', { name: 'Dibujar cuatro portadas' }).click();
    const until = async (text: string | RegExp) => {
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(text).first()).toBeVisible({ timeout: 200 });
      }).toPass({ timeout: 30_000 });
    };
    await until('Escoge una');
    await page.getByRole('button', { name: 'Quedarme con esta' }).first().click();
    await until(/^Bajar JPG/);
    await page.getByText('Borrar del historial').click();
    await page.getByRole('button', { name: 'Sí, borrar' }).click();
    await expect(page.getByText('Todavía no hay portadas')).toBeVisible();
  });
});
