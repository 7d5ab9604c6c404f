import { expect, test } from 'vitest';
import { band } from './example.ts';
import { readLocked, readSample } from './read-sample.ts';

const { facts, lengths } = readSample();

test('what visitors see has nine facts, in the four lengths of a free account', () => {
  expect(facts.map(({ value }) => value)).toEqual([
    ...['Niebla Norte', 'rock', 'cuarteto de Bogotá', 'desde 2019 en un garaje de Suba'],
    ...['EP «Bajo la niebla» (2026)', '40 conciertos en ocho departamentos'],
    ...['guitarras lentas', 'tambora', 'letras de barrio'],
  ]);
  expect(lengths.map(({ platform }) => platform)).toEqual([
    ...['tiktok', 'instagram', 'youtube', 'spotify'],
  ]);
});

test.each(lengths)('of $platform each piece says the fact whose number it has', (length) => {
  const { paragraphs, said, left } = length;
  for (const { text, fact } of paragraphs.flat())
    if (fact !== null) expect(text.toLowerCase()).toContain(facts[fact - 1]?.value.toLowerCase());
  expect([...said, ...left].toSorted((one, other) => one - other)).toEqual(
    facts.map((_, at) => at + 1),
  );
  expect(length.length).toBeLessThanOrEqual(length.limit);
});

test('the shortest leaves something out, and the longest nothing', () => {
  expect(lengths.map(({ left }) => left.length > 0)).toEqual([true, true, false, false]);
});

test('a line of a text is a paragraph of its own', () => {
  const [, instagram, , spotify] = lengths;
  expect(instagram?.paragraphs.length).toBe(6);
  expect(spotify?.paragraphs.length).toBe(2);
});

test('what only Pro has is of the same band, in three other texts', () => {
  const locked = readLocked();
  expect(new Set(locked).size).toBe(3);
  for (const text of locked) expect(text).toContain(band.artistName);
});
