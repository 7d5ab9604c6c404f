import { expect, test } from 'vitest';
import { pages } from '#content/site-map.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask } = await openTestApp();

test.each([
  [pages.terms.path, 9],
  [pages.privacy.path, 9],
  [pages.cookies.path, 5],
])(
  '%s has %d numbered sections, each in its contents, and says that it is a model',
  async (path, count) => {
    const html = await (await ask(path)).text();
    const sections = [
      ...html.matchAll(/<section class="legal-section" aria-labelledby="([^"]+)"/g),
    ];
    expect(sections).toHaveLength(count);
    for (const [, id] of sections) expect(html).toContain(`<a href="#${id}">`);
    expect(html).toContain('Última actualización: ');
    expect(html).toContain('Este texto es un modelo');
  },
);
