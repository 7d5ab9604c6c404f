import { checkAxeEverywhere } from '../browser/axe.ts';
import { linkMailedTo } from '../browser/mail.ts';
import { expect, test } from '../browser/page.ts';
import { openAccount } from '../browser/sign-in.ts';

const password = 'lluvia en chapinero';

test(
  'settings: the name, and the e-mail after both addresses said yes',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    test.setTimeout(120_000);
    faults.allow(/status of 422/);
    const email = `cuenta.${Date.now()}@ejemplo.co`;
    const main = page.getByRole('main');
    await openAccount(page, { email, password });

    await test.step('the name changes, here and in the other tabs', async () => {
      const home = await page.context().newPage();
      await home.goto('/');
      await page.goto('/dashboard/ajustes');
      await main.getByRole('link', { name: 'Cuenta' }).click();
      await expect(main.getByLabel('Nombre completo')).toHaveValue('Ana Ñandú');
      await checkAxeEverywhere(page);
      await main.getByLabel('Nombre completo').fill('Íngrid Pérez');
      await main.getByRole('button', { name: 'Guardar nombre' }).click();
      await expect(page.getByText('Nombre guardado')).toBeVisible();
      for (const tab of [page, home]) {
        const known = tab.locator('header, nav').getByText('Íngrid').filter({ visible: true });
        await expect(known.first()).toBeVisible();
      }
      await home.close();
    });

    const ask = async (address: string) => {
      await main.getByLabel('Correo nuevo').fill(address);
      await main.getByLabel('Contraseña actual').fill(password);
      await main.getByRole('button', { name: 'Cambiar correo' }).click();
      await expect(main.getByText('Esperamos tu sí en tu correo de siempre')).toBeVisible();
      await expect(main.getByText(address)).toBeVisible();
    };
    let cancelled = '';

    await test.step('a change is asked for, seen and cancelled', async () => {
      await main.getByLabel('Correo nuevo').fill(`nunca.${email}`);
      await main.getByLabel('Contraseña actual').fill('no es esta');
      await main.getByRole('button', { name: 'Cambiar correo' }).click();
      await expect(main.getByText(/Esa no es tu contraseña actual/)).toBeVisible();
      await ask(`nunca.${email}`);
      await checkAxeEverywhere(page);
      cancelled = await linkMailedTo(email, '/auth/correo');
      await main.getByRole('button', { name: 'Cancelar el cambio' }).click();
      await expect(main.getByText('Esperamos tu sí')).toHaveCount(0);
      await page.goto(cancelled);
      await expect(main.getByText('El enlace ya no sirve')).toBeVisible();
      await checkAxeEverywhere(page);
    });

    await test.step('another is confirmed from the old address and from the new one', async () => {
      await page.goto('/dashboard/ajustes/cuenta');
      await ask(`nueva.${email}`);
      const newest = () => linkMailedTo(email, '/auth/correo');
      await expect.poll(newest).not.toBe(cancelled);
      await page.goto(await newest());
      await checkAxeEverywhere(page);
      await main.getByRole('button', { name: 'Sí, cambiar mi correo' }).click();
      await expect(main.getByText('Falta un paso')).toBeVisible();
      await page.goto(await linkMailedTo(`nueva.${email}`, '/auth/correo'));
      await checkAxeEverywhere(page);
      await main.getByRole('button', { name: 'Usar este correo' }).click();
      await expect(page.getByText('Correo cambiado')).toBeVisible();
      await expect(main.getByText(`nueva.${email}`)).toBeVisible();
      await linkMailedTo(email, '/contact');
    });
  },
);
