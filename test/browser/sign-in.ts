import { expect, type Page } from '@playwright/test';

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

/** A demo login, from what the server printed at its start. */
export function demoLogin(output: string, email: string): { email: string; password: string } {
  const password = new RegExp(`${email}\\s+(\\S+)`).exec(output)?.[1];
  if (!password) throw new Error(`No demo login for ${email} in:\n${output}`);
  return { email, password };
}
