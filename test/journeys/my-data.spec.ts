import { readFile } from 'node:fs/promises';
import { checkAxe } from '../browser/axe.ts';
import { linkMailedTo } from '../browser/mail.ts';
import { expect, test } from '../browser/page.ts';
import { openAccount } from '../browser/sign-in.ts';
import { readZip } from '../read-zip.ts';

test('my data: preferences, a copy of everything, and leaving with a way back', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 422/);
  const email = `datos.${Date.now()}@ejemplo.co`;
  const password = 'aguacero en la séptima';
  const main = page.getByRole('main');
  const index = page.getByRole('navigation', { name: 'Páginas de los ajustes' });

  await test.step('a new account', async () => {
    await openAccount(page, { email, password });
  });

  await test.step('preferences are saved and shown again', async () => {
    await page.goto('/dashboard/ajustes');
    await index.getByRole('link', { name: 'Preferencias' }).click();
    const updates = main.getByLabel(
      'Cuéntame cuando una canción quede lista, salga en una plataforma o falle',
    );
    const marketing = main.getByLabel(/^Acepto que .* use mi correo/);
    await expect(updates).toBeChecked();
    await expect(marketing).not.toBeChecked();
    await checkAxe(page);
    await updates.uncheck();
    await marketing.check();
    await main.getByRole('button', { name: 'Guardar avisos' }).click();
    await expect(page.getByText('Preferencias guardadas')).toBeVisible();
    await expect(main.getByText(/Diste tu permiso el/)).toBeVisible();

    await main.getByLabel('Pedir la distribución sola cuando una canción quede lista').check();
    for (const platform of ['Spotify', 'Apple Music', 'YouTube Music']) {
      await main.getByLabel(platform, { exact: true }).uncheck();
    }
    await main.getByLabel('Hora de estreno').fill('18:30');
    await main.getByRole('button', { name: 'Guardar distribución' }).click();
    await expect(main.getByText(/Elige al menos una plataforma/)).toBeVisible();
    await expect(main.getByLabel('Spotify', { exact: true })).toBeFocused();
    await expect(main.getByLabel('Hora de estreno')).toHaveValue('18:30');
    await checkAxe(page);
    await main.getByLabel('Tidal', { exact: true }).check();
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      main.getByRole('button', { name: 'Guardar distribución' }).click(),
    ]);
    await page.reload();
    await expect(main.getByLabel('Tidal', { exact: true })).toBeChecked();
    await expect(main.getByLabel('Spotify', { exact: true })).not.toBeChecked();
    await expect(main.getByLabel('Hora de estreno')).toHaveValue('18:30');
    await expect(updates).not.toBeChecked();
    await expect(marketing).toBeChecked();
  });

  await test.step('the copy is downloaded and opened', async () => {
    await index.getByRole('link', { name: 'Tus datos' }).click();
    await checkAxe(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Descargar mi copia' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.zip$/);
    const files = await readZip(await readFile(await download.path()));
    expect(files.get('LEEME.txt')?.toString()).toContain(email);
    expect(JSON.parse(files.get('datos.json')?.toString() ?? '')).toMatchObject({
      cuenta: { email },
      ajustes: { distribution_preferences: { preferred_platforms: ['tidal'] } },
    });
  });

  await test.step('a wrong address is refused, and the right one ends the session', async () => {
    await main.getByLabel('Escribe el correo de tu cuenta').fill('otra@ejemplo.co');
    await main.getByLabel('Tu contraseña').fill(password);
    await main.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(main.getByText('Ese no es el correo de tu cuenta.')).toBeVisible();
    await checkAxe(page);
    await main.getByLabel('Escribe el correo de tu cuenta').fill(email);
    await main.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Tu cuenta se va a eliminar')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible();
  });

  await test.step('signing in from the mail leads to the one page, and the account stays', async () => {
    await page.goto(await linkMailedTo(email, '/dashboard/ajustes/eliminacion'));
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(page).toHaveURL('/dashboard/ajustes/eliminacion');
    await expect(main.getByText(/Puedes conservarla hasta el/)).toBeVisible();
    await checkAxe(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard/ajustes/eliminacion');
    await main.getByRole('button', { name: 'Conservar mi cuenta' }).click();
    await expect(page.getByText('Tu cuenta se queda')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard');
  });
});
