import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeDataDir } from '../data-dir.ts';
import { expect, test } from '../browser/page.ts';
import { freePort, startProgram, type TestServer } from '../browser/server.ts';
import { makeUsedDataDir } from '../browser/used-site.ts';

const root = process.cwd();
/** What `npm run dev` reads. A copy is edited: the checkout stays as it is. */
const copied = [
  ...['app', 'content', 'packages', 'public', 'scripts', 'server', 'simulators', 'vite-plugins'],
  ...['package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'],
];
const port = await freePort();
let data: Awaited<ReturnType<typeof makeUsedDataDir>>;
let checkout: Awaited<ReturnType<typeof makeDataDir>>;
let server: TestServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  [data, checkout] = [await makeUsedDataDir(), await makeDataDir()];
  const { path } = checkout;
  for (const name of copied) await cp(join(root, name), join(path, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  server = await startProgram(['scripts/dev.ts'], {
    cwd: path,
    env: { PORT: String(port), DATA_DIR: data.path },
    logFile: 'test-results/development.log',
  });
});
test.afterAll(async () => {
  await server.stop();
  await data.remove();
  await checkout.remove();
});

test.use({ baseURL: `http://localhost:${port}` });

test(
  'npm run dev serves styled pages, and each shows what is saved without being asked',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.allow(/status of 400/);
    test.setTimeout(180_000);
    const main = page.getByRole('main');

    await test.step('a page that is the same for everyone', async () => {
      await connected(page, () => page.goto('/preguntas-frecuentes'));
      await expectStyled(page);
      await connected(page, async () => {
        await save('app/routes/site/faq/faq.tsx', /(<h1[^>]*>)/, '$1Recién guardado: ');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Recién guardado');
      });
      await save('app/ui/base.css', /^/, 'body { outline: 3px solid rgb(1, 2, 3) }');
      await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    });

    await test.step('a page of the application keeps what was typed', async () => {
      await connected(page, () => page.goto('/auth'));
      await expectStyled(page);
      await main.getByLabel('Correo electrónico').fill('ana@ejemplo.co');
      await save('app/routes/auth/sign-in-form.tsx', /^( *)Iniciar Sesión$/m, '$1Entrar ya');
      await expect(main.getByRole('button', { name: 'Entrar ya' })).toBeVisible();
      await save('app/routes/auth/auth.css', /^/, 'body { outline: 3px solid rgb(4, 5, 6) }');
      await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(4, 5, 6)');
      await expect(main.getByLabel('Correo electrónico')).toHaveValue('ana@ejemplo.co');
    });

    await test.step('a service', async () => {
      await save(
        'server/services/accounts/sign-in.ts',
        /'auth\.bad-credentials'/,
        "'auth.link-invalid'",
      );
      await main.getByLabel('Contraseña', { exact: true }).fill('lo que sea');
      await main.getByRole('button', { name: 'Entrar ya' }).click();
      await expect(main.getByText('El enlace ya no sirve')).toBeVisible();
    });

    await test.step('the shell', async () => {
      const caching = () =>
        page.evaluate(async () => (await fetch('/auth/sesion.json')).headers.get('cache-control'));
      expect(await caching()).toBe('no-store');
      await page.evaluate(() => document.body.classList.add('before'));
      await save('server/app.ts', /'no-store'/, "'no-store, no-transform'");
      await expect(page.locator('body.before')).toHaveCount(0);
      expect(await caching()).toBe('no-store, no-transform');
    });
  },
);

async function save(file: string, found: RegExp, written: string): Promise<void> {
  const path = join(checkout.path, file);
  const before = await readFile(path, 'utf8');
  const after = before.replace(found, written);
  expect(after, `${file} has something to change`).not.toBe(before);
  await writeFile(path, after);
}

/** What loads the page, and then its connection to Vite: until there is one, nothing that is saved reaches the page. */
async function connected(page: Page, load: () => Promise<unknown>): Promise<void> {
  const connection = page.waitForEvent('console', (line) => line.text() === '[vite] connected.');
  await load();
  await connection;
  await page.waitForLoadState('networkidle');
}

const expectStyled = (page: Page): Promise<void> =>
  expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
