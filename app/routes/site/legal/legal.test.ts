import { expect, test } from 'vitest';
import { pages } from '#content/site-map.ts';
import { createImagesGenerations } from '#server/ports/image-model/images-generations.ts';
import { createChatCompletions } from '#server/ports/text-model/chat-completions.ts';
import { createDrafts } from '#server/services/lyrics/drafts.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask } = await openTestApp();
const withModel = await openTestApp();
const nobody = { url: 'http://127.0.0.1:9/v1', key: 'clave', name: 'nadie' };
withModel.services.lyrics.drafts = createDrafts(
  createChatCompletions(nobody),
  withModel.services.log,
);
withModel.services.covers.imageModel = createImagesGenerations(nobody);

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

test.each(['texto', 'imagen'])(
  'the privacy policy names who lends a model of %s where one is set up',
  async (kind) => {
    const words = `Quien presta el modelo de ${kind}`;
    expect(await (await ask(pages.privacy.path)).text()).not.toContain(words);
    expect(await (await withModel.ask(pages.privacy.path)).text()).toContain(words);
  },
);
