import { expect, test } from 'vitest';
import { platformName, platforms, platformsOf } from './platforms.ts';
import { preferredPlatforms } from './preferred.ts';
import { moreThan, reach } from './reach.ts';

test('each platform has an id and a name of its own', () => {
  expect(new Set(platforms.map(({ id }) => id)).size).toBe(platforms.length);
  expect(new Set(platforms.map(({ name }) => name)).size).toBe(platforms.length);
  for (const { id } of platforms) expect(id).toMatch(/^[a-z\d]+(_[a-z\d]+)*$/);
});

test('the ids that are stored stay what they are', () => {
  expect(preferredPlatforms.map(({ id }) => id)).toEqual([
    'spotify',
    'apple_music',
    'youtube_music',
    'amazon_music',
    'deezer',
    'tidal',
  ]);
  expect(platformName('claro_musica')).toBe('Claro Música');
  expect(platformName('qqué')).toBe('qqué');
});

test('links lead to names of hosts, and nothing more', () => {
  for (const host of platforms.flatMap(({ hosts }) => hosts)) {
    expect(host).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/);
    expect(new URL(`https://${host}/`).hostname).toBe(host);
  }
});

test('something is delivered to each', () => {
  for (const { name, takes } of platforms) expect(takes.length, name).toBeGreaterThan(0);
});

test('a plan reaches as many platforms as its name on the site says', () => {
  expect(platformsOf('basica').length).toBeGreaterThan(45);
  expect(platformsOf('pro').length).toBeGreaterThan(150);
  expect(platformsOf('pro')).toEqual(expect.arrayContaining([...platformsOf('basica')]));
  expect([reach('basica'), reach('pro')]).toEqual([45, 150]);
  expect([150, 151, 155, 156].map(moreThan)).toEqual([145, 150, 150, 155]);
});
