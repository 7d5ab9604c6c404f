import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createImagesGenerations } from '#server/ports/image-model/images-generations.ts';
import { readCovers } from '#server/services/covers/read-covers.ts';
import { startImageModelSimulator } from '#simulators/image-model/start.ts';
import { openTestApp } from '#test/test-app.ts';
import { userActor } from '#test/test-services.ts';

const { ask, person, services } = await openTestApp();
const withModel = await openTestApp();
const simulator = await startImageModelSimulator();
afterAll(() => simulator.stop());
const { url, key } = simulator;
withModel.services.covers.imageModel = createImagesGenerations({ url, key, name: 'picture' });

const path = '/cover-art-generator';
const whole = {
  ...{ artistName: 'Niebla Norte', songTitle: '¿Qué Ñandú?', genre: 'indie', mood: 'sereno' },
  ...{ style: '', aspectRatio: '1:1', description: 'El mar de noche', image: 'on' },
};

/** As a browser sends it, and the id of its run. */
async function send(app: typeof withModel, cookie: string): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...whole, token: randomUUID() }))
    body.append(name, value);
  body.append('photo', new Blob([]), '');
  const headers = { 'content-length': '1000' };
  const response = await app.ask(path, { method: 'POST', body, cookie, headers });
  expect(response.status).toBe(303);
  return response.headers.get('location')?.split('/').at(-1) ?? '';
}

test('without a model no page speaks of one, and who asks for an image is told that it did not come', async () => {
  const { cookie, userId } = await person('ana@ejemplo.co');
  expect(await (await ask(path, { cookie })).text()).not.toContain('name="image"');
  expect(await (await ask(path)).text()).toContain('no junta imágenes ajenas');
  const id = await send({ ask, person, services } as typeof withModel, cookie);
  expect((await readCovers(services, userActor(userId), id)).request.image).toBe('missing');
});

test('with one the form offers it, what is chosen is asked for, and the page of visitors says it', async () => {
  const { cookie, userId } = await withModel.person('ana@ejemplo.co');
  const html = await (await withModel.ask(path, { cookie })).text();
  expect(html).toContain('name="image"');
  expect(html).toContain(`un modelo que presta ${new URL(url).host}`);
  const visitors = await (await withModel.ask(path)).text();
  expect(visitors).toContain('parte de una imagen que hizo un modelo');
  expect(visitors).not.toContain('no junta imágenes ajenas');
  const id = await send(withModel, cookie);
  const { request } = await readCovers(withModel.services, userActor(userId), id);
  expect(request).toMatchObject({ image: 'asked', form: { description: 'El mar de noche' } });
  expect(request.form).not.toHaveProperty('image');
});
