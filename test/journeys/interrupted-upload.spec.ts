import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { checkAxe } from '../browser/axe.ts';
import { freePort, startServer, type TestServer } from '../browser/server.ts';
import { demoLogin, signInAt } from '../browser/sign-in.ts';
import { makeUsedDataDir } from '../browser/used-site.ts';
import { wavOf, writeWav } from '../media/wav.ts';

const hundredMegabytes = 100 * 1024 * 1024;
/** A quarter of the seconds that a CD would have, for whoever makes the preview of it. */
const studioRate = 192_000;
const wav = join(tmpdir(), `estudio-corte-${process.pid}.wav`);
const quarterWav = join(tmpdir(), `estudio-cuarto-${process.pid}.wav`);
const otherWav = join(tmpdir(), `estudio-otra-${process.pid}.wav`);
const port = await freePort();
let data: Awaited<ReturnType<typeof makeUsedDataDir>>;
let server: TestServer;

const start = () =>
  startServer({ dataDir: data.path, port, logFile: 'test-results/interrupted.log' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await writeWav(wav, hundredMegabytes, studioRate);
  await writeWav(quarterWav, hundredMegabytes / 4, studioRate);
  await writeFile(otherWav, wavOf(3 * 176_400));
  data = await makeUsedDataDir();
  server = await start();
});
test.afterAll(async () => {
  await server.stop();
  await data.remove();
  for (const file of [wav, quarterWav, otherWav]) await rm(file, { force: true });
});

/** A new draft, at the step of its audio. */
async function newDraft(page: Page, title: string): Promise<void> {
  const login = demoLogin(server.output(), 'artista@demo.example');
  await signInAt(page, `${server.origin}/dashboard/new-project`, login);
  await page.getByLabel('Título del proyecto').fill(title);
  await page.getByLabel('Nombre del artista').fill('Niebla Norte');
  await page.getByLabel('Género').selectOption('Rock');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/paso=2/);
}

/** A network on which a song takes a while. */
async function slowNetwork(page: Page, usual = 10) {
  const network = await page.context().newCDPSession(page);
  const throttle = (offline: boolean, megabytesPerSecond = usual) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 5,
      downloadThroughput: 20e6,
      uploadThroughput: megabytesPerSecond * 1e6,
    });
  await throttle(false);
  return throttle;
}

test('100 MB arrive whole through a lost network, a killed server and a pause', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await newDraft(page, 'Corte de luz');
  const throttle = await slowNetwork(page);
  await page.getByLabel('Declaro que esta grabación es mía').check();
  await page.getByLabel('Archivo de audio').setInputFiles(wav);

  await reach(page, 15);
  await throttle(true);
  await expect(page.getByText('Se cortó la conexión')).toBeVisible({ timeout: 15_000 });
  await throttle(false);

  await reach(page, 40);
  await server.kill();
  await expect(page.getByText('Se cortó la conexión')).toBeVisible({ timeout: 15_000 });
  server = await start();

  await reach(page, 70);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('Nada se pierde')).toBeVisible();
  // What had left the browser is still on its way to the disk; then nothing more comes.
  await expect(async () => {
    const before = await arrived();
    expect(before).toHaveLength(1);
    await page.waitForTimeout(3500);
    expect(await arrived()).toEqual(before);
  }).toPass();
  await page.getByRole('button', { name: 'Reanudar' }).click();

  await expect(page.getByText('Audio cargado')).toBeVisible({ timeout: 60_000 });
  expect(await hashOf(await storedTrack())).toBe(await hashOf(wav));
  expect(await arrived()).toEqual([]);
});

test(
  'what is half there is known after a reload, in another tab and on another device',
  { tag: '@sweep' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    await newDraft(page, 'Páramo');
    const name = basename(quarterWav);
    const half = (where: Page) =>
      where.getByText(
        new RegExp(`Llevas \\d+,\\d de 26,2 MB de «${name}». Elige el mismo archivo`),
      );
    const elsewhere = (where: Page) => where.getByText('Se está subiendo en otra pestaña');
    page.on('dialog', (dialog) => void dialog.accept()); // «leave the page?»
    // Slow enough that it is under way for as long as a busy machine takes over these pages.
    const throttle = await slowNetwork(page, 0.5);

    await test.step('it stays in view on the other steps, and is not done', async () => {
      await page.getByLabel('Declaro que esta grabación es mía').check();
      await page.getByLabel('Archivo de audio').setInputFiles(quarterWav);
      await expect(page.getByText(/^\d+,\d de 26,2 MB/)).toBeVisible();
      await reach(page, 5);
      await throttle(true);
      await page.getByRole('link', { name: 'Siguiente' }).click();
      await expect(page.getByText('Sigues donde estabas')).toBeVisible();
      await expect(page.getByText('Seguimos desde donde iba')).toBeVisible();
      await expect(page).toHaveURL(/paso=2/);
      await throttle(false);
      await reach(page, 7);
      await page.getByRole('link', { name: 'Siguiente' }).click();
      await expect(page.getByText('Imagen de portada (opcional)')).toBeVisible();
      await expect(page.getByText(`Subiendo ${name}`)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: '(listo)' })).toHaveCount(1);
      await page.getByRole('link', { name: 'Siguiente' }).click();
      await expect(page.getByText('En camino')).toBeVisible();
      await page.getByRole('button', { name: 'Pausar' }).click();
      await expect(page.getByText('La subida está en pausa')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Crear proyecto' })).toBeDisabled();
      await page.getByRole('button', { name: 'Reanudar' }).click();
      await expect(page.getByText('La subida está en pausa')).toBeHidden();
      await checkAxe(page);
    });

    await test.step('another tab says the same, and does not take it away', async () => {
      const other = await page.context().newPage();
      await other.goto(page.url().replace('paso=4', 'paso=2'));
      await expect(elsewhere(other)).toBeVisible();
      await expect(other.locator('input[type=file]')).toHaveCount(0);
      await reach(other, 10);
      await page.getByRole('button', { name: 'Pausar' }).click();
      await expect(half(other)).toBeVisible();
      await expect(page.getByText('Nada se pierde')).toBeVisible();
      await expect(elsewhere(page)).toBeHidden();

      // It goes on there; here it is no longer paused.
      await slowNetwork(other, 2.5);
      await other.getByLabel('Elegir el mismo archivo').setInputFiles(quarterWav);
      await expect(elsewhere(page)).toBeVisible();
      await expect(page.getByText('La subida está en pausa')).toBeHidden();
      await reach(other, 25);
      await other.getByRole('button', { name: 'Pausar' }).click();
      await expect(page.getByText('Nada se pierde')).toBeVisible();
      await other.close();
    });

    await test.step('after a reload it asks for that file, and kindly refuses another', async () => {
      await page.reload();
      await expect(page.getByRole('alert').getByText(/Llevas \d+,\d de 26,2 MB/)).toBeVisible();
      await page.getByRole('link', { name: 'Anterior' }).click();
      await expect(page.getByText('Imagen de portada (opcional)')).toBeVisible();
      await expect(page.getByRole('status').getByText(/Llevas \d+,\d de 26,2 MB/)).toBeVisible();
      await checkAxe(page);
      await page.getByRole('link', { name: 'Ir al paso 2' }).click();
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await expect(page.getByText(/obligatorios. Elige otra vez el mismo archivo/)).toBeVisible();
      await expect(half(page)).toBeVisible();
      await checkAxe(page);
      await page.getByLabel('Elegir el mismo archivo').setInputFiles(otherWav);
      await expect(page.getByText(`«${basename(otherWav)}» es otro archivo`)).toBeVisible();
      await checkAxe(page);
    });

    await test.step('another device goes on at the byte where it stopped', async () => {
      const device = await browser.newContext({ baseURL: server.origin });
      const there = await device.newPage();
      const login = demoLogin(server.output(), 'artista@demo.example');
      await signInAt(there, `${server.origin}/dashboard`, login);
      await there.getByRole('link', { name: 'Continuar Páramo' }).click();
      await expect(half(there)).toBeVisible();
      const [before] = await arrived();
      const sent: number[] = [];
      there.on('request', (request) => {
        if (request.method() === 'PATCH') sent.push(Number(request.headers()['upload-offset']));
      });
      await there.getByLabel('Elegir el mismo archivo').setInputFiles(quarterWav);
      await expect(there.getByText('Audio cargado')).toBeVisible({ timeout: 60_000 });
      expect(sent[0]).toBe(before);
      await device.close();
      await expect(page.getByText('Audio cargado')).toBeVisible();
      expect(await arrived()).toEqual([]);
    });

    await test.step('another file begins anew', async () => {
      await throttle(false, 1);
      await page.getByLabel('Archivo de audio').setInputFiles(quarterWav);
      await page.getByLabel('Declaro que esta grabación es mía').click();
      await expect.poll(async () => (await arrived())[0] ?? 0).toBeGreaterThan(0);
      await page.reload();
      await page.getByRole('button', { name: 'Empezar con otro archivo' }).click();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await arrived()).toEqual([]);
      await page.getByLabel('Archivo de audio').setInputFiles(otherWav);
      await page.getByLabel('Declaro que esta grabación es mía').click();
      await expect(page.getByText(/^0:03/)).toBeVisible({ timeout: 30_000 });
    });
  },
);

async function reach(page: Page, percent: number): Promise<void> {
  const bar = page.getByRole('progressbar');
  await expect
    .poll(async () => Number(await bar.getAttribute('value')), { timeout: 60_000, intervals: [50] })
    .toBeGreaterThanOrEqual(percent);
}

/** Sizes of the files that are still on their way in. */
async function arrived(): Promise<number[]> {
  const folder = join(data.path, 'uploads');
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.json'));
  return Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
}

/** The stored file of the size that was sent; the demo songs are smaller. */
async function storedTrack(): Promise<string> {
  const files = await readdir(join(data.path, 'files/audio-files'), {
    recursive: true,
    withFileTypes: true,
  });
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && (await stat(path)).size === hundredMegabytes) return path;
  }
  throw new Error('no stored file has the size of the one that was sent');
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}
