import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { coverFormSchema } from '#packages/cover-art/src/index.ts';
import { createImagesGenerations } from '#server/ports/image-model/images-generations.ts';
import type { Mailer } from '#server/ports/mail/mailer.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { createCovers } from '#server/services/covers/create-covers.ts';
import { imagesAtOnce } from '#server/services/covers/image-line.ts';
import { startImageModelSimulator } from '#simulators/image-model/start.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { askForImage } from './ask-for-image.ts';

const services = await openTestServices();
const simulator = await startImageModelSimulator();
afterAll(() => simulator.stop());
const { url, key } = simulator;

const form = coverFormSchema.parse({
  ...{ artistName: 'Niebla Norte', songTitle: '¿Qué Ñandú?', genre: 'indie', mood: 'sereno' },
});
async function send(asksImage: boolean): Promise<string> {
  const person = await makePerson(services, `${randomUUID()}@ejemplo.co`);
  // Of a session these services read the tier alone.
  const actor = { ...person, session: { tier: 'free' } } as unknown as SessionActor;
  return createCovers(services, actor, { token: randomUUID(), form, photo: null, asksImage });
}

test('a model that says nothing keeps no cover without a picture waiting, and in the end all are drawn', async () => {
  services.covers.imageModel = createImagesGenerations({ url, key, name: 'silent' });
  const context = { services, mailer: {} as Mailer };
  await services.jobs.work('ask-for-image', (data, run) => askForImage.handle(context, data, run));
  const drawn: string[] = [];
  await services.jobs.work('draw-covers', async ({ runId }) => void drawn.push(runId));
  const slow = [];
  for (let count = 0; count < imagesAtOnce + 1; count += 1) slow.push(await send(true));
  await expect.poll(() => simulator.open()).toBe(imagesAtOnce);
  const plain = await send(false);
  await expect.poll(() => drawn).toEqual([plain]);
  // Who came last waits for one of the others.
  expect(simulator.requests).toHaveLength(imagesAtOnce);
  services.covers.imageModel = null;
  simulator.hangUp();
  await expect.poll(() => new Set(drawn)).toEqual(new Set([plain, ...slow]));
  expect(drawn).toHaveLength(imagesAtOnce + 2);
});
