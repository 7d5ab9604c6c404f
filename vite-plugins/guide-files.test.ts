import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { guideFiles } from './guide-files.ts';

const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'silent',
  plugins: [guideFiles()],
  // Only this plugin is asked: nothing is to be prepared for a browser.
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
});
await server.listen();
afterAll(() => server.close());
const origin = server.resolvedUrls?.local[0] ?? '';
const { default: files } = (await server.ssrLoadModule('virtual:guide-files')) as {
  default: Record<string, { bytes: number; pages: number; picture: { src: string } }>;
};

test('in development too, the files are what the pages say of them', async () => {
  expect(Object.keys(files)).toHaveLength(5);
  for (const [slug, { bytes, pages, picture }] of Object.entries(files)) {
    const pdf = await fetch(new URL(`guias/${slug}.pdf`, origin));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.bytes()).length).toBe(bytes);
    expect(pages).toBeGreaterThan(5);
    const sheet = await fetch(new URL(picture.src.slice(1), origin));
    expect(sheet.headers.get('content-type')).toBe('image/webp');
    // RIFF, then how much follows, then WEBP (RFC 9649).
    expect(Buffer.from(await sheet.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  }
});

test.each(['guias/nada.pdf', 'assets/nada.webp'])('there is no %s', async (path) => {
  expect((await fetch(new URL(path, origin))).status).toBe(404);
});
