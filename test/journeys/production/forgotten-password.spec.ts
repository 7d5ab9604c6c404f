import { checkAxe } from '../../browser/axe.ts';
import { linkMailedTo, mailsTo } from '../../browser/mail.ts';
import { expect, test } from '../../browser/page.ts';
import { fillSignUp } from '../../browser/sign-in.ts';

test('a forgotten password is replaced through the mail', async ({ page, faults }) => {
  faults.allow(/status of 422/);
  const email = `olvido.${Date.now()}@ejemplo.co`;
  const main = page.getByRole('main');
  const password = main.getByLabel('Contraseña', { exact: true });
  const confirmation = main.getByLabel('Confirmar contraseña');

  await test.step('sign up: the needle moves, and a leaked password is refused', async () => {
    await fillSignUp(page, { email, password: 'mariposa' });
    await expect(main.getByText('Muy débil: la adivinan en segundos')).toBeVisible();
    await checkAxe(page);
    await main.getByRole('button', { name: 'Crear Cuenta' }).click();
    await expect(main.getByText(/aparece en listas filtradas/)).toBeVisible();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByText('Muy débil: la adivinan en segundos')).toBeHidden();
    await expect(password).toBeFocused();
    await password.fill('lluvia en chapinero alto');
    await expect(main.getByText('Muy buena')).toBeVisible();
    await confirmation.fill('lluvia en chapinero alto');
    await main.getByRole('button', { name: 'Crear Cuenta' }).click();
    await expect(main.getByText('¡Registro exitoso!')).toBeInViewport();
    await page.reload();
    await expect(main.getByText('¡Registro exitoso!')).toBeVisible();
  });

  await test.step('the confirmation is sent again', async () => {
    await main.getByRole('button', { name: 'Enviar el enlace otra vez' }).click();
    await expect(main.getByText(/va en camino otra vez/)).toBeVisible();
    await checkAxe(page);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  });

  await test.step('ask for a link', async () => {
    await page.goto('/auth');
    await main.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await checkAxe(page);
    await main.getByLabel('Correo electrónico').fill(email);
    await main.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(main.getByText(/^Si hay una cuenta con/)).toBeVisible();
  });

  await test.step('choose a new password and enter with it', async () => {
    const link = await linkMailedTo(email, '/auth/clave-nueva');
    await page.goto(link);
    await checkAxe(page);
    await password.fill('neblina de monserrate');
    await confirmation.fill('otra cosa');
    await main.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(main.getByText('Las contraseñas no coinciden')).toBeVisible();
    await confirmation.fill('neblina de monserrate');
    await main.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Contraseña guardada')).toBeVisible();

    await main.getByLabel('Correo electrónico').fill(email);
    await password.fill('neblina de monserrate');
    await main.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(page.getByText('Has iniciado sesión correctamente')).toBeVisible();

    await page.goto(link);
    await expect(main.getByText(/venció o ya se usó/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
    await checkAxe(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link is asked for and answered in the page', async ({ page }) => {
    await page.goto('/auth/recuperar');
    const main = page.getByRole('main');
    await main.getByLabel('Correo electrónico').fill('nadie@ejemplo.co');
    await main.getByRole('button', { name: 'Enviar enlace' }).click();
    const sent = main.getByText(/Si hay una cuenta con nadie@ejemplo.co/);
    await expect(sent).toBeVisible();
    await expect(main.getByLabel('Correo electrónico')).toHaveCount(0);
    await main.getByRole('button', { name: 'Enviar otra vez' }).click();
    await expect(sent).toBeVisible();
    await main.getByRole('link', { name: 'Usar otro correo' }).click();
    await expect(main.getByLabel('Correo electrónico')).toHaveValue('');
  });
});
