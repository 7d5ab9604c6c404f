import { current, places } from '../browser/app-navigation.ts';
import { checkAxeEverywhere, checkContrast } from '../browser/axe.ts';
import { type Artist, makeArtist, makeSong, signInContext } from '../browser/artist.ts';
import { coveredControls } from '../browser/covered.ts';
import { leaveNoticeFor } from '../browser/notice.ts';
import { overflowOf } from '../browser/overflow.ts';
import { expect, test } from '../browser/page.ts';
import { readAgain } from '../browser/read-again.ts';
import { sampled } from '../sampled.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

let artist: Artist;
let projectId: string;

test.beforeAll(async ({ baseURL }) => {
  artist = await makeArtist(baseURL ?? '');
  projectId = await makeSong(baseURL ?? '', artist);
});

test('every page of the application is accessible in both themes, fits and prints without its frame', async ({
  page,
  baseURL,
}) => {
  await signInContext(page.context(), artist, baseURL ?? '');
  const paths = [
    '/dashboard',
    '/dashboard/proyectos',
    '/dashboard/proyectos/papelera',
    `/dashboard/proyectos/${projectId}`,
    `/dashboard/proyectos/${projectId}/editar`,
    '/dashboard/ajustes/seguridad',
    '/dashboard/pagos',
    '/database-setup',
  ];
  for (const path of sampled(paths, 3)) {
    await test.step(path, async () => {
      await page.setViewportSize(desk);
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByText('Escríbenos por WhatsApp')).toHaveCount(0);
      await checkAxeEverywhere(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await checkContrast(page);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 256 });
        expect(await overflowOf(page), `${width} px`).toBe(0);
      }
    });
  }
  await page.goto(`/dashboard/proyectos/${projectId}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(places(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const offers = page.getByRole('main').getByText(/Editar datos|Cambiar: /);
  await expect(offers.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  await expect(page.locator('.panel').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner').getByRole('link')).toBeVisible();
  await page.emulateMedia({ media: 'screen', colorScheme: null, forcedColors: 'active' });
  await page.setViewportSize(desk);
  await page.goto('/dashboard');
  const outlines = await places(page)
    .locator('a')
    .evaluateAll((all) => all.map((place) => getComputedStyle(place).outlineStyle));
  expect(new Set(outlines), 'where one is can be seen without colours').toEqual(
    new Set(['solid', 'none']),
  );
});

test('a notice that goes leaves what has been drawn of a part whose code is still on its way', async ({
  page,
  baseURL,
}) => {
  await signInContext(page.context(), artist, baseURL ?? '');
  const address = new URL(`/dashboard/proyectos/${projectId}`, baseURL).href;
  await leaveNoticeFor(page.context(), address, 'project-saved');
  // It never comes.
  await page.route('**/assets/project-files-*.js', () => {});
  await page.goto(address);
  const files = page.locator('.song-files');
  await expect(files).toBeVisible();
  const closing = page.getByRole('button', { name: 'Cerrar aviso' });
  await closing.click();
  await expect(closing).toHaveCount(0);
  await expect(files).toBeVisible();
});

test(
  'who wants letters twice as large has them, and the bar leaves room for the page',
  { tag: '@sweep' },
  async ({ playwright, baseURL, launchOptions }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const reader = await browser.newPage({ baseURL, viewport: { width: 360, height: 640 } });
    await signInContext(reader.context(), artist, baseURL ?? '');
    for (const path of ['/dashboard', '/dashboard/ajustes', '/dashboard/new-project']) {
      await reader.goto(path);
      expect(await overflowOf(reader), path).toBe(0);
      expect(await coveredControls(reader, 'scroll'), path).toEqual([]);
    }
    await reader.goto('/dashboard');
    await expect(places(reader)).toHaveCSS('position', 'static');
    await browser.close();
  },
);

test('the wizard stands alone, and its way out asks nothing while nothing is lost', async ({
  page,
  baseURL,
}) => {
  await signInContext(page.context(), artist, baseURL ?? '');
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Nuevo proyecto' }).first().click();
  await expect(page.getByRole('heading', { name: 'Nuevo proyecto' })).toBeVisible();
  await expect(places(page)).toHaveCount(0);
  await checkAxeEverywhere(page);
  await page.getByLabel('Título del proyecto').fill('Ruana');
  await page.getByRole('link', { name: 'Volver a Proyectos' }).click();
  await expect(current(page)).toHaveText(['Proyectos']);
  await page.goto('/dashboard/new-project');
  const title = page.getByLabel('Título del proyecto');
  await expect(title).toHaveValue('Ruana');
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await checkAxeEverywhere(page);
  await title.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  await page.reload();
  await readAgain(page);
  await expect(title).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Descartar' })).toHaveCount(0);
});
