import { expect, test } from 'vitest';
import { pages } from '#content/site-map.ts';
import { createChatCompletions } from '#server/ports/text-model/chat-completions.ts';
import { createDrafts } from '#server/services/lyrics/drafts.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask } = await openTestApp();
const withModel = await openTestApp();
const model = createChatCompletions({ url: 'http://127.0.0.1:9/v1', key: 'clave', name: 'nadie' });
withModel.services.lyrics.drafts = createDrafts(model, withModel.services.log);

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

test('the privacy policy names who lends a text model where one is set up', async () => {
  const words = 'Quien presta el modelo de texto';
  expect(await (await ask(pages.privacy.path)).text()).not.toContain(words);
  expect(await (await withModel.ask(pages.privacy.path)).text()).toContain(words);
});
