import { expect, test } from 'vitest';
import { kilobyteCount } from '#app/ui/bytes.ts';
import { guides } from '#content/guides.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask } = await openTestApp();
const html = await (await ask('/guias-gratuitas')).text();

test.each(guides)('$path is what the page says it is', async (guide) => {
  const file = await ask(guide.path);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pages = await readPdf(bytes);
  const from = html.indexOf(`id="${guide.slug}"`);
  const card = html.slice(from, html.indexOf('</section>', from));
  expect(card).toContain(`<dt>Páginas</dt><dd>${pages.length}</dd>`);
  expect(card).toContain(`<dt>Tamaño</dt><dd>${kilobyteCount(bytes.length)}</dd>`);
  expect(card).toMatch(new RegExp(`<a [^>]*href="${guide.path}"[^>]* download=""`));
  const [, src = ''] = /<img class="contact-sheet" src="([^"]+)"/.exec(card) ?? [];
  expect((await ask(src)).headers.get('content-type')).toBe('image/webp');
});
