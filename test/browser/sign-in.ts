import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { linkMailedTo } from './mail.ts';

/** Signs in at an address that asks for it, and ends there. */
export async function signInAt(
  page: Page,
  address: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL(address);
}

/** Fills the sign-up form; who calls presses its button. */
export async function fillSignUp(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/auth?tab=signup');
  const main = page.getByRole('main');
  await main.getByLabel('Nombre completo').fill('Ana Ñandú');
  await main.getByLabel('Correo electrónico').fill(email);
  await main.getByLabel('Contraseña', { exact: true }).fill(password);
  await main.getByLabel('Confirmar contraseña').fill(password);
  await main.getByRole('radio', { name: 'Artista' }).check();
  await main.getByLabel('Acepto la política de tratamiento de datos').check();
}

/** Opens an account, follows the link of its mail, and ends signed in. */
export async function openAccount(
  page: Page,
  request: APIRequestContext,
  login: { email: string; password: string },
): Promise<void> {
  await fillSignUp(page, login);
  await page.getByRole('main').getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page.getByText('¡Registro exitoso!')).toBeVisible();
  await page.goto(await linkMailedTo(request, login.email, '/auth/confirmar'));
}

/** A demo login, from what the server printed at its start. */
export function demoLogin(output: string, email: string): { email: string; password: string } {
  const password = new RegExp(`${email}\\s+(\\S+)`).exec(output)?.[1];
  if (!password) throw new Error(`No demo login for ${email} in:\n${output}`);
  return { email, password };
}
