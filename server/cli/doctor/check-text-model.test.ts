import { afterAll, expect, test } from 'vitest';
import { startTextModelSimulator } from '#simulators/text-model/start.ts';
import { checkTextModel } from './check-text-model.ts';

const { url, key, stop } = await startTextModelSimulator();
afterAll(stop);

test('without a model all is well', async () => {
  expect(await checkTextModel({ textModel: null })).toEqual({
    verdict: 'good',
    words: 'Modelo de texto: sin definir; las letras son del motor propio',
  });
});

test('one that writes is named, with where it is', async () => {
  const { host } = new URL(url);
  expect(await checkTextModel({ textModel: { url, key, name: 'song' } })).toEqual({
    verdict: 'good',
    words: `Modelo de texto: song responde en ${host}`,
  });
});

test.each([
  [{ name: 'broken' }, 'broken no escribe (status 500)'],
  [{ key: 'otra-clave' }, 'song no escribe (status 401)'],
  [{ url: 'http://127.0.0.1:9/v1' }, 'song no escribe (unreachable'],
])('of %j is said why it does not, without its key', async (more, words) => {
  const found = await checkTextModel({ textModel: { url, key, name: 'song', ...more } });
  expect(found.verdict).toBe('odd');
  expect(found.words).toContain(words);
  expect(found.words).not.toMatch(/clave/);
});
