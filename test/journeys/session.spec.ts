import { readFileSync } from 'node:fs';
import { checkAxe } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';
import { demoLogin, signInAt } from '../browser/sign-in.ts';

const login = () =>
  demoLogin(readFileSync('test-results/server.log', 'utf8'), 'artista@demo.example');

test('a session begins and ends in every open tab', async ({ context, baseURL }) => {
  const home = await context.newPage();
  await home.goto('/');
  await expect(home.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' })).toBeVisible();

  const dashboard = await context.newPage();
  await signInAt(dashboard, `${baseURL}/dashboard`, login());
  await expect(dashboard.getByText('Has iniciado sesión correctamente')).toBeVisible();
  await expect(home.getByRole('banner').getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
  await expect(home.getByRole('banner').getByText('Niebla Norte').first()).toBeVisible();

  await home.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(home.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  await expect(dashboard).toHaveURL(/\/auth\?volver=/);
});

test('/auth is accessible, refuses in words and keeps what was typed', async ({ page, faults }) => {
  faults.allow(/status of 4(01|22)/);
  await page.goto('/auth');
  await checkAxe(page);
  const main = page.getByRole('main');
  await main.getByLabel('Correo electrónico').fill('nadie@ejemplo.co');
  await main.getByLabel('Contraseña', { exact: true }).fill('lo que sea');
  await main.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(main.getByText('Correo electrónico o contraseña incorrectos')).toBeVisible();
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('nadie@ejemplo.co');
  await checkAxe(page);

  await main.getByRole('link', { name: 'Crear Cuenta' }).click();
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('nadie@ejemplo.co');
  await main.getByLabel('Contraseña', { exact: true }).fill('abcdef');
  await expect(main.locator('.strength')).toContainText('Contraseña muy débil');
  await checkAxe(page);
  await main.getByLabel('Contraseña', { exact: true }).fill('');
  await main.getByLabel('Correo electrónico').fill('ana@');
  await main.getByRole('button', { name: 'Crear Cuenta' }).click();
  for (const words of [
    'Por favor ingresa tu nombre completo',
    'Escribe un correo válido, por ejemplo tu@correo.com',
    'La contraseña debe tener al menos 6 caracteres',
    'Por favor selecciona tu tipo de cuenta',
    'Debes aceptar la política de tratamiento de datos',
  ]) {
    await expect(main.getByText(words)).toBeVisible();
  }
  await expect(main.getByLabel('Nombre completo')).toBeFocused();
  await checkAxe(page);

  const beside = page.waitForEvent('popup');
  await main.getByRole('link', { name: 'política de tratamiento de datos' }).click();
  const policy = await beside;
  await expect(policy).toHaveURL('/politica-privacidad');
  await policy.close();
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('ana@');

  await main.getByLabel('Nombre completo').fill('Ana');
  await main.getByLabel('Correo electrónico').fill('ana@ejemplo.co');
  await main.getByLabel('Contraseña', { exact: true }).fill('abcdef');
  await main.getByLabel('Confirmar contraseña').fill('abcdeg');
  await main.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(main.getByText('Las contraseñas no coinciden')).toBeVisible();
  await expect(main.getByLabel('Confirmar contraseña')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the signed-out links show, and signing in and out works', async ({ page, baseURL }) => {
    await page.goto('/');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' }),
    ).toBeVisible();
    await signInAt(page, `${baseURL}/dashboard`, login());
    await expect(page.getByRole('heading', { name: 'Mi Dashboard Musical' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Páramo adentro' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the wizard says what it needs and keeps what was typed', async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.allow(/status of 422/);
    await signInAt(page, `${baseURL}/dashboard/new-project`, login());
    await expect(page.getByText('necesitas un navegador con JavaScript')).toBeVisible();
    await page.getByLabel('Título del proyecto').fill('Sin script');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(
      page.getByText('Por favor completa todos los campos obligatorios').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Título del proyecto')).toHaveValue('Sin script');
  });
});
