import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { writeWav as writeVoice } from '#packages/vocal/src/index.ts';
import { singNotes } from '#test/sung-voice.ts';
import { checkAxe } from '../../browser/axe.ts';
import { linkMailedTo } from '../../browser/mail.ts';
import { expect, test } from '../../browser/page.ts';
import { fillSignUp } from '../../browser/sign-in.ts';
import { writeCover } from '../../media/cover.ts';
import { writeWav } from '../../media/wav.ts';

const wav = join(tmpdir(), `estudio-cancion-${process.pid}.wav`);
const cover = join(tmpdir(), `estudio-portada-${process.pid}.png`);
/** What the server says of a failure before the page's own action. */
const broken = { status: 500, body: '{"requestId":"3f2a9c81d0b7"}' };
/** A song of three minutes in 24 bits; the interrupted uploads send more. */
const songBytes = 47 * 1024 * 1024;

test.beforeAll(async () => {
  await writeWav(wav, songBytes);
  await writeCover(cover, 3000);
});
test.afterAll(() => Promise.all([wav, cover].map((file) => rm(file, { force: true }))));

test('an artist signs up, confirms, uploads a song with its cover, and hears it', async ({
  page,
  faults,
}) => {
  test.setTimeout(180_000);
  const email = `ana.${Date.now()}@ejemplo.co`;

  await test.step('sign up', async () => {
    await fillSignUp(page, { email, password: 'canción ñ' });
    await page.getByRole('main').getByRole('button', { name: 'Crear Cuenta' }).click();
    await expect(page.getByText('¡Registro exitoso!')).toBeVisible();
  });

  await test.step('confirm the address', async () => {
    const link = await linkMailedTo(email, '/auth/confirmar');
    // A program that checks mails looks first, and confirms nobody.
    for (const method of ['HEAD', 'GET']) {
      const look = (asked: [string, string]) =>
        fetch(asked[0], { method: asked[1] }).then((response) => response.status);
      expect(await page.evaluate(look, [link, method] as [string, string])).toBe(200);
    }
    await page.goto(link);
    await checkAxe(page);
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('¡Correo confirmado!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sube tu primera canción' })).toHaveAttribute(
      'href',
      '/dashboard/new-project',
    );
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Mi dashboard' })).toBeVisible();
    await expect(header.getByText('Ana', { exact: true }).first()).toBeVisible();
    await checkAxe(page);

    await page.goto(link);
    await expect(page.getByText('Tu correo ya estaba confirmado')).toBeVisible();
    await page.goBack();
  });

  await test.step('step 1: the basics', async () => {
    await page.goto('/dashboard/new-project');
    await checkAxe(page);
    await page.getByLabel('Título del proyecto').fill('Canción Ñandú — ¿qué?');
    await page.getByLabel('Nombre del artista').fill('Niebla Norte');
    await page.getByLabel('Género').selectOption('Rock');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(/paso=2/);
  });

  await test.step('step 2: the audio', async () => {
    await page.getByLabel('Declaro que esta grabación es mía').check();
    await page.getByLabel('Archivo de audio').setInputFiles(wav);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText('Audio cargado')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('44,1 kHz')).toBeVisible();
    await checkAxe(page);
    await page.getByRole('link', { name: 'Siguiente' }).click();
  });

  await test.step('step 3: a cover', async () => {
    await page.getByLabel('Imagen de portada').setInputFiles(cover);
    await expect(page.getByAltText('Tu portada')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Siguiente' }).click();
  });

  await test.step('step 4: the wave appears by itself, and can be heard', async () => {
    const state = page.getByText(/Estamos procesando el audio|Así suena/);
    await expect(state).toBeVisible();
    await expect(page.getByText('Así suena')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('slider', { name: /Posición/ })).toBeVisible();
    await checkAxe(page);
    await page.getByRole('button', { name: /Reproducir/ }).click();
    await expect(page.getByRole('button', { name: /Pausar/ })).toBeVisible();
    await page.getByRole('button', { name: /Pausar/ }).click();
  });

  await test.step('step 4: create it', async () => {
    // Without a network nothing is lost, and the same button tries again.
    faults.allow(/net::ERR_FAILED|status of 500/);
    const create = page.getByRole('button', { name: 'Crear proyecto' });
    const failure = page.getByRole('alert').getByText('Error al crear proyecto');
    // Nor do the buttons move on a phone while it is under way.
    await page.setViewportSize({ width: 360, height: 740 });
    const places = () =>
      page
        .locator('.wizard-actions .button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().x));
    const before = await places();
    const during: number[][] = [];
    const fulfillments = [(route: Route) => route.abort(), (route: Route) => route.fulfill(broken)];
    for (const fulfill of fulfillments) {
      await page.route('/dashboard/new-project.data*', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        during.push(await places());
        return fulfill(route);
      });
      await create.click();
      await expect(failure).toBeVisible();
      await checkAxe(page);
      await page.unroute('/dashboard/new-project.data*');
    }
    expect(during).toEqual([before, before]);
    await create.click();
    await expect(page.getByText('Tu proyecto se ha guardado exitosamente')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('it is ready and plays; nothing is left to do', async () => {
    const song = page.getByRole('article').filter({ hasText: 'Canción Ñandú — ¿qué?' });
    await expect(song.getByText('Listo')).toBeVisible();
    const rest = page.getByRole('region', { name: 'Todo al día' });
    await expect(rest.getByRole('link', { name: 'Empezar otra canción' })).toBeVisible();
    await checkAxe(page);
    await song.getByRole('button', { name: /Reproducir/ }).click();
    const position = page.getByRole('slider', { name: /Posición/ });
    await expect
      .poll(async () => Number(await position.getAttribute('aria-valuenow')))
      .toBeGreaterThan(0);
    await position.press('End');
    await position.press('PageDown');
    await expect
      .poll(async () => Number(await position.getAttribute('aria-valuenow')))
      .toBeGreaterThan(240);
  });

  await test.step('Letras writes a song, a verse of which is written anew and kept', async () => {
    await page.goto('/lyrics-generator');
    await page.getByLabel('Tema').fill('el mar');
    await page.getByLabel('Género').selectOption('folk');
    await page.getByLabel('Ánimo').selectOption('sereno');
    await page.getByRole('button', { name: 'Escribir la letra' }).click();
    await expect(page.getByText('¡Letra lista!')).toBeVisible();
    const first = page.getByLabel('Verso 1', { exact: true });
    await first.fill('Canto y lloro en este puerto');
    await page.getByRole('button', { name: 'Guardar la letra' }).click();
    await expect(page.getByText('Letra guardada')).toBeVisible();
    await page.reload();
    await expect(first).toHaveValue('Canto y lloro en este puerto');
    const pdf = await page.evaluate(async (path) => {
      const response = await fetch(`${path}/letra.pdf`);
      return [response.headers.get('content-type'), response.status];
    }, page.url());
    expect(pdf).toEqual(['application/pdf', 200]);
  });

  await test.step('Bio writes a text for each platform', async () => {
    await page.goto('/bio-generator');
    await page.getByLabel('Nombre artístico').fill('Niebla Norte');
    await page.getByLabel('Género').selectOption('rock');
    await page.getByLabel('Experiencia').fill('cuarteto de Bogotá');
    await page.getByLabel('Nosotros').check();
    await page.getByRole('button', { name: 'Escribir las biografías' }).click();
    await expect(page.getByText('¡Biografías listas!')).toBeVisible();
    await expect(page.getByLabel('Spotify')).toHaveValue(/Somos un cuarteto de Bogotá\./);
    await page.getByLabel('TikTok').fill('Niebla Norte, rock de Bogotá');
    await page.getByRole('button', { name: 'Guardar los cambios' }).click();
    await expect(page.getByText('Biografías guardadas')).toBeVisible();
  });

  await test.step('Portadas draws four covers, and the file of the one that is kept', async () => {
    await page.goto('/cover-art-generator');
    await page.getByLabel('Artista').fill('Niebla Norte');
    await page.getByLabel('Título').fill('Páramo adentro');
    await page.getByLabel('Género').selectOption('indie');
    await page.getByRole('button', { name: 'Dibujar cuatro portadas' }).click();
    await page
      .getByRole('button', { name: 'Quedarme con esta' })
      .first()
      .click({ timeout: 30_000 });
    const link = page.getByRole('link', { name: /^Bajar JPG/ });
    await expect(link).toBeVisible({ timeout: 30_000 });
    const type = await link.evaluate(async (anchor: HTMLAnchorElement) => {
      const response = await fetch(anchor.href);
      return [response.headers.get('content-type'), response.status];
    });
    expect(type).toEqual(['image/jpeg', 200]);
  });

  await test.step('the Analizador vocal measures a take in the browser, and saves its numbers', async () => {
    const tune = [60, 62, 64, 67, 64, 60].map((midi) => ({ midi, seconds: 1 }));
    await page.goto('/vocal-analyzer');
    await page.getByLabel('Escoger el audio').setInputFiles({
      ...{ name: 'escala.wav', mimeType: 'audio/wav' },
      buffer: Buffer.from(writeVoice(singNotes(tune, { gain: 0.12 }), 44_100)),
    });
    await page.getByRole('button', { name: 'Analizar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Tu voz en números' })).toBeFocused();
    await expect(page.locator('.findings')).toContainText('Do4 a Sol4');
    await page.getByRole('button', { name: 'Guardar los números' }).click();
    await expect(page.getByRole('link', { name: 'Ver sus números' })).toBeVisible();
  });
});
