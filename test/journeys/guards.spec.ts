import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, test } from '@playwright/test';
import { checkAxe, checkContrast } from '../browser/axe.ts';
import { watchFaults } from '../browser/faults.ts';

/** [what the page does, its script, the fault it must be caught with] */
const planted: [string, string, RegExp][] = [
  ['writes an error', `console.error('roto')`, /^consola: roto/],
  ['writes a warning', `console.warn('ojo')`, /^consola: ojo/],
  ['throws', `throw new Error('sin red')`, /^excepción: sin red/],
  ['rejects unhandled', `Promise.reject(new Error('nadie'))`, /^excepción: nadie/],
  [
    'writes an inline style',
    `document.body.innerHTML = '<p style="color:red">'`,
    /^consola: .*style/,
  ],
  ['misses a file', `fetch('/falta')`, /^consola: .*404/],
  [
    'asks another origin',
    `fetch('http://127.0.0.1:9/x').catch(() => {})`,
    /^pide a otro origen: |UNSAFE_PORT/,
  ],
];

for (const [what, script, fault] of planted) {
  test(`a page that ${what} is caught, unless it was expected`, async ({ browser }) => {
    await using site = await serve(script);
    const [first] = await faultsAt(browser, site.origin);
    expect(first).toMatch(fault);
    expect(await faultsAt(browser, site.origin, fault)).toEqual([]);
  });
}

test('a quiet page has no fault', async ({ browser }) => {
  await using site = await serve(`fetch('/')`);
  expect(await faultsAt(browser, site.origin)).toEqual([]);
});

test('axe catches an image without a text', async ({ page }) => {
  await page.setContent(
    '<main><h1>Hola</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>',
  );
  await expect(checkAxe(page)).rejects.toThrow('image-alt');
});

test('axe catches a text that is too pale', async ({ page }) => {
  await page.setContent('<main><h1>Hola</h1></main>');
  await page.addStyleTag({ content: 'h1 { color: #bbb; background: #fff; }' });
  await expect(checkContrast(page)).rejects.toThrow('color-contrast');
});

async function faultsAt(browser: Browser, origin: string, allowed?: RegExp): Promise<string[]> {
  const { faults, stop } = watchFaults(browser, origin);
  if (allowed) faults.allow(allowed);
  const page = await browser.newPage();
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  await page.close();
  stop();
  return faults.unexpected();
}

/** A site of one page that runs `script`, under a policy like ours but open to the other origin. */
async function serve(script: string) {
  const server = createServer((request, response) => {
    const found = { '/': ['text/html', page], '/a.js': ['text/javascript', script] }[
      request.url ?? ''
    ];
    response.setHeader('content-type', found?.[0] ?? 'text/plain');
    response.setHeader(
      'content-security-policy',
      "default-src 'self'; connect-src *; img-src data:",
    );
    response.writeHead(found ? 200 : 404).end(found?.[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const page = `<!doctype html><html lang="es"><link rel="icon" href="data:,"><script src="/a.js" defer></script><body>`;
