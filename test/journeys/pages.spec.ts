import { checkAxe } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';

const addresses = [
  '/',
  '/portfolio',
  '/sobre-nosotros',
  '/nuestro-equipo',
  '/casos-de-exito',
  '/auth',
  '/auth?tab=signup',
  '/auth/recuperar',
  '/auth/clave-nueva?token=x',
  '/auth/correo?token=x',
  '/correo/baja?de=x',
  '/dev/ui',
  '/dev/mail',
];

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of addresses) {
      test(`${address} is accessible in both themes, and fits`, async ({ page }) => {
        await page.goto(address);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await checkAxe(page);
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}
