import { current, places } from '../browser/app-navigation.ts';
import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { type Artist, makeArtist, makeSong, signInContext } from '../browser/artist.ts';
import { coveredControls } from '../browser/covered.ts';
import { leaveNoticeFor } from '../browser/notice.ts';
import { expect, test } from '../browser/page.ts';
import { sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

let artist: Artist;
let projectId: string;

test.beforeAll(async ({ baseURL }) => {
  artist = await makeArtist(baseURL ?? '');
  projectId = await makeSong(baseURL ?? '', artist);
});

test('a rail leads through the application, and shows where one is', async ({ page, baseURL }) => {
  await signInContext(page.context(), artist, baseURL ?? '');
  await page.setViewportSize(desk);
  await page.goto('/dashboard');
  await expect(current(page)).toHaveText(['Inicio']);
  await expect(places(page).getByText('Más')).toBeHidden();

  await places(page).getByRole('link', { name: 'Proyectos' }).click();
  await expect(page).toHaveURL('/dashboard/proyectos');
  await expect(current(page)).toHaveText(['Proyectos']);
  await page.getByRole('main').getByRole('link', { name: 'Páramo' }).first().click();
  await expect(page).toHaveURL(`/dashboard/proyectos/${projectId}`);
  await expect(current(page)).toHaveAttribute('aria-current', 'true');

  await places(page).getByRole('link', { name: 'Ajustes' }).click();
  await expect(current(page)).toHaveText(['Ajustes']);
  // Beside the rail, at its end, and not over anything.
  const rail = await places(page).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(main?.x).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? Infinity));

  // In a low window the rail scrolls, and nothing lies over anything.
  await page.setViewportSize({ width: 1100, height: 420 });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, inicio$/ })
    .click({ trial: true });
  await page.setViewportSize(desk);

  // What the site offers is a page of the site.
  await places(page).getByRole('link', { name: 'Calendario' }).click();
  await expect(page).toHaveURL('/release-calendar');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
});

test('on a phone a bar of five entries covers nothing, and «Más» opens the rest', async ({
  page,
  baseURL,
  context,
}) => {
  await signInContext(context, artist, baseURL ?? '');
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  const entries = places(page).locator('.app-bar .app-place');
  await expect(entries).toHaveText(['Inicio', 'Proyectos', 'Herramientas', 'Calendario', 'Más']);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await entries.evaluateAll((all) =>
      all.map((entry) => {
        const { width: wide, height: high } = entry.getBoundingClientRect();
        const label = entry.querySelector('span');
        return { wide, high, room: wide - (label?.getBoundingClientRect().width ?? wide) };
      }),
    );
    for (const { wide, high, room } of boxes) {
      expect(Math.min(wide, high), 'a target for a thumb').toBeGreaterThanOrEqual(44);
      expect(room, 'space between two words').toBeGreaterThan(2);
    }
  }
  await page.setViewportSize(phone);

  const more = page.getByRole('button', { name: 'Más' });
  const analytics = places(page).getByRole('link', { name: 'Analytics' });
  await expect(analytics).toBeHidden();
  await more.click();
  await expect(analytics).toBeVisible();
  const marked = await places(page)
    .locator('.app-place')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).boxShadow !== 'none'));
  expect(marked, 'one entry is where one is').toHaveLength(1);
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(analytics).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await analytics.click();
  await expect(page).toHaveURL('/dashboard/analytics');
  await expect(analytics, 'following a link closes the sheet').toBeHidden();

  for (const path of [
    '/dashboard',
    `/dashboard/proyectos/${projectId}`,
    `/dashboard/proyectos/${projectId}/editar`,
    '/dashboard/ajustes',
    '/database-setup',
  ]) {
    await leaveNoticeFor(context, `${baseURL}${path}`, 'profile-saved');
    await page.goto(path);
    await expect(page.getByText('Perfil guardado')).toBeVisible();
    expect(await coveredControls(page, 'scroll'), path).toEqual([]);
  }
  // The end of the page can be scrolled clear of the bar.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = await page.getByRole('contentinfo').boundingBox();
  const bar = await places(page).boundingBox();
  expect((foot?.y ?? Infinity) + (foot?.height ?? 0)).toBeLessThan((bar?.y ?? 0) + 1);
});

test('with the keyboard: past the navigation in one step, and through it', async ({
  page,
  baseURL,
}) => {
  await signInContext(page.context(), artist, baseURL ?? '');
  await page.setViewportSize(phone);
  await page.goto('/dashboard/proyectos');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const names: (string | null | undefined)[] = [];
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab');
    names.push(await focused());
  }
  expect(names).toEqual(['Inicio', 'Proyectos', 'Herramientas', 'Calendario', 'Más']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Analytics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/analytics');
});

test(
  'the staff have an entry and a room of their own, and an artist has neither',
  { tag: '@sweep' },
  async ({ page, browser, baseURL, faults }) => {
    faults.allow(/status of 404 .*\/admin/);
    const team = places(page).getByRole('link', { name: 'Equipo' });
    await signInContext(page.context(), artist, baseURL ?? '');
    await page.goto('/dashboard');
    await expect(current(page)).toHaveText(['Inicio']);
    await expect(team).toHaveCount(0);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
    await expect(page).toHaveTitle(/^Página no encontrada/);
    await expect(page.getByRole('navigation', { name: 'Equipo' })).toHaveCount(0);

    const staff = await browser.newPage({ baseURL });
    await signInAt(staff, `${baseURL}/dashboard`, sharedDemoLogin('equipo@demo.example'));
    await places(staff).getByRole('link', { name: 'Equipo' }).click();
    await expect(staff).toHaveURL('/admin/dashboard');
    const room = staff.getByRole('navigation', { name: 'Equipo' });
    await expect(room.locator('[aria-current]')).toHaveText(['Contactos']);
    await checkAxeEverywhere(staff);
    await room.getByRole('link', { name: 'Propuestas' }).click();
    await expect(staff.getByRole('heading', { name: 'Propuestas', level: 1 })).toBeVisible();
    await checkAxeEverywhere(staff);
    await room.getByRole('link', { name: 'Mi dashboard' }).click();
    await expect(staff.getByRole('heading', { name: 'Mi Dashboard Musical' })).toBeVisible();
    await staff.close();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('«Más» opens, leads on, and ends the session', async ({ page, baseURL }) => {
    // A session of its own: it ends here.
    const own = await makeArtist(baseURL ?? '');
    await signInContext(page.context(), own, baseURL ?? '');
    await page.setViewportSize(phone);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Más' }).click();
    await places(page).getByRole('link', { name: 'Distribución' }).click();
    await expect(page).toHaveURL('/dashboard/distribucion');
    await expect(places(page).locator('.app-more [aria-current]')).toHaveText('Distribución');
    await page.getByRole('button', { name: 'Más' }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\?volver=/);
  });
});
