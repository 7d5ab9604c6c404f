import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#test/browser/chromium.ts';
import { figure, median, table } from './measure.ts';
import { startProduct } from './product.ts';

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** The home page on a phone: what it loads, and what Lighthouse says of it. */
export async function homeBench(opened: AsyncDisposableStack): Promise<string> {
  const { origin } = await startProduct(opened);
  const { script, all } = await readTransfer(origin);
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await lighthouse(origin));

  const score = (name: string) =>
    median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100));
  const audit = (name: string) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
  console.log(
    table(
      [`/ en un celular, mediana de ${rounds}`, ''],
      [
        ['script que carga', `${figure(script / 1000, 2)} kB`],
        ['todo lo que carga', `${figure(all / 1000, 1)} kB`],
        ['FCP', `${figure(audit('first-contentful-paint'))} ms`],
        ['LCP', `${figure(audit('largest-contentful-paint'))} ms`],
        ['TBT', `${figure(audit('total-blocking-time'))} ms`],
        ['CLS', figure(audit('cumulative-layout-shift'), 3)],
      ],
    ),
  );
  const scores = categories.map((name) => figure(score(name))).join('/');
  return `home: ${figure(script / 1000, 2)} kB de script (meta ≤ 5), Lighthouse ${scores} (meta 100 en las cuatro)`;
}

/** Bytes on the wire, as a browser that loads the page once counts them. */
async function readTransfer(origin: string): Promise<{ script: number; all: number }> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
    const sizes: { type: string; bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      sizes.push({ type: request.resourceType(), bytes: responseBodySize });
    });
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0);
    return { script: sum(sizes.filter(({ type }) => type === 'script')), all: sum(sizes) };
  } finally {
    await browser.close();
  }
}

async function lighthouse(origin: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'estudio-lighthouse-'));
  const output = join(folder, 'report.json');
  // Its launcher splits the flags at spaces; those with one inside are about other hosts, which `/` never asks.
  const flags = ['--headless', ...chromiumArguments.filter((flag) => !flag.includes(' '))];
  try {
    const child = spawn(
      process.execPath,
      [
        fileURLToPath(import.meta.resolve('lighthouse/cli/index.js')),
        origin,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags.join(' ')}`,
        `--only-categories=${categories.join(',')}`,
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, CHROME_PATH: findChromium() },
      },
    );
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
    return JSON.parse(await readFile(output, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
