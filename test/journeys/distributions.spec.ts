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
    await expect(page.getByRole('button', { name: 'Crear' })).toBeEnabled({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Crear' }).click();
  await expect(page.getByText('distribuciones creadas')).toBeVisible();
  // The artist's open page hears of it by itself.
  await expect(theirs.getByText(/^\d+ en proceso$/)).toBeVisible();
  await theirs.getByText(/^Las \d+ plataformas/).click();

  // One was asked for by mistake: nothing of it has left, so it is taken back, and the artist sees it go.
  const deezer = theirs.getByRole('listitem').filter({ hasText: /^Deezer/ });
  await expect(deezer).toHaveCount(1);
  await page.getByRole('link', { name: 'Abrir Deezer' }).click();
  // The song’s page has a button of that name too, for all that are chosen.
  await expect(page.getByRole('heading', { name: 'Páramo en Deezer' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar de la lista' }).click();
  await expect(page.getByText('1 distribución quitada de la lista')).toBeVisible();
  await expect(deezer).toHaveCount(0);
  await page.goto(`/admin/distribuciones/canciones/${projectId}`);

  // Two at once: the second is told what the first did, and nobody's move is lost.
  const state = await page.context().storageState();
  const silent = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const other = await silent.newPage();
  await other.goto(page.url());
  // Nothing is moved that nobody chose, and a set in one press.
  await page.getByRole('button', { name: 'Pasar a «Subiendo»', exact: true }).click();
  await expect(page.getByText('Marca al menos una plataforma')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Spotify' }).check();
  await expect(page.getByRole('button', { name: 'Pasar a «Subiendo» (1)' })).toBeVisible();
  for (const one of [page, other]) await one.getByRole('link', { name: /^Marcar todas/ }).click();
  await page.getByRole('button', { name: /^Quitar de la lista \(\d{2}\)$/ }).click();
  await expect(page.getByText(/^¿Quitar \d+ distribuciones de la lista\?/)).toBeVisible();
  await checkAxe(page);
  await page.getByRole('link', { name: 'No', exact: true }).click();
  await expect(page.getByText(/^¿Quitar \d+/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Pasar a «Subiendo» \(\d{2}\)$/ }).click();
  await expect(page).toHaveURL(/estado=subiendo/);
  await other.getByRole('button', { name: 'Pasar a «Subiendo»' }).click();
  await expect(
    other.getByRole('alert').filter({ hasText: 'No se pudo actualizar el estado' }),
  ).toContainText('Equipo de Estudio la pasó a «Subiendo».');
  await silent.close();

  await page.getByRole('link', { name: /^Marcar todas/ }).click();
  await page.getByRole('button', { name: /^Pasar a «Procesando» \(/ }).click();
  await expect(page).toHaveURL(/estado=procesando/);
  await page.getByRole('link', { name: 'Abrir Spotify' }).click();
  await expect(page.getByRole('heading', { name: 'Páramo en Spotify' })).toBeVisible();
  await page.getByLabel('Nota para el equipo').fill('Preguntar por la portada');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByText('Solo el equipo la lee.', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'dejó una nota' })).toContainText(
    'Preguntar por la portada',
  );
  const link = page.getByLabel('Enlace');
  await link.fill('javascript:alert(1)');
  await page.getByLabel('Nota para el artista').fill('¡Ya quedó, con letra y créditos!');
  await page.getByRole('button', { name: 'Ya está en vivo' }).click();
  await expect(page.getByText('Pega el enlace de la canción')).toBeVisible();
  await expect(link).toBeFocused();
  await link.fill('https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC');
  await page.getByRole('button', { name: 'Ya está en vivo' }).click();
  // That of the moves before may still be there.
  await expect(page.getByText('Estado actualizado').last()).toBeVisible();
  await expect(page.getByText('En vivo', { exact: true }).first()).toBeVisible();
  await checkAxeEverywhere(page);

  await page.getByLabel('Identificador en Spotify').fill('4uLU6hMCjMI75M1A2tKUQC');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Datos guardados')).toBeVisible();

  await expect(theirs.getByText(/^1 en vivo, \d+ en proceso$/)).toBeVisible();
  const spotify = theirs.getByRole('listitem').filter({ hasText: /^Spotify/ });
  await expect(spotify).toContainText('en vivo desde el');
  await expect(spotify.getByRole('link', { name: 'Abrir en Spotify' })).toHaveAttribute(
    'href',
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  );
  await spotify.getByText('Historial').click();
  await expect(spotify).toContainText('¡Ya quedó, con letra y créditos!');
  await expect(theirs.getByText('Preguntar por la portada')).toHaveCount(0);
  await checkAxeEverywhere(theirs);
  await theirs.goto('/dashboard/proyectos');
  await expect(theirs.getByRole('article')).toContainText('Distribuido');
  await own.close();
});
