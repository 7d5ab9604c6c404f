import pg from 'pg';
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

test('a rate is set where there is none: an older installation has its demo already', async () => {
  const rates = () => db.service.selectFrom('exchange_rates').selectAll().execute();
  const seed = () => seedDemo(services, system, services.folder);
  await seed();
  expect(await rates()).toHaveLength(1);
  const owner = new pg.Client(services.ownerConnection);
  await owner.connect();
  await owner.query('alter table exchange_rates disable trigger append_only');
  await owner.query('truncate exchange_rates');
  await owner.end();
  await seed();
  expect(await rates()).toEqual([
    expect.objectContaining({ cop_per_usd: 4_000_00, set_by: expect.any(String) }),
  ]);
  await seed();
  expect(await rates()).toHaveLength(1);
});
