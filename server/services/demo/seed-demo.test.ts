import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { openTestServices } from '#test/test-services.ts';
import { seedDemo } from './seed-demo.ts';

const services = await openTestServices();
const { db, storage } = services;

test('the demo is there once: each song has its audio and the cover of its poster', async () => {
  const logins = await seedDemo(services, system, services.folder);
  expect(await seedDemo(services, system, services.folder)).toBe(logins);
  const songs = await db.service
    .selectFrom('projects')
    .select(['title', 'audio_file_url as audio', 'cover_image_url as cover'])
    .orderBy('created_at')
    .execute();
  expect(songs.map(({ title }) => title)).toEqual(['Obra negra', 'Lulo en agua', 'Páramo adentro']);
  for (const { audio, cover } of songs) {
    expect(await storage.size('audio-files', String(audio))).toBeGreaterThan(1_000_000);
    expect(await storage.size('cover-images', `${cover}_640.webp`)).toBeGreaterThan(1000);
  }
});
