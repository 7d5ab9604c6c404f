import { pages } from '#content/site-map.ts';
import { expect, test } from '../browser/page.ts';

test('the frames of the film are alike on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(pages.videoProduction.path);
  const widths = await page
    .locator('.film-cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(widths).toHaveLength(6);
  expect(new Set(widths).size).toBe(1);
});

test('the drawing beside the form of /contact stays within its frame', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pages.contact.path);
  const drawing = page.locator('.cableway');
  expect(await drawing.evaluate((svg) => getComputedStyle(svg).overflow)).toBe('hidden');
  const outside = await drawing.evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    return Array.from(svg.querySelectorAll('.cableway-rope, .cableway-tower, .cableway-up'))
      .filter((part) => {
        const { right, top } = part.getBoundingClientRect();
        return right > frame.right || top < frame.top;
      })
      .map((part) => part.outerHTML);
  });
  expect(outside).toEqual([]);
});

test('the trays of the bar have no hole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const trays = await page.locator('.tray').evaluateAll((all) =>
    all.map((tray) => {
      if (tray instanceof HTMLElement) tray.showPopover();
      const tops = Array.from(tray.querySelectorAll('li'), (one) => one.offsetTop);
      return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
    }),
  );
  expect(trays.length).toBeGreaterThan(1);
  for (const rows of trays) expect(new Set(rows).size, String(rows)).toBe(1);
});

test('a poster as dark as the page has an edge', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const poster = page.locator('.press-player-poster').first();
  await expect(poster).toHaveCSS('border-top-style', 'solid');
  const [edge, paper] = await poster.evaluate((element) => [
    getComputedStyle(element).borderTopColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(edge).not.toBe(paper);
});

test('a plan that is announced has a button that cannot be pressed yet', async ({ page }) => {
  for (const { path } of [pages.management, pages.distribution]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Próximamente' }).first()).toBeDisabled();
  }
});
