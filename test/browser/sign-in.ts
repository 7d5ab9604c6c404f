import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { linkMailedTo } from './mail.ts';

type Login = { email: string; password: string };

/** Signs in as somebody does who comes to the site for the first time, from its home page, and goes to `address`. */
export async function signInAt(page: Page, address: string, login: Login): Promise<void> {
  await pressInHeader(page, new URL('/', address).href, 'Iniciar Sesión');
  await fillSignIn(page, login);
  await expect(page).toHaveURL(new URL('/dashboard', address).href);
  if (page.url() !== address) await page.goto(address);
  await expect(page).toHaveURL(address);
}

/** Opens a page whose session is over, and goes on there after signing in. */
export async function signInAgainAt(page: Page, path: string, login: Login): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('Tu sesión se cerró')).toBeVisible();
  await fillSignIn(page, login);
  await expect(page).toHaveURL(path);
}

async function fillSignIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** Fills the sign-up form, which it finds from the home page; who calls presses its button. */
export async function fillSignUp(page: Page, { email, password }: Login): Promise<void> {
  await pressInHeader(page, '/', 'Crear Cuenta');
  const main = page.getByRole('main');
  await main.getByLabel('Nombre completo').fill('Ana Ñandú');
  await main.getByLabel('Correo electrónico').fill(email);
  await main.getByLabel('Contraseña', { exact: true }).fill(password);
  await main.getByLabel('Confirmar contraseña').fill(password);
  await main.getByRole('radio', { name: 'Artista' }).check();
  await main.getByLabel('Acepto la política de tratamiento de datos').check();
}

/** Opens an account, follows the link of its mail, and ends signed in. */
export async function openAccount(page: Page, login: Login): Promise<void> {
  await fillSignUp(page, login);
  await page.getByRole('main').getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page.getByText('¡Registro exitoso!')).toBeVisible();
  await page.goto(await linkMailedTo(login.email, '/auth/confirmar'));
  await page.getByRole('main').getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByText('¡Correo confirmado!')).toBeVisible();
}

/** Follows a link of the header on the page at `address`; on a phone some stand in the menu. */
async function pressInHeader(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  const links = page.getByRole('banner').getByRole('link', { name }).filter({ visible: true });
  if ((await links.count()) === 0) await page.getByRole('button', { name: 'Menú' }).click();
  await links.first().click();
}

/** A demo login, from what the server printed at its start. */
export function demoLogin(output: string, email: string): Login {
  const password = new RegExp(`${email}\\s+(\\S+)`).exec(output)?.[1];
  if (!password) throw new Error(`No demo login for ${email} in:\n${output}`);
  return { email, password };
}

/** The same of the server that the journeys share. */
export const sharedDemoLogin = (email: string): Login =>
  demoLogin(readFileSync('test-results/server.log', 'utf8'), email);
