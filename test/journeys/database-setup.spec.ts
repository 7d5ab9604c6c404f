import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { checkAxe, checkContrast } from '../browser/axe.ts';
import { overflowOf } from '../browser/overflow.ts';
import { expect, test } from '../browser/page.ts';
import { sampled } from '../sampled.ts';
import { freePort, startServer, type TestServer } from '../browser/server.ts';
import { demoLogin, signInAt } from '../browser/sign-in.ts';
import { makeUsedDataDir } from '../browser/used-site.ts';

const port = await freePort();
let data: Awaited<ReturnType<typeof makeUsedDataDir>>;
let server: TestServer;
let owner: pg.Client;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;

// A server of its own: its tables are dropped.
test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  data = await makeUsedDataDir();
  server = await startServer({ dataDir: data.path, port, logFile: 'test-results/setup.log' });
  owner = new pg.Client({ ...runningCluster(data.path), database: embeddedName });
  await owner.connect();
  await using page = await browser.newPage();
  await signInAt(
    page,
    `${server.origin}/dashboard`,
    demoLogin(server.output(), 'artista@demo.example'),
  );
  session = await page.context().storageState();
});
test.afterAll(async () => {
  await owner.end();
  await server.stop();
  await data.remove();
});

async function enter(page: Page, path: string): Promise<void> {
  await page.context().addCookies(session.cookies);
  await page.goto(path);
}

test('a dropped table is named, and the copied script brings it back', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, '/dashboard/analytics');
  await owner.query('drop table projects cascade');

  const reason = page.getByRole('alert').filter({ hasText: 'Error de Base de Datos' });

  await test.step('the open page leads to the setup page, which says why, once', async () => {
    await main.getByRole('link', { name: 'Proyectos', exact: true }).click();
    await expect(page).toHaveURL('/database-setup');
    await expect(reason).toHaveCount(1);
    await expect(reason).toContainText(
      "La tabla 'projects' no existe. Por favor ejecuta las migraciones.",
    );
    await checkAxe(page);
  });

  await test.step('the button copies the script, says so for two seconds, and the file is the same', async () => {
    const button = main.getByRole('button', { name: /Guion de las tablas/ });
    await button.click();
    await expect(button).toHaveText(/^Copiado/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('create table if not exists projects');
    await expect(button).toHaveText(/^Copiar/, { timeout: 3000 });
    const waiting = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Descargar .sql' }).first().click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('estudio2600-tablas.sql');
    expect(await readFile(await file.path(), 'utf8')).toBe(copied);
    await owner.query(copied);
  });

  await test.step('looking again finds everything, and the dashboard opens', async () => {
    await main.getByRole('button', { name: 'Comprobar de nuevo' }).click();
    await expect(main.getByText(/Todo está en su sitio/)).toBeVisible();
    await expect(reason).toHaveCount(0);
    await checkAxe(page);
    await main.getByRole('link', { name: 'Volver al dashboard' }).click();
    await expect(main.getByText('No tienes proyectos aún')).toBeVisible();
  });
});

test(
  'where the clipboard is refused, the button selects the script',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await enter(page, '/database-setup');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /Guion del almacenamiento/ }).click();
    await expect(main.getByText('Quedó seleccionado')).toBeVisible();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toContain('create table if not exists uploads');
    expect(selected).not.toContain('create table if not exists users');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads, looks again, and has no button that does nothing', async ({ page }) => {
    await enter(page, '/database-setup');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Comprobar de nuevo' }).click();
    await expect(main.getByText(/Todo está en su sitio/)).toBeVisible();
    await expect(main.getByText('create table if not exists projects')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Copia/ })).toHaveCount(0);
  });
});

test.describe('in both themes', () => {
  for (const width of sampled([360, 1280], 2)) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

      test('the page and the tabs of the dashboard are accessible and fit', async ({ page }) => {
        await enter(page, '/database-setup');
        const rows = await page
          .locator('.setup-states li')
          .evaluateAll((all) => all.map((row) => row.clientHeight));
        expect(Math.max(...rows)).toBeLessThan(50);
        const addresses = [
          '/checkout?plan=produccion-hit',
          '/database-setup',
          '/dashboard',
          '/dashboard/analytics',
          '/dashboard/distribucion',
        ];
        for (const address of addresses) {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(address);
          await checkAxe(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await checkContrast(page);
          const [header, title] = await Promise.all(
            ['header', 'h1'].map((place) => page.locator(place).first().boundingBox()),
          );
          // Under the header, or beside the rail whose head it is.
          const isBeside = (header?.x ?? 0) + (header?.width ?? 0) < (title?.x ?? 0);
          const above = isBeside ? 0 : (header?.height ?? 0);
          expect((title?.y ?? 0) - above, address).toBeGreaterThan(16);
          expect(await overflowOf(page), address).toBe(0);
        }
        await expect(
          page.getByRole('main').getByRole('link', { name: 'Distribución', exact: true }),
        ).toBeInViewport({
          ratio: 1,
        });
      });
    });
  }
});
