import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';
import { openAccount } from '../browser/sign-in.ts';
import { totpCode } from '../totp.ts';

const password = 'lluvia en chapinero';
const twoStepsPath = '/dashboard/ajustes/seguridad/dos-pasos';

test('two steps: joined, asked for, left out on a trusted device, passed with a recovery code, switched off', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.allow(/status of 422/);
  const email = `dos.pasos.${Date.now()}@ejemplo.co`;
  const main = page.getByRole('main');
  let secret = '';
  let recoveryCodes: string[] = [];

  const enter = async (on: Page) => {
    await on.goto(`${baseURL}/auth?volver=${encodeURIComponent('/dashboard/proyectos?pagina=1')}`);
    await on.getByLabel('Correo electrónico').fill(email);
    await on.getByLabel('Contraseña', { exact: true }).fill(password);
    await on.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  };
  const arrived = /\/dashboard\/proyectos\?pagina=1$/;

  await test.step('a new account joins an app', async () => {
    await openAccount(page, { email, password });
    await page.goto('/dashboard/ajustes/seguridad');
    await main.getByRole('link', { name: 'Activar' }).click();
    await expect(page.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible();
    await checkAxeEverywhere(page);
    await main.getByLabel('Contraseña actual').fill(password);
    await main.getByRole('button', { name: 'Empezar' }).click();
    await main.getByText('No puedo escanearlo').click();
    secret = await main.locator('.secret').innerText();
    await expect(main.getByRole('img', { name: /^Código QR/ })).toBeVisible();
    await checkAxeEverywhere(page);
    await main.getByLabel('Código de tu aplicación').fill('12345');
    await main.getByRole('button', { name: 'Activar' }).click();
    await expect(main.getByText('Escribe los 6 números')).toBeVisible();
    await expect(main.getByLabel('Código de tu aplicación')).toBeFocused();
    await main.getByLabel('Código de tu aplicación').fill(totpCode(secret));
    await main.getByRole('button', { name: 'Activar' }).click();
  });

  await test.step('the recovery codes are shown once, to be kept as a file', async () => {
    await expect(main.getByText('Verificación activada')).toBeVisible();
    await checkAxeEverywhere(page);
    recoveryCodes = await main.locator('.recovery-codes li').allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Descargar .txt' }).click(),
    ]);
    const kept = await readFile(await file.path(), 'utf8');
    for (const code of recoveryCodes) expect(kept).toContain(code);
    await main.getByRole('link', { name: 'Ya los guardé' }).click();
    await expect(main.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
    await page.goto(twoStepsPath);
    await expect(main.locator('.recovery-codes')).toHaveCount(0);
    await checkAxeEverywhere(page);
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('signing in asks for a code, and then goes where the person was going', async () => {
    await enter(page);
    await expect(page.getByRole('heading', { name: 'Escribe tu código' })).toBeVisible();
    const code = main.getByLabel('Código de tu aplicación');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await checkAxeEverywhere(page);
    await code.fill(totpCode('GEZDGNBVGY3TQOJQ'));
    await main.getByRole('button', { name: 'Verificar y entrar' }).click();
    await expect(main.getByText('Ese no es el código')).toBeVisible();
    await expect(code).toBeFocused();
    await checkAxe(page);
    // The next code is good already; the present one joined the app.
    await code.fill(totpCode(secret, Date.now() + 30_000));
    await main.getByLabel('Confiar en este dispositivo').check();
    await main.getByRole('button', { name: 'Verificar y entrar' }).click();
    await expect(page).toHaveURL(arrived);
    await expect(page.getByText('Has iniciado sesión correctamente')).toBeVisible();
  });

  await test.step('a trusted device is not asked again', async () => {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
    await enter(page);
    await expect(page).toHaveURL(arrived);
  });

  await test.step('elsewhere, without JavaScript, a recovery code opens the account', async () => {
    const elsewhere = await browser.newContext({ javaScriptEnabled: false });
    const other = await elsewhere.newPage();
    await enter(other);
    await other.getByRole('link', { name: /Usa un código de recuperación/ }).click();
    await other.getByLabel('Código de recuperación').fill('aaaaa-bbbbb');
    await other.getByRole('button', { name: 'Verificar y entrar' }).click();
    await expect(other.getByText('no es de tu cuenta o ya se usó')).toBeVisible();
    await other.getByLabel('Código de recuperación').fill(recoveryCodes[0] ?? '');
    await other.getByRole('button', { name: 'Verificar y entrar' }).click();
    await expect(other).toHaveURL(arrived);
    await other.goto(`${baseURL}${twoStepsPath}`);
    await expect(other.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible();
    await elsewhere.close();
  });

  await test.step('it is switched off with the password and a code', async () => {
    await page.goto(twoStepsPath);
    const off = main.getByRole('region', { name: 'Desactivar la verificación' });
    await off.getByLabel('Contraseña actual').fill(password);
    await off.getByLabel('Código de tu aplicación').fill(recoveryCodes[1] ?? '');
    await off.getByRole('button', { name: 'Desactivar' }).click();
    await expect(page.getByText('Dos pasos desactivados')).toBeVisible();
    await expect(main.getByText('Desactivada', { exact: true })).toBeVisible();
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await enter(other);
    await expect(other).toHaveURL(arrived);
    await elsewhere.close();
  });
});

test('the second step is for whoever gave the password', async ({ page }) => {
  await page.goto('/auth/verificar?volver=%2Fdashboard');
  await expect(page).toHaveURL('/auth?volver=%2Fdashboard');
  await expect(page.getByText('Se acabó el tiempo')).toBeVisible();
  await checkAxe(page);
});
