import type { NoticeName } from '#server/services/flash.ts';
import { coveredControls } from '../browser/covered.ts';
import { leaveNoticeFor } from '../browser/notice.ts';
import { expect, test } from '../browser/page.ts';
import { sharedDemoLogin } from '../browser/sign-in.ts';

test('a notice leaves by itself, but not while it is read, nor when it is about an error', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  const leave = (name: NoticeName) => leaveNoticeFor(context, `${baseURL}/portfolio`, name);
  const whole = 10_000;

  await leave('signed-out');
  await page.goto('/portfolio');
  await page.clock.runFor(200);
  const notice = page.getByText('Has cerrado sesión exitosamente');
  await notice.hover();
  await page.clock.runFor(whole);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(whole);
  await expect(notice).toBeHidden();

  await leave('sign-out-failed');
  await page.goto('/portfolio');
  await page.clock.runFor(3 * whole);
  const close = page.getByRole('button', { name: 'Cerrar aviso' });
  await close.click();
  await expect(close).toBeHidden();
});

test('a notice covers nothing, and one about an error leaves when the person goes on', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const chat = page.getByRole('link', { name: 'Escríbenos por WhatsApp' });
  const notice = (title: string) => page.getByRole('region', { name: 'Avisos' }).getByText(title);

  await leaveNoticeFor(context, `${baseURL}/auth`, 'sign-out-failed');
  await page.goto('/auth');
  const error = page.getByRole('region', { name: 'Avisos' }).getByRole('alert');
  await expect(error).not.toBeEmpty();
  expect(await coveredControls(page, 'view')).toEqual([]);
  expect(await coveredControls(page, 'scroll')).toEqual([]);
  await expect(chat).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Crear Cuenta' }).click();
  await expect(main.getByLabel('Nombre completo')).toBeVisible();
  await expect(error).toBeEmpty();
  await main.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(main.getByLabel('Nombre completo')).toBeHidden();

  const login = sharedDemoLogin('artista@demo.example');
  await page.getByLabel('Correo electrónico').fill(login.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(login.password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(notice('Has iniciado sesión correctamente')).toBeVisible();

  for (const path of ['/dashboard', '/dashboard/new-project', '/dashboard/ajustes', '/']) {
    await leaveNoticeFor(context, `${baseURL}${path}`, 'profile-saved');
    await page.goto(path);
    await expect(notice('Perfil guardado')).toBeVisible();
    expect(await coveredControls(page, 'view'), path).toEqual([]);
    expect(await coveredControls(page, 'scroll'), path).toEqual([]);
    await expect(chat).toHaveCount(path === '/' ? 1 : 0);
  }
});
