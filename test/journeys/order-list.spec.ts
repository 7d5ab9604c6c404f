import { checkAxeEverywhere } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';
import { openAccount, sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

test(
  'however long the address of a client is, what was bought keeps its room',
  { tag: '@sweep' },
  async ({ page, browser, baseURL }) => {
    const email = `${'correo.muy.largo.'.repeat(2)}${Date.now()}@un.dominio.que.no.cabe.en.ninguna.columna.ejemplo.co`;
    await openAccount(page, { email, password: 'neblina de monserrate' });
    await page.goto('/checkout?plan=distribucion-mundial');
    await page.getByRole('button', { name: 'Pagar por transferencia' }).click();
    await expect(page).toHaveURL(/\/checkout\/transferencia\?pedido=/);

    const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signInAt(desk, `${baseURL}/admin/pagos`, sharedDemoLogin('equipo@demo.example'));
    const row = desk.getByRole('row').filter({ hasText: email });
    for (const width of [768, 1024, 1279]) {
      await desk.setViewportSize({ width, height: 900 });
      const bought = await row.getByRole('rowheader').boundingBox();
      expect(bought?.width, `${width} px`).toBeGreaterThanOrEqual(12 * 16);
      const { scrollWidth, clientWidth } = await desk
        .getByRole('region', { name: 'Lista de pedidos' })
        .evaluate((table) => ({ scrollWidth: table.scrollWidth, clientWidth: table.clientWidth }));
      expect(scrollWidth, `${width} px`).toBe(clientWidth);
    }
    await checkAxeEverywhere(desk);
    await desk.context().close();
  },
);
