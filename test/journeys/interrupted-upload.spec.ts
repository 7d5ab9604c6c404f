import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort, startServer, type TestServer } from '../browser/server.ts';
import { demoLogin, signInAt } from '../browser/sign-in.ts';
import { makeDataDir } from '../data-dir.ts';
import { writeWav } from '../media/wav.ts';

const hundredMegabytes = 100 * 1024 * 1024;
const wav = join(tmpdir(), `estudio-corte-${process.pid}.wav`);
const data = await makeDataDir();
const options = {
  dataDir: data.path,
  port: await freePort(),
  logFile: 'test-results/interrupted.log',
};
let server: TestServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await writeWav(wav, hundredMegabytes);
  server = await startServer(options);
});
test.afterAll(async () => {
  await server.stop();
  await data.remove();
  await rm(wav, { force: true });
});

test('100 MB arrive whole through a lost network, a killed server and a pause', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const login = demoLogin(server.output(), 'artista@demo.example');
  await signInAt(page, `${server.origin}/dashboard/new-project`, login);
  await page.getByLabel('Título del proyecto').fill('Corte de luz');
  await page.getByLabel('Nombre del artista').fill('Niebla Norte');
  await page.getByLabel('Género').selectOption('Rock');
  await page.getByRole('button', { name: 'Siguiente' }).click();

  const network = await page.context().newCDPSession(page);
  const throttle = (offline: boolean) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 5,
      downloadThroughput: 20e6,
      uploadThroughput: 10e6,
    });
  await throttle(false);
  await page.getByLabel('Declaro que esta grabación es mía').check();
  await page.getByLabel('Archivo de audio').setInputFiles(wav);

  await reach(page, 15);
  await throttle(true);
  await expect(page.getByText('Se cortó la conexión')).toBeVisible({ timeout: 15_000 });
  await throttle(false);

  await reach(page, 40);
  await server.kill();
  await expect(page.getByText('Se cortó la conexión')).toBeVisible({ timeout: 15_000 });
  server = await startServer(options);

  await reach(page, 70);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('Nada se pierde')).toBeVisible();
  const [before] = await arrived();
  await page.waitForTimeout(1500);
  expect(await arrived()).toEqual([before]);
  await page.getByRole('button', { name: 'Reanudar' }).click();

  await expect(page.getByText('Audio cargado')).toBeVisible({ timeout: 60_000 });
  expect(await hashOf(await storedTrack())).toBe(await hashOf(wav));
  expect(await arrived()).toEqual([]);
});

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
