import { checkAxe } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';
import { openAccount } from '../browser/sign-in.ts';

test('settings: the profile, the password and the open sessions', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(/status of 422/);
  const email = `ajustes.${Date.now()}@ejemplo.co`;
  const main = page.getByRole('main');
  const enter = async (on: typeof page, password: string) => {
    await on.goto(`${baseURL}/auth`);
    await on.getByLabel('Correo electrónico').fill(email);
    await on.getByLabel('Contraseña', { exact: true }).fill(password);
    await on.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(on).toHaveURL(`${baseURL}/`);
  };

  await test.step('a new account', async () => {
    await openAccount(page, { email, password: 'lluvia en chapinero' });
  });

  await test.step('the profile is saved, and a new project begins with it', async () => {
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Aplicación' }).getByText('Ajustes').click();
    await expect(main.getByLabel('Nombre artístico')).toHaveValue('');
    await checkAxe(page);
    await main.getByLabel('Nombre artístico').fill('Niebla Norte');
    await main.getByLabel('Sitio web').fill('javascript:alert(1)');
    await main.getByRole('button', { name: 'Guardar perfil' }).click();
    await expect(main.getByText(/Escribe una dirección web/)).toBeVisible();
    await expect(main.getByLabel('Sitio web')).toBeFocused();
    await expect(main.getByLabel('Nombre artístico')).toHaveValue('Niebla Norte');
    await main.getByLabel('Sitio web').fill('niebla.example');
    await page.reload();
    const isBack = main.getByText('Recuperamos lo que habías escrito.');
    await expect(isBack).toBeVisible();
    await main.getByRole('button', { name: 'Guardar perfil' }).click();
    await expect(page.getByText('Perfil guardado')).toBeVisible();
    await expect(isBack).toHaveCount(0);
    await expect(main.getByLabel('Sitio web')).toHaveValue('https://niebla.example/');
    await page.goto('/dashboard/new-project');
    await expect(main.getByLabel('Nombre del artista')).toHaveValue('Niebla Norte');
  });

  await test.step('another session is seen and ended', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await enter(other, 'lluvia en chapinero');
    await page.goto('/dashboard/ajustes');
    await main.getByRole('link', { name: 'Seguridad' }).click();
    await checkAxe(page);
    await expect(main.getByText('Esta sesión')).toBeVisible();
    await main.getByRole('button', { name: /^Cerrar Chrome/ }).click();
    await expect(page.getByText('Sesión cerrada')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Cerrar Chrome/ })).toHaveCount(0);
    await other.goto(`${baseURL}/dashboard`);
    await expect(other).toHaveURL(/\/auth\?volver=/);
    await elsewhere.close();
  });

  await test.step('the password changes, and this session goes on', async () => {
    await main.getByLabel('Contraseña actual').fill('no es esta');
    await main.getByLabel('Contraseña nueva').fill('neblina de monserrate');
    await main.getByLabel('Confirmar contraseña').fill('neblina de monserrate');
    await main.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(main.getByText(/Esa no es tu contraseña actual/)).toBeVisible();
    await checkAxe(page);
    await main.getByLabel('Contraseña actual').fill('lluvia en chapinero');
    await main.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('Contraseña cambiada')).toBeVisible();
    await expect(main.getByLabel('Contraseña nueva')).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
    const elsewhere = await browser.newContext();
    await enter(await elsewhere.newPage(), 'neblina de monserrate');
    await elsewhere.close();
  });
});
