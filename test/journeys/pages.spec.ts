import { readdirSync } from 'node:fs';
import { pages } from '#content/site-map.ts';
import { checkAxe } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';

const posts = readdirSync('content/posts').map(
  (name) => `${pages.blog.path}/${name.replace(/\.md$/, '')}`,
);

const addresses = [
  ...Object.values(pages).map(({ path }) => path),
  ...posts,
  '/no-existe',
  '/auth',
  '/auth?tab=signup',
  '/auth/recuperar',
  '/auth/clave-nueva?token=x',
  '/auth/correo?token=x',
  '/correo/baja?de=x',
  '/boletin/confirmar?de=x',
  '/boletin/baja?de=x',
  '/dev/ui',
  '/dev/mail',
];

for (const address of addresses) {
  test(`${address} is accessible in both themes, and fits`, async ({ page, faults }) => {
    if (address === '/no-existe') faults.allow(/status of 404/);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await checkAxe(page);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
}
