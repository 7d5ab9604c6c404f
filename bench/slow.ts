import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { writeWav } from '#test/media/wav.ts';
import { figure, table } from './measure.ts';
import { openPhone } from './phone.ts';
import { startProduct } from './product.ts';
import { signIn } from './visitor.ts';

const megabytes = 20;
const cutsAt = [15, 45, 75];
const cutMs = 15_000;
/** «Slow 3G» as the browser's own tools simulate it: 500 kbit/s less a fifth, 400 ms times five. */
const slow3g = { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A song from a phone on slow 3G whose network goes away three times: it must arrive whole. */
export async function slowBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const visitor = await signIn(product);
  const { page, network } = await openPhone(opened, product, visitor);
  const file = join(product.dataDir, 'song.wav');
  const size = megabytes * 1e6;
  await writeWav(file, size);
  const draft = await visitor.saveDraft({
    title: 'Desde la vereda',
    artist_name: 'Niebla Norte',
    genre: 'folk',
  });
  await page.goto(`/dashboard/new-project?borrador=${draft}&paso=2`);
  await page.getByLabel('Declaro que esta grabación es mía').check();
  await set(network, false);

  const began = performance.now();
  await page.getByLabel('Archivo de audio').setInputFiles(file);
  const rows: string[][] = [];
  const seconds = () => (performance.now() - began) / 1000;
  for (const percent of cutsAt) {
    await page.waitForFunction(
      (goal) => (document.querySelector('progress')?.value ?? 0) >= goal,
      percent,
      { timeout: 0 },
    );
    const cutAt = seconds();
    await set(network, true);
    await page.getByText('Se cortó la conexión').waitFor();
    await sleep(cutMs);
    await set(network, false);
    rows.push([`corte al ${percent} %`, figure(cutAt), figure(seconds())]);
  }
  await page.getByText('Audio cargado').waitFor({ timeout: 0 });
  rows.push(['llegó', '', figure(seconds())]);

  const [stored] = await filesBelow(join(product.dataDir, 'files', 'audio-files'), size);
  const whole = stored !== undefined && (await digest(stored)) === (await digest(file));
  console.log(table([`${megabytes} MB a 50 kB/s`, 's', 'hasta'], rows));
  const ideal = size / slow3g.uploadThroughput + (cutsAt.length * cutMs) / 1000;
  return `slow: ${whole ? 'llegó entero, igual byte por byte' : 'NO LLEGÓ ENTERO'}; ${figure(seconds() / ideal, 2)} veces el tiempo ideal`;
}

const set = (network: CDPSession, offline: boolean) =>
  network.send('Network.emulateNetworkConditions', { offline, ...slow3g });

async function filesBelow(folder: string, size: number): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    if ((await readFile(file)).byteLength === size) found.push(file);
  }
  return found;
}

const digest = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
