import { pages } from '#content/site-map.ts';
import { checkAxe } from '../browser/axe.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { expect, test } from '../browser/page.ts';
import { readAgain } from '../browser/read-again.ts';
import { fillSignUp, openAccount, sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

const login = () => sharedDemoLogin('artista@demo.example');

test('who comes back to a form does not find what another person typed into it', async ({
  page,
  context,
  baseURL,
}) => {
  const [one, other] = [await makeArtist(baseURL ?? ''), await makeArtist(baseURL ?? '')];
  await signInContext(context, one, baseURL ?? '');
  await page.goto('/dashboard/new-project');
  const title = page.getByLabel('Título del proyecto');
  await title.fill('Una canción que nadie más debe ver');
  await page.goto('/portfolio');
  await signInContext(context, other, baseURL ?? '');
  await page.goBack();
  await readAgain(page);
  await expect(title).toHaveValue('');
});

test('who signs out on a public page does so in the others, and takes along what was typed', async ({
  context,
  baseURL,
}) => {
  const home = await context.newPage();
  await signInAt(home, `${baseURL}/`, login());
  const beside = await context.newPage();
  await beside.goto('/portfolio');
  await expect(beside.getByRole('banner').getByText('Niebla Norte').first()).toBeVisible();
  // What this person typed and could not send goes with them.
  const message = home.getByLabel('Cuéntanos de tu proyecto');
  await message.fill('Una canción que nadie más debe leer.');
  await context.setOffline(true);
  await home.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(home.getByText('Lo que escribiste sigue aquí')).toBeVisible();
  await context.setOffline(false);
  await home.reload();
  await expect(message).toHaveValue('Una canción que nadie más debe leer.');

  await home.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(home.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  await expect(message).toHaveValue('');
  await expect
    .poll(() => home.evaluate(() => Object.keys(sessionStorage).join()))
    .not.toContain('escrito');
  await expect(
    beside.getByRole('banner').getByRole('link', { name: 'Crear Cuenta' }),
  ).toBeVisible();
});

test('what somebody typed whose session ends waits until they sign in again', async ({
  browser,
  baseURL,
}) => {
  const ana = { email: `escribe.${Date.now()}@ejemplo.co`, password: 'lluvia en chapinero' };
  const contexts = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })];
  const [page, elsewhere] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!page || !elsewhere) throw new Error('no pages');
  await openAccount(elsewhere, ana);
  await signInAt(page, `${baseURL}/dashboard/new-project`, ana);
  await page.getByLabel('Título del proyecto').fill('Sin guardar');
  await page.goto('/dashboard/ajustes');
  await page.getByLabel('Nombre artístico').fill('Ana Frailejón');
  const bio = page.getByLabel('Biografía');
  await bio.fill('Tres discos y una gira por el Pacífico.');

  await elsewhere.goto('/dashboard/ajustes/seguridad');
  await elsewhere
    .getByRole('main')
    .getByRole('button', { name: /^Cerrar/ })
    .click();
  await expect(elsewhere.getByText('Sesión cerrada')).toBeVisible();
  // Whoever presses learns it there.
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/auth\?volver=/);
  await expect(page.getByText('Entra y sigues donde ibas.')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(ana.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/dashboard/ajustes');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Soporte' })).toBeVisible();
  await expect(bio).toHaveValue('Tres discos y una gira por el Pacífico.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Perfil guardado')).toBeVisible();
  // What was saved is not kept, and what was not is.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
    .not.toContain('perfil');
  await page.goto('/dashboard/new-project');
  await expect(page.getByLabel('Título del proyecto')).toHaveValue('Sin guardar');
  await Promise.all(contexts.map((context) => context.close()));
});

test(
  '/auth is accessible, refuses in words and keeps what was typed',
  { tag: '@sweep' },
  async ({ page, faults }) => {
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
    await expect(main.getByLabel('Nombre completo')).toBeVisible();
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
    // An error leaves with what it spoke of.
    await main.getByLabel('Contraseña', { exact: true }).fill('abcdef');
    await expect(main.getByText('al menos 6 caracteres')).toHaveCount(0);
    await expect(main.locator('.strength')).toContainText('Contraseña muy débil');
    await main.getByRole('radio', { name: 'Artista' }).check();
    await main.getByLabel('Acepto la política').check();
    await expect(main.getByText(/selecciona tu tipo de cuenta|Debes aceptar/)).toHaveCount(0);

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
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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

test('what a visitor typed is there when they come back, until it is sent or thrown away', async ({
  page,
}) => {
  await page.goto(pages.contact.path);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('¿Cómo te llamas?').fill('Ana Ñandú');
  await form.getByRole('radio', { name: 'Video' }).check();
  await form.getByLabel('Cuéntanos de tu proyecto').fill('Una canción y un video.');
  await page.goto(pages.portfolio.path);
  await page.goto(pages.contact.path);
  await expect(form.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expect(form.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('Una canción y un video.');
  await expect(form.getByRole('radio', { name: 'Video' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Video' })).toHaveValue('video');
  await checkAxe(page);
  await form.getByRole('button', { name: 'Descartar' }).click();
  await expect(form.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('');
  await expect(form.getByRole('radio', { name: 'Video' })).not.toBeChecked();

  await form.getByLabel('¿Cómo te llamas?').fill('Ana Ñandú');
  await form.getByLabel('Correo').fill('ana.vuelve@ejemplo.co');
  await form.getByRole('radio', { name: 'Video' }).check();
  await form.getByLabel('Cuéntanos de tu proyecto').fill('Otra canción.');
  await page.reload();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  await page.goto(pages.contact.path);
  await readAgain(page);
  await expect(form.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('');
  await expect(form.getByText('Recuperamos')).toHaveCount(0);
});

test('what was typed to open an account is there after a reload, but no password, and goes once it waits', async ({
  page,
}) => {
  const password = 'Cordillera9';
  const email = `recarga.${Date.now()}@ejemplo.co`;
  await fillSignUp(page, { email, password });
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expect(main.getByLabel('Nombre completo')).toHaveValue('Ana Ñandú');
  await expect(main.getByRole('radio', { name: 'Artista' })).toBeChecked();
  await expect(main.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);

  await main.getByLabel('Contraseña', { exact: true }).fill(password);
  await main.getByLabel('Confirmar contraseña').fill(password);
  await main.getByLabel('Acepto la política de tratamiento de datos').check();
  await main.getByRole('button', { name: 'Crear Cuenta' }).click();
  await main.getByRole('link', { name: 'Cambiar de correo' }).click();
  await expect(main.getByText('Recuperamos')).toHaveCount(0);
  await main.getByLabel('Correo electrónico').fill('ana.otro@ejemplo.co');
  // They look at the one before again, whose words are not these.
  await page.goBack();
  await expect(main.getByText(email)).toBeVisible();
  await readAgain(page);
  await main.getByRole('link', { name: 'Cambiar de correo' }).click();
  await expect(main.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('ana.otro@ejemplo.co');
});
