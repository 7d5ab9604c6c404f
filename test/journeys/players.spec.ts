import { expect, test } from '../browser/page.ts';
import { makeArtist, makeSong, signInContext } from '../browser/artist.ts';
import { sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

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
  const buttons = page.locator('[data-player]');
  await buttons.nth(5).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  const name = (await buttons.first().getAttribute('aria-label')) ?? '';
  await buttons.first().focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', name);
  await expect(frame).toHaveAttribute('height', '352');
  await expect(frame).toBeFocused();
  const covered = page.locator('.press-player:has(iframe) .poster text').first();
  await expect(covered).toHaveCSS('visibility', 'hidden');
  await expect.poll(() => asked).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);

  // Another one takes its turn: the first poster is back.
  await buttons.nth(1).click();
  await expect(frame).toHaveCount(1);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect.poll(() => asked).toHaveLength(2);
});

test('six works hang on the wall, and the button shows the rest', async ({ page }) => {
  await page.goto('/portfolio');
  const buttons = page.locator('[data-player]:visible');
  await expect(buttons).toHaveCount(6);
  await page.getByText('Cargar Más Proyectos').click();
  await expect(buttons).toHaveCount(10);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every work hangs on the wall, and a poster leads to its player', async ({ page }) => {
    await page.goto('/portfolio');
    const buttons = page.locator('[data-player]:visible');
    await expect(buttons).toHaveCount(10);
    await expect(buttons.first()).toHaveAttribute(
      'href',
      /^https:\/\/open\.spotify\.com\/playlist\//,
    );
  });
});

test('what the server drew stays while its code is still to come, though the page plays', async ({
  page,
  baseURL,
}) => {
  const login = sharedDemoLogin('artista@demo.example');
  await signInAt(page, `${baseURL}/dashboard/proyectos`, login);
  const late = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/project-files-/, async (route) => {
    await late.promise;
    await route.continue();
  });
  const play = page.getByRole('button', { name: /^Reproducir .*Páramo adentro/ });
  await expect(play).toBeVisible({ timeout: 60_000 });
  const song = page.getByRole('link', { name: 'Páramo adentro' });
  await page.goto((await song.first().getAttribute('href')) ?? '');
  await play.click();
  await expect(page.getByRole('button', { name: /^Pausar/ })).toBeVisible();
  await expect(page.locator('input[type="file"]')).toHaveCount(2);
  late.resolve(undefined);
});

test('the play button of a song stays where it is, with the focus, and says when it loads', async ({
  page,
  baseURL,
}) => {
  const login = sharedDemoLogin('artista@demo.example');
  await page.clock.install();
  await signInAt(page, `${baseURL}/dashboard`, login);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/archivos/artifacts/**', async (route) => {
    await released;
    await route.continue();
  });
  const button = page.getByRole('button', { name: /^Reproducir/ }).last();
  await button.scrollIntoViewIfNeeded();
  const element = await button.elementHandle();
  const place = await button.boundingBox();
  const loading = page.getByText('cargando', { exact: true });

  await page.clock.pauseAt(Date.now() + 60_000);
  await button.press('Enter');
  const pause = page.getByRole('button', { name: /^Pausar/ });
  await expect(pause).toBeFocused();
  expect(await element?.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await pause.boundingBox()).toEqual(place);
  await page.clock.runFor(400);
  await expect(loading).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(loading).toBeVisible();

  release();
  await expect(loading).toHaveCount(0);
  const position = page.getByRole('slider', { name: /Posición/ });
  await expect
    .poll(async () => Number(await position.getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);

  // Another song has its turn; what was opened stays, so that nothing moves under the finger.
  const other = page.getByRole('button', { name: /^Reproducir/ }).last();
  const before = await other.boundingBox();
  await other.click();
  await expect(page.getByRole('button', { name: /^Pausar/ })).toHaveCount(1);
  await expect(position).toHaveCount(2);
  expect(await page.getByRole('button', { name: /^Pausar/ }).boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a song plays in the browser’s own player, and nothing is offered that only a script does', async ({
    page,
    baseURL,
  }) => {
    const artist = await makeArtist(baseURL ?? '');
    const projectId = await makeSong(baseURL ?? '', artist);
    await signInContext(page.context(), artist, baseURL ?? '');
    const player = page.locator('audio[controls]');
    await expect(async () => {
      await page.goto(`/dashboard/proyectos/${projectId}`);
      await expect(player).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(player).toHaveAttribute('src', /^\/archivos\//);
    await expect(page.getByText(/necesitas un navegador con JavaScript/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Reproducir/ })).toHaveCount(0);
    await expect(page.locator('.file-drop').filter({ visible: true })).toHaveCount(0);
  });
});
