import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArguments, findChromium } from '#test/browser/chromium.ts';
import { freePort } from '#test/browser/server.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one visit of a page on a phone measured; bytes are as transferred, times in milliseconds. */
export type Visit = {
  scores: Record<(typeof categories)[number], number>;
  script: number;
  all: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Requests to other origins, and messages in the console. */
  faults: string[];
};

type Item = {
  url?: string;
  transferSize?: number;
  resourceType?: string;
  description?: string;
};

/** A trace that lacks its beginning is Lighthouse's own trouble, which asks to be run again: at most twice. */
async function audit(url: string, port: number, left = 2): Promise<Result> {
  const onlyCategories = [...categories];
  const lhr = (await lighthouse(url, { port, onlyCategories, logLevel: 'silent' }))?.lhr;
  if (lhr && !lhr.runtimeError) return lhr;
  if (lhr?.runtimeError?.code !== 'NO_NAVSTART' || left === 0) {
    throw new Error(`Lighthouse could not visit ${url}: ${lhr?.runtimeError?.message}`);
  }
  return audit(url, port, left - 1);
}

/** Opens a browser; each call visits a page in it with Lighthouse's mobile settings (simulated slow 4G, CPU ÷ 4). */
export async function openLighthouse(
  opened: AsyncDisposableStack,
): Promise<(url: string) => Promise<Visit>> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  opened.defer(() => browser.close());

  return async (url) => {
    const lhr = await audit(url, port);
    const items = (name: string) => (lhr.audits[name]?.details as { items?: Item[] })?.items ?? [];
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const requests = items('network-requests');
    const bytes = (some: Item[]) =>
      some.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
    const here = new URL(url).origin;
    const foreign = requests.filter(
      ({ url: asked = '' }) => /^https?:/.test(asked) && new URL(asked).origin !== here,
    );
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
      all: bytes(requests),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      faults: [
        ...foreign.map(({ url: asked }) => `request ${asked}`),
        ...items('errors-in-console').map(({ description }) => `console ${description}`),
      ],
    };
  };
}
