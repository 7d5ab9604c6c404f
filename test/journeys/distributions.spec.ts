import { makeArtist, makeSong, signInContext } from '../browser/artist.ts';
import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';
import { sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

test('a plan’s set is sent, one platform takes it, and its artist sees how', async ({
  page,
  baseURL,
  browser,
  faults,
}) => {
  faults.allow(/status of (409|422)/);
  const origin = baseURL ?? '';
  const artist = await makeArtist(origin);
  const projectId = await makeSong(origin, artist);
  const own = await browser.newContext({ baseURL: origin });
  await signInContext(own, artist, origin);
  const theirs = await own.newPage();
  await theirs.goto('/dashboard/distribucion');
  await expect(theirs.getByText('No hay distribuciones aún')).toBeVisible();

  await signInAt(page, `${origin}/admin/distribuciones`, sharedDemoLogin('equipo@demo.example'));
  await page.getByRole('link', { name: 'Distribuir una canción' }).click();
  await expect(page.getByRole('heading', { name: 'Distribuir una canción' })).toBeVisible();
  await expect(async () => {
    await page.goto(`/admin/distribuciones/canciones/${projectId}`);
    await page.getByRole('button', { name: 'Crear' }).click({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('distribuciones creadas')).toBeVisible();
  // The artist's open page hears of it by itself.
  await expect(theirs.getByText('Procesando...').first()).toBeVisible();
  await checkAxe(page);

  // Two at once: the second is told what the first did, and nobody's move is lost.
  const state = await page.context().storageState();
  const silent = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const other = await silent.newPage();
  await other.goto(page.url());
  await page.getByRole('button', { name: 'Pasar a «Subiendo»' }).click();
  await expect(page).toHaveURL(/estado=subiendo/);
  await other.getByRole('button', { name: 'Pasar a «Subiendo»' }).click();
  await expect(
    other.getByRole('alert').filter({ hasText: 'No se pudo actualizar el estado' }),
  ).toContainText('Equipo de Estudio la pasó a «Subiendo».');
  await silent.close();

  await page.getByRole('button', { name: 'Pasar a «Procesando»' }).click();
  await expect(page).toHaveURL(/estado=procesando/);
  await page.getByRole('link', { name: 'Abrir Spotify' }).click();
  await expect(page.getByRole('heading', { name: 'Páramo en Spotify' })).toBeVisible();
  const link = page.getByLabel('Enlace');
  await link.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Pega el enlace de la canción')).toBeVisible();
  await link.fill('https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Datos guardados')).toBeVisible();
  await page.getByLabel('Nota para el artista').fill('¡Ya quedó, con letra y créditos!');
  await page.getByRole('button', { name: 'Ya está en vivo' }).click();
  await expect(page.getByText('Estado actualizado')).toBeVisible();
  await checkAxeEverywhere(page);

  const spotify = theirs.getByRole('listitem').filter({ hasText: /^Spotify/ });
  await expect(spotify).toContainText('en vivo desde el');
  await expect(spotify.getByRole('link', { name: 'Abrir en Spotify' })).toHaveAttribute(
    'href',
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  );
  await spotify.getByText('Historial').click();
  await expect(spotify).toContainText('¡Ya quedó, con letra y créditos!');
  await checkAxeEverywhere(theirs);
  await theirs.goto('/dashboard/proyectos');
  await expect(theirs.getByRole('article')).toContainText('Distribuido');
  await own.close();
});
