import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { makeArtist, makeSong, signInContext } from '../browser/artist.ts';
import { checkAxe } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';
import { readAgain } from '../browser/read-again.ts';
import { openAccount } from '../browser/sign-in.ts';
import { writeCover } from '../media/cover.ts';
import { wavOf } from '../media/wav.ts';

const fileOf = (name: string) => join(tmpdir(), `estudio-${process.pid}-${name}`);
const files = {
  song: fileOf('maqueta.wav'),
  cut: fileOf('cortada.wav'),
  mix: fileOf('mezcla.wav'),
  cover: fileOf('portada.png'),
};

test.beforeAll(async () => {
  await writeFile(files.song, wavOf(3 * 176_400));
  await writeFile(files.cut, wavOf(9 * 176_400).subarray(0, 500_000));
  await writeFile(files.mix, wavOf(5 * 176_400));
  await writeCover(files.cover, 1500);
});
test.afterAll(async () => {
  for (const file of Object.values(files)) await rm(file, { force: true });
});

test('a project: two tabs, its rights, its codes, new files, the bin', async ({ page, faults }) => {
  faults.allow(/status of 4(09|15|22)|net::ERR_FAILED/);
  const email = `proyecto.${Date.now()}@ejemplo.co`;
  const main = page.getByRole('main');

  await test.step('a new account with a draft', async () => {
    await openAccount(page, { email, password: 'lluvia en chapinero' });
    await page.goto('/dashboard/new-project');
    await main.getByLabel('Nombre del artista').fill('Niebla Norte');
    await main.getByRole('button', { name: 'Siguiente' }).click();
    await expect(main.getByText('Falta este dato')).toHaveCount(2);
    await readAgain(page);
    await main.getByLabel('Título del proyecto').fill('Canción Ñandú — ¿qué?');
    await expect(main.getByText('Falta este dato')).toHaveCount(1);
    await main.getByLabel('Género').selectOption('Rock');
    await expect(main.getByText(/Falta este dato|Campos requeridos/)).toHaveCount(0);
    await page.reload();
    await expect(main.getByLabel('Título del proyecto')).toHaveValue('Canción Ñandú — ¿qué?');
    await expect(main.getByLabel('Género')).toHaveValue('rock');
    await expect(main.getByRole('status').filter({ hasText: 'Recuperamos' })).toBeVisible();
    // The server heard it, and its response is lost: sent again, also after a reload, it is the same draft.
    const lose = async (route: Route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    };
    await page.route('/dashboard/new-project.data*', lose);
    for (const attempt of ['at once', 'after a reload']) {
      await main.getByRole('button', { name: 'Siguiente' }).click();
      await expect(main.getByText('No llegó respuesta del servidor'), attempt).toBeVisible();
      await page.reload();
    }
    await page.unroute('/dashboard/new-project.data*');
    await main.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(/paso=2/);
  });

  await test.step('two tabs do not overwrite each other unnoticed', async () => {
    const draft = page.url().replace('paso=2', 'paso=1');
    const other = await page.context().newPage();
    await other.goto(draft);
    await other.getByLabel('Título del proyecto').fill('De la otra pestaña');
    await page.goto(draft);
    await main.getByLabel('Título del proyecto').fill('De esta pestaña');
    await main.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(/paso=2/);

    await other.getByRole('button', { name: 'Siguiente' }).click();
    await expect(
      other.getByRole('alert').getByText('Este proyecto cambió en otra pestaña'),
    ).toBeVisible();
    await expect(other.getByLabel('Título del proyecto')).toHaveValue('De la otra pestaña');
    await other.getByRole('button', { name: 'Siguiente' }).click();
    await expect(other).toHaveURL(/paso=2/);
    await other.close();
    await page.goto('/dashboard');
    const next = main.getByRole('region', {
      name: 'Continúa «De la otra pestaña»: falta el audio',
    });
    await expect(next.getByRole('link', { name: 'Subir el audio' })).toBeVisible();
    await checkAxe(page);
    await expect(main.getByRole('article')).toContainText('De la otra pestaña');
    await main.getByRole('link', { name: 'Continuar De la otra pestaña' }).click();
    // Where something is missing: the audio.
    await expect(main.locator('[aria-current=step]')).toContainText('Archivo de audio');
  });

  await test.step('the audio waits for the declaration, and what was refused leaves', async () => {
    await main.getByRole('button', { name: 'Siguiente' }).click();
    await expect(main.getByText('Falta este dato')).toBeVisible();
    await expect(main.getByLabel('Archivo de audio')).toBeFocused();
    const listo = main.getByRole('listitem').filter({ hasText: '(listo)' });
    await main.getByLabel('Archivo de audio').setInputFiles(files.cover);
    await expect(page.getByText(/audio válido. «.*portada.png» no es de audio/)).toHaveCount(1);
    await main.getByLabel('Archivo de audio').setInputFiles(files.song);
    await expect(main.getByText('Marca la casilla y empezamos a subir')).toBeVisible();
    // Whoever goes on nevertheless is led to it, and hears nothing else.
    await main.getByRole('button', { name: 'Siguiente' }).click();
    await expect(main.getByRole('checkbox')).toBeFocused();
    await expect(main.getByText('Falta este dato')).toHaveCount(0);
    await expect(page.getByText('Archivo inválido')).toHaveCount(0);
    await expect(listo).toHaveText([/Información básica/]);
    await checkAxe(page);
    await main.getByLabel('Declaro que esta grabación es mía').click();
    await expect(main.getByText('Audio cargado')).toBeVisible({ timeout: 30_000 });
    await expect(main.getByText(/declaraste que la grabación es tuya/)).toBeVisible();
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await expect(listo).toHaveText([/Información básica/, /Archivo de audio/]);
    await main.getByRole('link', { name: 'Siguiente' }).click();
    await main.getByRole('link', { name: 'Siguiente' }).click();
    await expect(listo, 'a cover that was left out is not there').toHaveCount(2);
    await page.goto('/dashboard');
    await main.getByRole('link', { name: 'Continuar De la otra pestaña' }).click();
    await expect(main.locator('[aria-current=step]')).toContainText('Confirmación');
    const late = await page.context().newPage();
    await late.goto(page.url());
    await expect(late.getByRole('button', { name: 'Crear proyecto' })).toBeEnabled();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route('**/dashboard/new-project.data**', async (route) => {
      await sleep(1000);
      await route.continue();
    });
    await main.getByRole('button', { name: 'Crear proyecto' }).click();
    await expect(main.getByText('Creando proyecto...')).toBeVisible();
    const card = main.locator('.card');
    expect(await card.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(page).toHaveURL('/dashboard');
    await expect(late.getByText('Este proyecto ya está creado')).toBeVisible();
    await expect(late.getByRole('button', { name: 'Crear proyecto' })).toHaveCount(0);
    await late.getByRole('link', { name: 'Ver el proyecto' }).click();
    await expect(late.getByRole('heading', { level: 1 })).toHaveText('De la otra pestaña');
    await late.close();
    await page.unroute('**/dashboard/new-project.data**');
    await page.setViewportSize({ width: 1280, height: 720 });
    const next = main.getByRole('region', { name: 'A «De la otra pestaña» le falta la portada' });
    await next.getByRole('link', { name: 'Subir la portada' }).click();
    await expect(main.getByRole('region', { name: 'Archivos', exact: true })).toBeInViewport();
    await expect(main.locator('.song-head').getByText('Listo')).toBeVisible({ timeout: 60_000 });
    await expect(main.getByText(/Declaraste que la grabación es tuya/)).toBeVisible();
    await checkAxe(page);
  });

  await test.step('its data and codes are edited', async () => {
    await main.getByRole('link', { name: 'Editar datos' }).click();
    await main.getByLabel('Título del proyecto').fill('Páramo adentro');
    await main.getByLabel('ISRC').fill('co-abc-26-00001');
    await main.getByLabel('UPC').fill('036000291453');
    await main.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(main.getByText(/el último debería ser 2/)).toBeVisible();
    await expect(main.getByLabel('UPC')).toBeFocused();
    await expect(main.getByLabel('ISRC')).toHaveValue('co-abc-26-00001');
    await checkAxe(page);
    await main.getByLabel('UPC').fill('0 36000 29145 2');
    await main.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Páramo adentro');
    await expect(main.getByText('CO-ABC-26-00001')).toBeVisible();
    await expect(main.getByText('036000291452')).toBeVisible();
    await main.getByRole('link', { name: 'Editar datos' }).click();
    await expect(main.getByText('Recuperamos')).toHaveCount(0);
    await main.getByLabel('Título del proyecto').fill('Título abandonado');
    await page.reload();
    await expect(main.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    await main.getByRole('link', { name: 'Cancelar' }).click();
    await main.getByRole('link', { name: 'Editar datos' }).click();
    await expect(main.getByLabel('Título del proyecto')).toHaveValue('Páramo adentro');
    await main.getByRole('link', { name: 'Cancelar' }).click();
  });

  await test.step('a new cover arrives in AVIF by itself', async () => {
    await main.getByLabel('Imagen de portada').setInputFiles(files.cover);
    const source = main.locator('.song-head source[type="image/avif"]');
    await expect(source).toHaveCount(1, { timeout: 30_000 });
    const shown = await main
      .locator('.song-head img')
      .evaluate(async (image: HTMLImageElement) => (await image.decode(), image.currentSrc));
    expect(shown).toMatch(/\.avif$/);
  });

  await test.step('new audio: a damaged file is refused, a good one takes its place', async () => {
    const declare = main.getByLabel('Declaro que esta grabación es mía');
    await main.getByLabel('Archivo de audio').setInputFiles(files.cut);
    await declare.click();
    await expect(main.getByText(/le falta una parte/)).toBeVisible();
    await expect(main.locator('.song-head').getByText('Listo')).toBeVisible();
    // It is still declared.
    await expect(declare).toBeChecked();
    await main.getByLabel('Archivo de audio').setInputFiles(files.mix);
    await expect(main.locator('.song-facts').getByText(/^0:05/)).toBeVisible({ timeout: 30_000 });
    await expect(main.locator('.song-head').getByText('Listo')).toBeVisible({ timeout: 60_000 });
    await expect(main.getByText('Versión para escuchar y forma de onda')).toHaveCount(1);
    await checkAxe(page);
  });

  await test.step('it goes to the bin and comes back', async () => {
    const address = page.url();
    await main.getByRole('button', { name: 'Borrar' }).click();
    await expect(page).toHaveURL('/dashboard/proyectos/papelera');
    await expect(page.getByText('Proyecto borrado')).toBeVisible();
    await checkAxe(page);
    await main.getByRole('link', { name: 'Tus proyectos' }).click();
    await expect(main.getByText('No tienes proyectos aún')).toBeVisible();
    await main.getByRole('link', { name: 'Papelera' }).click();
    await main.getByRole('button', { name: 'Recuperar Páramo adentro' }).click();
    await expect(page).toHaveURL(address);
    await expect(main.getByRole('button', { name: /Reproducir/ })).toBeVisible();
  });

  await test.step('a page that takes its time is announced', async () => {
    await page.route('**/dashboard/proyectos.data**', async (route) => {
      await sleep(1500);
      await route.continue();
    });
    await main.getByRole('link', { name: 'Tus proyectos' }).click();
    await expect(page.getByText('Cargando...')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/proyectos');
    await expect(page.getByText('Cargando...')).toHaveCount(0);
  });

  await test.step('without a network a tab leaves the page as it is, and works later', async () => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|route module|dynamically imported/);
    await page.context().setOffline(true);
    await main.getByRole('link', { name: 'Analytics' }).click();
    await expect(page.getByText('Sigues donde estabas')).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(1);
    await page.context().setOffline(false);
    await main.getByRole('link', { name: 'Analytics' }).click();
    await expect(page).toHaveURL('/dashboard/analytics');
  });
});

test('a cover that is chosen before its picker is alive is taken, and signing out asks before it cuts one', async ({
  page,
  baseURL,
}) => {
  const artist = await makeArtist(baseURL ?? '');
  const projectId = await makeSong(baseURL ?? '', artist);
  await signInContext(page.context(), artist, baseURL ?? '');
  const late = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/project-files-/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`/dashboard/proyectos/${projectId}`);
  await page.getByLabel('Imagen de portada').setInputFiles(files.cover);
  late.resolve(undefined);
  await expect(page.getByText('Imagen cargada')).toBeVisible();

  await page.route(/\/uploads\/./, () => {}); // it stays on its way
  await page.getByLabel('Imagen de portada').setInputFiles(files.cover);
  const sending = page.getByText(`Subiendo ${basename(files.cover)}`);
  await expect(sending).toBeVisible();
  const asked: string[] = [];
  for (const answer of ['dismiss', 'accept'] as const) {
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog[answer]();
    });
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    if (answer === 'dismiss') await expect(sending).toBeVisible();
  }
  await expect(page.getByText('Has cerrado sesión exitosamente')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain('¿Cerrar sesión de todos modos?');
});
