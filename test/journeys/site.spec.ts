import { pages } from '#content/site-map.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { checkAxe } from '../browser/axe.ts';
import { coveredControls } from '../browser/covered.ts';
import { expect, test } from '../browser/page.ts';

const phone = { width: 360, height: 780 };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the form of the home page refuses in place, keeps what was typed, and says thanks', async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 422/);
    await page.goto('/#contact');
    const form = page.locator('#contact form');
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    for (const words of [
      'Cuéntanos cómo te llamas',
      'Revisa el correo: debe verse como nombre@correo.com',
      'Elige qué necesitas',
      'Cuéntanos algo de tu proyecto',
      'Debes aceptar la política de tratamiento de datos',
    ]) {
      await expect(form.getByText(words)).toBeVisible();
    }
    await expect(form.getByLabel('¿Cómo te llamas?')).toBeFocused();
    await form.getByLabel('¿Cómo te llamas?').fill('Ana Ñandú');
    await form.getByLabel('Correo').fill('ana.sin@ejemplo.co');
    await form.getByRole('radio', { name: 'Video' }).check();
    await form.getByLabel('Cuéntanos de tu proyecto').fill('Una canción y un video.');
    await form.getByLabel('Celular o teléfono').fill('123');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(form.getByText('Revisa el teléfono')).toBeVisible();
    await expect(form.getByLabel('Celular o teléfono')).toBeFocused();
    await expect(form.getByLabel('Cuéntanos de tu proyecto')).toHaveValue(
      'Una canción y un video.',
    );
    await expect(form.getByRole('checkbox')).toBeChecked();

    await form.getByLabel('Celular o teléfono').fill('300 123 4567');
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    const place = page.locator('#contact');
    await expect(place.getByText('¡Mensaje enviado!')).toBeInViewport();
    await expect(place.getByText('Te llega una copia')).toBeVisible();
    await expect(form).toBeHidden();
    await place.getByRole('link', { name: 'Escribir otro mensaje' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('');
    await page.goto('/');
    await expect(page.getByText('¡Mensaje enviado!')).toBeHidden();
    await expect(form.getByLabel('Correo')).toHaveValue('');
  });

  test('a package leads to its checkout, by the door', async ({ page }) => {
    await page.goto('/produccion-musical');
    await page.getByRole('link', { name: 'Elegir Profesional' }).click();
    await expect(page).toHaveURL(
      `/auth?volver=${encodeURIComponent('/checkout?service=produccion-musical&price=390')}`,
    );
  });

  test('who asks about a package finds the form filled in with it, and the menu opens', async ({
    page,
  }) => {
    await page.goto('/produccion-musical');
    await page.getByRole('link', { name: 'Preguntar por Profesional' }).click();
    await expect(page).toHaveURL(/\/contact\?paquete=musica-profesional/);
    await expect(page.getByLabel('Cuéntanos de tu proyecto')).toHaveValue(
      /paquete Profesional \(USD\u00A0390 por canción\)/,
    );
    await expect(page.locator('form [name=page]')).toHaveValue('/produccion-musical');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.locator('#menu summary', { hasText: 'Empresa' }).click();
    await expect(page.locator('#menu').getByRole('link', { name: 'Nuestro equipo' })).toBeVisible();
  });
});

test('the short form is a dialog that keeps what was refused, and closes with Escape', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 422/);
  await page.goto('/produccion-musical');
  const dialog = page.getByRole('dialog', { name: 'Cuéntanos de tu canción' });
  await page.getByRole('link', { name: 'Escribirle al estudio' }).first().click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('¿Cómo te llamas?')).toBeFocused();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Escribirle al estudio' }).first().click();
  await dialog.getByLabel('¿Cómo te llamas?').fill('Ana');
  await dialog.getByLabel('Correo').fill('ana@ejemplo');
  await dialog.getByLabel('Cuéntanos').fill('Tres maquetas.');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(dialog.getByText('debe verse como nombre@correo.com')).toBeVisible();
  // It arrived open; what is behind it is out of reach again.
  await expect(page.locator('dialog:modal')).toHaveAccessibleName('Cuéntanos de tu canción');
  await expect(dialog.getByLabel('Correo')).toBeFocused();
  await checkAxe(page);
  await dialog.getByLabel('Correo').fill('ana@ejemplo.co');
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(dialog.getByText('¡Mensaje enviado!')).toBeVisible();
  await expect(dialog.locator('#enviado')).toBeFocused();
  await expect(dialog.getByText('Cuéntanos de tu canción')).toBeHidden();
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
});

test('what was refused is gone back to, with what was typed', async ({ page, faults }) => {
  faults.allow(/status of 413/);
  await page.goto('/');
  const message = page.getByLabel('Cuéntanos de tu proyecto');
  const long = 'x'.repeat(200_000);
  await message.evaluate((field: HTMLTextAreaElement) => field.removeAttribute('maxlength'));
  await message.fill(long);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Demasiado para un solo envío' })).toBeVisible();
  await page.getByRole('button', { name: 'Volver atrás' }).click();
  await expect(message).toHaveValue(long);
});

test('a visitor who reads on is invited once, and nothing is covered', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/produccion-musical');
  const invitation = page.getByRole('dialog', { name: 'Guarda tu maqueta antes de que se pierda' });
  await page.mouse.wheel(0, 300);
  await expect(invitation).toBeHidden();
  await page.mouse.wheel(0, 4000);
  await expect(invitation).toBeVisible();
  await checkAxe(page);
  expect(await coveredControls(page, 'scroll')).toEqual([]);
  await invitation.getByRole('button', { name: 'Ahora no' }).click();
  await expect(invitation).toBeHidden();
  await page.reload();
  await page.mouse.wheel(0, 4000);
  await page.waitForTimeout(500);
  await expect(invitation).toBeHidden();
});

test('the menu is open to the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  const services = page.getByRole('button', { name: 'Servicios' });
  await services.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', {
    name: /Producción musical/,
  });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(services).toBeFocused();
});

test('what was typed into a static page outlives the network, and is gone once it arrived', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await page.goto('/');
  const form = page.locator('#contact form');
  const kept = () => page.evaluate(() => Object.keys(sessionStorage));
  await form.getByLabel('¿Cómo te llamas?').fill('Ana Ñandú');

  // They leave it be.
  await page.goto(pages.musicProduction.path);
  await expect.poll(kept).toHaveLength(1);
  await page.goto('/');
  await expect(form.getByLabel('¿Cómo te llamas?')).toHaveValue('Ana Ñandú');
  await form.getByLabel('¿Cómo te llamas?').fill('');
  await page.goto(pages.musicProduction.path);
  await expect.poll(kept).toEqual([]);
  await page.goto('/');

  await form.getByLabel('¿Cómo te llamas?').fill('Ana Ñandú');
  await form.getByLabel('Correo').fill('ana.corte@ejemplo.co');
  await form.getByRole('radio', { name: 'Video' }).check();
  await form.getByLabel('Cuéntanos de tu proyecto').fill('Una canción y un video.');
  const send = form.getByRole('button', { name: 'Enviar mensaje' });

  // They look something up first, and think better of a part.
  await page.goto(pages.musicProduction.path);
  await page.goto('/');
  await expect(form.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('Una canción y un video.');
  await expect(form.getByRole('radio', { name: 'Video' })).toBeChecked();
  await form.getByLabel('Correo').fill('');
  await page.goto(pages.musicProduction.path);
  await page.goto('/');
  await expect(form.getByLabel('¿Cómo te llamas?')).toHaveValue('Ana Ñandú');
  await expect(form.getByLabel('Correo')).toHaveValue('');
  await form.getByLabel('Correo').fill('ana.corte@ejemplo.co');
  await form.getByRole('checkbox').check();

  await context.setOffline(true);
  await send.click();
  await expect(form.getByText('No tienes conexión')).toBeInViewport({ ratio: 1 });
  await expect(form.getByText('No tienes conexión')).toBeFocused();
  await context.setOffline(false);
  await expect(form.getByText('No tienes conexión')).toBeHidden();

  await page.route('/', (route) => route.abort());
  await send.click();
  await expect(page).not.toHaveTitle(/Estudio/);
  await page.unroute('/');
  await page.goto('/');
  await expect(form.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('Una canción y un video.');
  await expect(form.getByLabel('Correo')).toHaveValue('ana.corte@ejemplo.co');
  await expect(form.getByRole('radio', { name: 'Video' })).toBeChecked();
  await expect(form.getByRole('checkbox')).not.toBeChecked();

  await form.getByRole('checkbox').check();
  await send.click();
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  // The confirmation is read before its script has run.
  await expect.poll(kept).toEqual([]);
  await page.goto('/');
  await expect(form.getByLabel('Correo')).toHaveValue('');
});

test('an artist who reads about the tools is led to their dashboard', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(pages.tools.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Crear Cuenta' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Mi dashboard' })).toHaveCount(0);

  await signInContext(context, await makeArtist(baseURL ?? ''), baseURL ?? '');
  await page.reload();
  await expect(main.getByRole('link', { name: 'Crear Cuenta' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Mi dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
});
