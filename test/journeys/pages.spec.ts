import { checkAxe } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';

const addresses = [
  '/',
  '/portfolio',
  '/auth',
  '/auth?tab=signup',
  '/auth/recuperar',
  '/auth/clave-nueva?token=x',
  '/auth/correo?token=x',
  '/correo/baja?de=x',
  '/dev/ui',
  '/dev/mail',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const address of addresses) {
        test(`${address} is accessible and fits`, async ({ page }) => {
          await page.goto(address);
          await checkAxe(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
      }
    });
  }
}
