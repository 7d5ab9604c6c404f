import { expect, test } from '../browser/page.ts';

const foreign = /^https:\/\/(?:open\.spotify\.com|www\.youtube-nocookie\.com)\//;

test('a player of another site comes when it is pressed, in the place of its poster', async ({
  page,
  faults,
}) => {
  faults.allow(/^pide a otro origen: https:\/\/open\.spotify\.com\/embed\//);
  const asked: string[] = [];
  await page.route(foreign, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Reproductor</title>' });
  });
  await page.goto('/portfolio');
  const keys = page.locator('[data-player]');
  await keys.nth(5).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  const name = (await keys.first().getAttribute('aria-label')) ?? '';
  await keys.first().focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', name);
  await expect(frame).toHaveAttribute('height', '352');
  await expect(frame).toBeFocused();
  expect(asked).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);

  // Another one takes its turn: the first poster is back.
  await keys.nth(1).click();
  await expect(frame).toHaveCount(1);
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('six works hang on the wall, and the key shows the rest', async ({ page }) => {
  await page.goto('/portfolio');
  const keys = page.locator('[data-player]:visible');
  await expect(keys).toHaveCount(6);
  await page.getByText('Cargar Más Proyectos').click();
  await expect(keys).toHaveCount(10);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every work hangs on the wall, and a poster leads to its player', async ({ page }) => {
    await page.goto('/portfolio');
    const keys = page.locator('[data-player]:visible');
    await expect(keys).toHaveCount(10);
    await expect(keys.first()).toHaveAttribute('href', /^https:\/\/open\.spotify\.com\/playlist\//);
  });
});
