import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { chromiumArguments, findChromium } from '#test/browser/chromium.ts';
import { type Row, settle } from '../cover/bars.ts';
import { figure, median, percentile, spread } from '../measure.ts';
import { type Product, startProduct } from '../product.ts';
import { signIn } from '../visitor.ts';
import { sampleRate } from './corpus/scale.ts';
import { readWav, writeWav } from './corpus/wav-file.ts';
import { openCorpus, readManifest, wavFile } from './open-corpus.ts';
import { measureWorker } from './worker-speed.ts';

const artist = 'artista@demo.example';
const rounds = 5;
/** Seconds of the song that is measured from the press to the result. */
const songSeconds = 240;
const analyses = 10;
const onsets = 24;

/** How the tool does in a browser: a file, the microphone, what is drawn, and what stays in memory. */
export async function measureBrowser(): Promise<string> {
  await using opened = new AsyncDisposableStack();
  const song = await makeSong();
  const product = await startProduct(opened);
  await withoutLimit(product);
  const page = await openPage(opened, product);
  const devtools = await page.context().newCDPSession(page);

  const loaded = await loadedOnOpening(page);
  const worker = await measureWorker(page, await readFile(song.wav));
  const press: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const took = await fromPressToResult(page, song.m4a);
    if (round > 0) press.push(took);
  }
  const frames = await scrollFrames(page, devtools);
  await page.getByRole('button', { name: 'Analizar Otro Audio' }).click();
  const before = await heapOf(devtools);
  for (let count = 0; count < analyses; count += 1) {
    await fromPressToResult(page, song.m4a);
    await page.getByRole('button', { name: 'Analizar Otro Audio' }).click();
  }
  const grown = (await heapOf(devtools)) - before;
  const latency = await needleLatency(page);

  const rows: Row[] = [
    atLeast('análisis completo en un worker, veces el sonido', worker.times, 100),
    atMost('en vivo en un worker, ms por cada 10 ms', worker.hops, 3),
    {
      name: `un M4A de ${figure(songSeconds / 60)} minutos, de presionar al resultado, s`,
      ...{ value: spread(press, 2), bar: '< 6', isMet: median(press) < 6 },
    },
    {
      name: `memoria de la página después de ${analyses} análisis, MB más`,
      ...{ value: figure(grown, 1), bar: '≤ 20', isMet: grown <= 20 },
    },
    {
      name: `cuadros perdidos al correr el dibujo, de ${figure(frames.all)}`,
      value: `${figure((100 * frames.dropped) / frames.all, 2)} %`,
      ...{ bar: '< 2 %', isMet: frames.dropped / frames.all < 0.02 },
    },
    {
      name: `de la voz a la aguja, ms, mediana de ${latency.length}`,
      ...{ value: spread(latency), bar: '< 80', isMet: median(latency) < 80 },
    },
    {
      name: 'de la voz a la aguja, ms, p90',
      ...{ value: figure(percentile(latency, 0.9)), bar: '', isMet: null },
    },
    {
      name: 'motor cargado al abrir la página, archivos',
      ...{ value: figure(loaded), bar: '0', isMet: loaded === 0 },
    },
  ];
  settle('en el navegador', rows);
  return `navegador: ${figure(median(worker.times))} veces el sonido en un worker, un M4A de cuatro minutos en ${figure(median(press), 1)} s, aguja a ${figure(median(latency))} ms, ${figure(grown, 1)} MB más`;
}

const atLeast = (name: string, values: readonly number[], bar: number): Row => ({
  ...{ name, value: spread(values), bar: `≥ ${bar}`, isMet: median(values) >= bar },
});
const atMost = (name: string, values: readonly number[], bar: number): Row => ({
  ...{ name, value: spread(values, 3), bar: `≤ ${bar}`, isMet: median(values) <= bar },
});

/** The clean clips of the corpus one after another, as a WAV of 98 seconds and as an M4A of four minutes. */
async function makeSong(): Promise<{ wav: string; m4a: string }> {
  const folder = openCorpus(20_261_120);
  const [wav, long, m4a] = ['98.wav', 'song.wav', 'song.m4a'].map((name) => join(folder, name));
  if (wav === undefined || long === undefined || m4a === undefined) throw new Error('no names');
  if (existsSync(m4a)) return { wav, m4a };
  const clips = readManifest(folder)
    .clips.filter(({ group }) => group === 'clean')
    .map(({ id }) => readWav(wavFile(folder, id)));
  const sung = (seconds: number) => {
    const x = new Float32Array(seconds * sampleRate);
    for (let at = 0, clip = 0; at < x.length; clip += 1) {
      const piece = (clips[clip % clips.length] ?? x).subarray(0, x.length - at);
      x.set(piece, at);
      at += piece.length;
    }
    return x;
  };
  writeWav(wav, sung(98));
  writeWav(long, sung(songSeconds));
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', long, '-c:a', 'aac', '-b:a', '128k', m4a]);
  return { wav, m4a };
}

async function withoutLimit({ dataDir }: Product): Promise<void> {
  const client = new pg.Client({ ...runningCluster(dataDir), database: embeddedName });
  await client.connect();
  await client.query(`update users set granted_tier = 'pro' where email = $1`, [artist]);
  await client.end();
}

async function openPage(opened: AsyncDisposableStack, product: Product): Promise<Page> {
  const { cookie } = await signIn(product, artist);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumArguments,
      '--autoplay-policy=no-user-gesture-required',
      '--enable-precise-memory-info',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
    ],
  });
  opened.defer(() => browser.close());
  const context = await browser.newContext({
    baseURL: product.origin,
    permissions: ['microphone'],
    viewport: { width: 1280, height: 900 },
  });
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: product.origin };
    }),
  );
  return context.newPage();
}

/** Files of the engine that come with the page. */
async function loadedOnOpening(page: Page): Promise<number> {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/assets/workers/')) count += 1;
  });
  await page.goto('/vocal-analyzer');
  await page.getByRole('button', { name: 'Grabar' }).waitFor();
  await page.waitForLoadState('networkidle');
  return count;
}

/** Seconds. */
async function fromPressToResult(page: Page, file: string): Promise<number> {
  const again = page.getByRole('button', { name: 'Analizar Otro Audio' });
  if (await again.isVisible()) await again.click();
  await page.getByLabel('Escoger el audio').setInputFiles(file);
  const button = page.getByRole('button', { name: 'Analizar', exact: true });
  await button.waitFor();
  const began = performance.now();
  await button.click();
  await page.getByRole('heading', { name: 'Tu voz en números' }).waitFor();
  return (performance.now() - began) / 1000;
}

/** Megabytes of the page's own heap, after everything was collected. */
async function heapOf(devtools: CDPSession): Promise<number> {
  for (let count = 0; count < 3; count += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

type TraceEvent = { name: string };

/** Frames while the drawing is scrolled from one end to the other, and those that were dropped, as a trace has them. */
async function scrollFrames(
  page: Page,
  devtools: CDPSession,
): Promise<{ all: number; dropped: number }> {
  const nearer = page.getByRole('button', { name: 'Acercar' });
  while (await nearer.isEnabled()) await nearer.click();
  const box = await page.locator('.roll-scroller').boundingBox();
  if (!box) throw new Error('no hay dibujo');
  await page.locator('.roll-scroller').scrollIntoViewIfNeeded();
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const ended = new Promise<void>((resolve) => {
    devtools.once('Tracing.tracingComplete', () => resolve());
  });
  await devtools.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
      ],
    },
  });
  await page.evaluate(async () => {
    const scroller = document.querySelector('.roll-scroller');
    if (!scroller) return;
    for (let step = 0; step < 360; step += 1) {
      scroller.scrollLeft = 24 * step;
      await new Promise(requestAnimationFrame);
    }
  });
  await devtools.send('Tracing.end');
  await ended;
  const count = (name: string) => events.filter((event) => event.name === name).length;
  const dropped = count('DroppedFrame');
  return { all: count('BeginFrame'), dropped };
}

/**
 * Milliseconds from the moment at which a voice sounds to the one at which the needle names its note. The microphone is a loop: a
 * stream of the browser's own, whose clock is known.
 */
async function needleLatency(page: Page): Promise<number[]> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const context = new AudioContext({ latencyHint: 'interactive' });
      const voice = context.createOscillator();
      voice.type = 'sawtooth';
      voice.frequency.value = 220;
      const gain = context.createGain();
      gain.gain.value = 0;
      const out = context.createMediaStreamDestination();
      voice.connect(gain).connect(out);
      voice.start();
      Object.assign(window, { loop: { context, gain } });
      return Promise.resolve(out.stream);
    };
  });
  await page.goto('/vocal-analyzer');
  await page.getByRole('button', { name: 'Solo quiero afinar' }).click();
  await page.locator('.needle-name').waitFor();
  return page.evaluate(async (count) => {
    const { loop } = window as unknown as { loop: { context: AudioContext; gain: GainNode } };
    const { context, gain } = loop;
    const name = document.querySelector('.needle-name');
    const frame = () => new Promise(requestAnimationFrame);
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const found: number[] = [];
    for (let at = 0; at < count; at += 1) {
      await pause(600 + 37 * (at % 7));
      const onset = context.currentTime + 0.05;
      const soundsAt = performance.now() + 50;
      gain.gain.setValueAtTime(0.2, onset);
      while (name?.textContent === '–') await frame();
      found.push(performance.now() - soundsAt);
      gain.gain.setValueAtTime(0, context.currentTime + 0.2);
      while (name?.textContent !== '–') await frame();
    }
    return found;
  }, onsets);
}
