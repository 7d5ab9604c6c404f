import { readdirSync } from 'node:fs';
import { pages } from '#content/site-map.ts';
import type { Page } from '@playwright/test';
import { checkAxe } from '../browser/axe.ts';
import { coveredControls } from '../browser/covered.ts';
import { expect, test } from '../browser/page.ts';
import { sampled, waysOf } from '../sampled.ts';

const posts = readdirSync('content/posts').map(
  (name) => `${pages.blog.path}/${name.replace(/\.md$/, '')}`,
);

const addresses = [
  ...Object.values(pages).map(({ path }) => path),
  ...sampled(posts, 3),
  '/no-existe',
  '/auth',
  '/auth?tab=signup',
  '/auth/recuperar',
  '/auth/clave-nueva?token=x',
  '/auth/confirmar?token=x',
  '/auth/correo?token=x',
  '/correo/baja?de=x',
  '/boletin/confirmar?de=x',
  '/boletin/baja?de=x',
  '/dev/ui',
  '/dev/mail',
  '/dev/reloj',
];

/** As each page is looked at for accessibility, in turn. */
const both = ['phone in the light', 'wide in the dark'] as const;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Chromium as a reader has set it who wants letters twice as large. */
const doubled = '--blink-settings=defaultFontSize=32';

/** Labels of two lines against the edges of their buttons, and kickers that do not stay in one line. */
const squeezed = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const labels = seen('.button:not(.button-icon)').filter(
      (button) => button.clientHeight - box(button).height < 14,
    );
    const kickers = seen('.badge-line').filter((line) => line.clientHeight > 24);
    return [...labels, ...kickers].map(({ textContent }) => textContent);
  });

const bodySize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

/** Looked at by one page after the other: to open a new one takes as long as to look. */
const visits = 6;
/** Of each kind of page some. */
const looked = sampled(addresses, 3);
const rounds = Array.from({ length: Math.ceil(looked.length / visits) }, (_, round) =>
  looked.slice(round * visits, (round + 1) * visits),
);

// By both workers: most of the journeys' time is spent here.
test.describe.configure({ mode: 'parallel' });

for (const round of rounds) {
  test(`${round.join(' ')} are accessible in both themes, and fit`, async ({ page, faults }) => {
    faults.allow(/status of 404 .*\/no-existe\)/);
    for (const [number, address] of round.entries()) {
      await test.step(address, async () => {
        // Without motion a color is the one of its theme at once.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 360, height: 800 });
        await page.goto(address);
        const ways = address === '/' ? both : waysOf(both, number);
        if (ways.includes('phone in the light')) await checkAxe(page);
        expect(await overflow(page)).toBe(0);
        expect(await coveredControls(page, 'scroll')).toEqual([]);
        expect(await squeezed(page)).toEqual([]);
        // WCAG 2.2, 1.4.10: 1280 px at 400 %.
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await overflow(page)).toBe(0);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await coveredControls(page, 'scroll')).toEqual([]);
        expect(await squeezed(page)).toEqual([]);
        if (ways.includes('wide in the dark')) await checkAxe(page);
        expect(await overflow(page)).toBe(0);
      });
    }
  });
}

test('every page doubles its letters where the browser does, and still fits', async ({
  page,
  playwright,
  baseURL,
  launchOptions,
}) => {
  await page.goto('/');
  expect(await bodySize(page)).toBe(17);

  const args = [...(launchOptions.args ?? []), doubled];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const reader = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  for (const address of sampled(addresses, 9)) {
    await reader.goto(address);
    expect(await bodySize(reader), address).toBeGreaterThanOrEqual(32);
    for (const width of [360, 1280]) {
      await reader.setViewportSize({ width, height: 640 });
      expect(await overflow(reader), `${address} at ${width} px`).toBe(0);
    }
  }
  await reader.setViewportSize({ width: 360, height: 640 });
  await reader.goto('/');
  await reader.getByRole('button', { name: 'Menú' }).click();
  await reader.locator('#menu').getByRole('link', { name: 'Crear Cuenta' }).click();
  await expect(reader).toHaveURL(/\/auth/);
  for (const name of ['Iniciar Sesión', 'Crear Cuenta'])
    await expect(reader.getByRole('main').getByRole('link', { name })).toBeInViewport({
      ratio: 0.9,
    });
  await browser.close();
});

test('in forced colours the tab where one is and an open question can be distinguished', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/auth');
  const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
  const outlines = await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).outline));
  expect(new Set(outlines).size).toBe(2);

  await page.goto('/digital-pro');
  const question = page.locator('.questions details').first();
  const sign = () =>
    question.locator('summary').evaluate((summary) => getComputedStyle(summary, '::after').content);
  const closed = await sign();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  expect([closed, await sign()]).toEqual(['"+"', '"−"']);
});

test('on paper whose the page is stands beside the name, and on no sheet alone', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/terminos-condiciones');
  const [name, words, body] = await Promise.all(
    ['.top-home', '.foot-end', 'main'].map((place) => page.locator(place).boundingBox()),
  );
  const duties = await page.locator('.foot-duties').boundingBox();
  const kept = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((element) => {
        const { orphans, widows, breakAfter, breakInside } = getComputedStyle(element);
        return { orphans, widows, breakAfter, breakInside };
      });
  expect(await kept('main p')).toMatchObject({ orphans: '3', widows: '3' });
  expect(await kept('main h2')).toMatchObject({ breakAfter: 'avoid', breakInside: 'avoid' });
  if (!name || !words || !duties || !body) throw new Error('something is not shown');
  expect(words.x).toBeGreaterThan(name.x + name.width);
  expect(duties.y + duties.height).toBeLessThanOrEqual(body.y);
});
