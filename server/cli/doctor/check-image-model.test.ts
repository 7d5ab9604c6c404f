import { afterAll, expect, test } from 'vitest';
import { startImageModelSimulator } from '#simulators/image-model/start.ts';
import { checkImageModel } from './check-image-model.ts';

const { url, key, stop } = await startImageModelSimulator();
afterAll(stop);

test('without a model all is well', async () => {
  expect(await checkImageModel({ imageModel: null })).toEqual({
    verdict: 'good',
    words: 'Modelo de imagen: sin definir; las portadas son del motor propio',
  });
});

test('one that draws is named, with where it is', async () => {
  const { host } = new URL(url);
  expect(await checkImageModel({ imageModel: { url, key, name: 'picture' } })).toEqual({
    verdict: 'good',
    words: `Modelo de imagen: picture responde en ${host}`,
  });
});

test.each([
  [{ name: 'broken' }, 'broken no hace imágenes (status 500)'],
  [{ name: 'small' }, 'small hace imágenes de 512 × 512, y se necesitan de 1000 por lado'],
  [{ key: 'otra-clave' }, 'picture no hace imágenes (status 401)'],
  [{ url: 'http://127.0.0.1:9/v1' }, 'picture no hace imágenes (unreachable'],
])('of %j is said why it does not, without its key', async (more, words) => {
  const found = await checkImageModel({ imageModel: { url, key, name: 'picture', ...more } });
  expect(found.verdict).toBe('odd');
  expect(found.words).toContain(words);
  expect(found.words).not.toMatch(/clave/);
});
