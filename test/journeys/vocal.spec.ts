import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeWav } from '#packages/vocal/src/index.ts';
import { singNotes } from '#test/sung-voice.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { checkAxeEverywhere } from '../browser/axe.ts';
import { chromiumArguments } from '../browser/chromium.ts';
import { overflowOf } from '../browser/overflow.ts';
import { expect, test } from '../browser/page.ts';

/** What the microphone of these browsers hears: a tune of eight seconds, again and again. */
const heard = join(import.meta.dirname, '../../test-results/heard.wav');
const tune = [60, 62, 64, 67, 69, 67, 64, 60].map((midi) => ({ midi, seconds: 1 }));
const sung = Buffer.from(writeWav(singNotes(tune, { gain: 0.12 }), 44_100));
mkdirSync(join(heard, '..'), { recursive: true });
writeFileSync(heard, sung);

test.use({
  launchOptions: {
    executablePath: process.env.TEST_CHROMIUM,
    args: [
      ...chromiumArguments,
      // The smaller browser asks nobody, and without this says no.
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${heard}`,
    ],
  },
});

const file = (name: string, buffer: Buffer, mimeType = 'audio/wav') => ({ name, buffer, mimeType });
const result = (page: Page) => page.getByRole('heading', { name: 'Tu voz en números' });
const analyse = (page: Page) => page.getByRole('button', { name: 'Analizar', exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Where whoever comes back to choose goes on, once what they pressed is gone. */
const studio = (page: Page) => page.locator('.studio');

test('an artist comes from the dashboard, sings, is measured, saves the numbers and takes them along', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/status of 422/);
  const artist = await makeArtist(baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/vocal-analyzer');
  await expect(page.getByRole('main').getByText('Regístrate gratis')).toBeVisible();
  await checkAxeEverywhere(page);

  await signInContext(page.context(), artist, baseURL ?? '');
  await page.context().grantPermissions(['microphone'], { origin: baseURL ?? '' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Herramientas' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Analizador vocal' }).first().click();
  await expect(page).toHaveURL(/vocal-analyzer$/);
  await expect(page.getByText('Te queda 1 de 1 análisis esta semana.')).toBeVisible();
  await checkAxeEverywhere(page);

  // The tuner keeps nothing.
  await press(page, 'Solo quiero afinar');
  await expect(page.getByText('Afinador prendido. Nada se guarda.')).toBeVisible();
  await expect(page.locator('.needle-name')).toHaveText(/^(Do|Re|Mi|Sol|La)4$/);
  // Nor could the program that hears it send anything, to us neither.
  faults.allow(/Content Security Policy/i);
  const [worker] = page.workers();
  const ways = await worker?.evaluate(async () => {
    const tried = (way: () => Promise<unknown>) =>
      way().then(
        () => 'sent',
        () => 'refused',
      );
    return [
      await tried(() => fetch('/health/live')),
      await tried(() => import(`${location.href}?voz=1`)),
    ];
  });
  expect(ways).toEqual(['refused', 'refused']);
  await press(page, 'Apagar');
  await expect(studio(page)).toBeFocused();

  await press(page, 'Grabar');
  await expect(page.getByText('Grabando. Canta.')).toBeVisible();
  await expect(page.locator('.needle-name')).toHaveText(/^(Do|Re|Mi|Sol|La)4$/);
  await expect(page.locator('.live-time')).toHaveText('0:01', { timeout: 20_000 });
  await expect(page.locator('.live-time')).toHaveText('0:09', { timeout: 20_000 });
  await checkAxeEverywhere(page);
  await press(page, 'Terminar');
  await expect(analyse(page)).toBeVisible();
  await expect(page.locator('.ready-name')).toBeFocused();
  // What was heard while it counted is not in it.
  await expect(page.locator('.ready-name')).toHaveText(/^Toma de hoy 0:(09|1\d)$/);
  await checkAxeEverywhere(page);

  // From the press to the result nothing is asked but the ticket: the worker is the file that was loaded before.
  const asked: string[] = [];
  const note = (request: { method: () => string; url: () => string }) => {
    const { pathname, protocol } = new URL(request.url());
    const isOfNetwork = protocol !== 'blob:' && !pathname.startsWith('/assets/workers/');
    if (isOfNetwork) asked.push(`${request.method()} ${pathname}`);
  };
  page.on('request', note);
  await analyse(page).click();
  await expect(result(page)).toBeFocused();
  page.off('request', note);
  const ticket = 'POST /vocal-analyzer/turno';
  expect(asked.filter((one) => !one.startsWith('GET /vocal-analyzer.data'))).toEqual([
    ticket,
    ticket,
  ]);
  await expect(page.getByText('¡Análisis listo!')).toBeVisible();
  await expect(page.locator('.findings')).toContainText('Do4 a La4');
  await expect(page.getByText('Has alcanzado el límite.')).toBeVisible();
  await page.getByText(/^Ver las notas en tabla/).click();
  await expect(page.getByRole('row', { name: /La4/ }).first()).toBeVisible();
  // Faster than the screen draws; and at its limit a button keeps the focus.
  const nearer = page.getByRole('button', { name: 'Acercar' });
  const middle = await nearer.evaluate(async (button: HTMLElement) => {
    const view = document.querySelector('.roll-scroller');
    if (!view) return null;
    const share = () => (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth;
    view.scrollLeft = 0.4 * view.scrollWidth;
    const before = share();
    button.focus();
    while (button.ariaDisabled !== 'true') {
      button.click();
      await Promise.resolve();
    }
    return { before, after: share() };
  });
  expect(middle?.after).toBeCloseTo(middle?.before ?? 0, 2);
  await expect(nearer).toBeFocused();
  await press(page, 'Alejar');
  await expect(nearer).toBeEnabled();
  // A window of 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await checkAxeEverywhere(page);

  for (const [name, extension] of [
    ['Bajar el dibujo (PNG)', 'png'],
    ['Bajar los datos (CSV)', 'csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    await press(page, name);
    expect((await download).suggestedFilename()).toBe(`voz-toma-de-hoy.${extension}`);
  }

  await page.getByLabel('Nombre de la toma').fill('');
  await press(page, 'Guardar los números');
  await expect(page.getByText('Ponle un nombre a la toma')).toBeVisible();
  // A word that is wider than a phone.
  const name = `Escala ${'W'.repeat(66)}`;
  await page.getByLabel('Nombre de la toma').fill(name);
  await press(page, 'Guardar los números');
  await expect(page.getByText('Toma guardada')).toBeVisible();
  // What was said goes by itself.
  await expect(page.getByText('Toma guardada')).toBeHidden();
  await page.getByRole('link', { name: 'Ver sus números' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('.findings')).toContainText('Do4 a La4');
  await checkAxeEverywhere(page);
  const pdf = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Bajar PDF' }).click();
  expect((await pdf).suggestedFilename()).toBe(`voz-escala-${'w'.repeat(66)}.pdf`);

  await page.getByRole('link', { name: 'Tus tomas' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Límite Alcanzado - Upgrade a Pro' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grabar' })).toHaveCount(0);
});

test('a file is looked at, measured and refused in words, and what came to nothing is given back', async ({
  page,
  baseURL,
}) => {
  const artist = await makeArtist(baseURL ?? '');
  await signInContext(page.context(), artist, baseURL ?? '');
  await page.goto('/vocal-analyzer');
  const choose = async (name: string, buffer: Buffer, mimeType?: string) => {
    await page.getByLabel('Escoger el audio').setInputFiles(file(name, buffer, mimeType));
  };
  const told = (title: string) =>
    expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();

  await choose('mucho.wav', Buffer.alloc(10 * 1024 * 1024 + 1));
  await told('Archivo demasiado grande');
  await choose('vacio.mp3', Buffer.alloc(0), 'audio/mpeg');
  await told('Ese archivo no tiene sonido');
  await choose('texto.mp3', Buffer.from('esto no es una canción'), 'audio/mpeg');
  await told('Ese archivo no se deja leer como audio');
  await choose('sin-muestras.wav', sung.subarray(0, 44));
  await told('Ese archivo no tiene sonido');
  await expect(studio(page)).toBeFocused();
  await checkAxeEverywhere(page);

  // A file that breaks off, and one of eight thousand samples.
  const analysed = async (name: string, buffer: Buffer) => {
    await choose(name, buffer);
    await analyse(page).click();
  };
  await analysed('silencio.wav', Buffer.from(writeWav(new Float32Array(44_100 * 6), 44_100)));
  await told('Con esta toma no alcanza');
  await expect(page.locator('.alert')).toContainText('El análisis volvió a tu cuenta.');
  await expect(page.getByText('Te queda 1 de 1 análisis esta semana.')).toBeVisible();
  await expect(analyse(page)).toBeVisible();
  await press(page, 'Cambiar de toma');
  await analysed('corta.wav', sung.subarray(0, 44_100 * 2 * 3));
  await expect(page.locator('.alert')).toContainText('segundos de canto claro; se necesitan 5');
  await press(page, 'Cambiar de toma');
  const telephone = Buffer.from(writeWav(singNotes(tune, { rate: 8000, gain: 0.12 }), 8000));
  await analysed('telefono.wav', telephone);
  await expect(result(page)).toBeFocused();
  await expect(page.locator('.findings')).toContainText('Do4 a La4');
  await press(page, 'Analizar Otro Audio');
  await expect(studio(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Límite Alcanzado - Upgrade a Pro' })).toBeVisible();
});

test('an analysis that is cancelled, and a page that is loaded again, use one ticket; a lost connection keeps the take', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const artist = await makeArtist(baseURL ?? '');
  await signInContext(page.context(), artist, baseURL ?? '');
  await page.goto('/vocal-analyzer');
  const choose = () => page.getByLabel('Escoger el audio').setInputFiles(file('toma.wav', sung));
  await choose();
  await expect(analyse(page)).toBeVisible();
  await page.context().setOffline(true);
  await analyse(page).click();
  await expect(page.locator('.alert')).toContainText('No hay conexión con el estudio');
  await page.context().setOffline(false);

  // Long enough to be cancelled.
  let release = () => {};
  await page.route('**/assets/workers/**', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue().catch(() => {});
  });
  await analyse(page).click();
  await expect(page.getByText('Midiendo «toma»')).toBeVisible();
  await press(page, 'Cancelar');
  await expect(analyse(page)).toBeVisible();
  release();
  await page.unroute('**/assets/workers/**');
  // A session that ended elsewhere takes no take along.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await analyse(page).click();
  await expect(page.locator('.alert')).toContainText('Tu sesión terminó');
  await expect(analyse(page)).toBeVisible();
  await page.context().addCookies(cookies);
  await page.reload();
  await expect(page.getByText('Tienes un análisis empezado')).toBeVisible();
  await choose();
  await analyse(page).click();
  await expect(result(page)).toBeFocused();
});

test('a microphone that is refused, goes away or is taken leaves a text, and what was sung', async ({
  page,
  baseURL,
}) => {
  const artist = await makeArtist(baseURL ?? '');
  await signInContext(page.context(), artist, baseURL ?? '');
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const own = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (asked) => {
      const fails = sessionStorage.getItem('falla');
      if (fails) throw new DOMException('', fails);
      const stream = await own(asked);
      Object.assign(window, { track: stream.getAudioTracks()[0] });
      return stream;
    };
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        Object.assign(window, { context: this });
        if (sessionStorage.getItem('no-empieza')) this.resume = () => new Promise(() => {});
      }
    };
  });
  await page.goto('/vocal-analyzer');
  await page.context().grantPermissions([]);
  for (const [fails, title] of [
    ['NotAllowedError', 'El navegador no dejó usar el micrófono'],
    ['NotFoundError', 'No encontramos un micrófono'],
    ['NotReadableError', 'Otra aplicación tiene el micrófono'],
  ] as const) {
    await page.evaluate((name) => sessionStorage.setItem('falla', name), fails);
    await press(page, 'Grabar');
    await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
  }
  await page.evaluate(() => sessionStorage.removeItem('falla'));
  // Where nothing can play, some browsers wait for ever.
  await page.evaluate(() => sessionStorage.setItem('no-empieza', '1'));
  await page.context().grantPermissions(['microphone'], { origin: baseURL ?? '' });
  await press(page, 'Grabar');
  await expect(
    page.getByRole('alert').filter({ hasText: 'El micrófono no respondió' }),
  ).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('no-empieza'));
  // A phone that is locked suspends what makes and hears sound.
  const suspend = () =>
    page.evaluate(() => (window as unknown as { context: AudioContext }).context.suspend());
  const trackSays = (event: string) => () =>
    page.evaluate(
      (name) =>
        (window as unknown as { track: MediaStreamTrack }).track.dispatchEvent(new Event(name)),
      event,
    );
  for (const [interrupt, title] of [
    [trackSays('ended'), 'El micrófono se desconectó'],
    [trackSays('mute'), 'El equipo le quitó el micrófono a la página'],
    [suspend, 'El equipo le quitó el micrófono a la página'],
  ] as const) {
    await press(page, 'Grabar');
    await expect(page.locator('.live-time')).toHaveText('0:02', { timeout: 20_000 });
    await interrupt();
    await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
    await expect(analyse(page)).toBeVisible();
    await press(page, 'Cambiar de toma');
  }
});
