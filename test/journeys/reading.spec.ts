import { expect, test } from '../browser/page.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog shows one category at a time, with the keyboard alone', async ({ page }) => {
    await page.goto('/blog-musical');
    const articles = page.getByRole('article');
    const group = page.getByRole('group', { name: 'Filtrar por categoría' });
    const all = await articles.count();
    expect(all).toBeGreaterThan(5);

    await group.getByRole('radio', { name: 'Todas' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: 'Producción' })).toBeChecked();
    await expect(articles.filter({ visible: true })).toHaveCount(
      await page.locator('article[data-category=produccion]').count(),
    );

    await page.keyboard.press('ArrowLeft');
    await expect(articles.filter({ visible: true })).toHaveCount(all);
  });

  test('an article leads to its parts, to others and back to the list', async ({ page }) => {
    await page.goto('/blog-musical');
    const title = await page.getByRole('heading', { level: 2 }).first().innerText();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const part = page.getByRole('navigation', { name: 'Partes del artículo' }).getByRole('link');
    await part.last().click();
    await expect(
      page.getByRole('heading', { level: 2, name: await part.last().innerText() }),
    ).toBeInViewport();
    await page.getByRole('link', { name: 'Todos los artículos' }).click();
    await expect(page).toHaveURL('/blog-musical');
  });

  test('a guide is downloaded as a PDF', async ({ page }) => {
    await page.goto('/guias-gratuitas');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar PDF' }).first().click();
    expect((await downloading).suggestedFilename()).toBe('grabar-tu-voz-en-casa.pdf');
  });
});
