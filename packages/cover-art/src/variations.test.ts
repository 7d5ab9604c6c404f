import { expect, test } from 'vitest';
import { createMetrics, registerFaces } from '../node/fonts.ts';
import { genreNames, type Genre } from './tables/genres.ts';
import { palettesOfGenres, stylesOfGenres } from './tables/affinities.ts';
import { palettes } from './tables/palettes.ts';
import { styles } from './styles/styles.ts';
import { planVariations, suitingOf } from './variations.ts';

registerFaces();
const measure = createMetrics();
const genres = Object.keys(genreNames) as Genre[];
const brief = { artist: 'Niebla Norte', title: 'Arena', mood: 'fiestero', ratio: '1:1' } as const;

test('what a genre prefers is there', () => {
  for (const genre of genres) {
    for (const id of stylesOfGenres[genre].split(' ')) expect(styles.has(id), id).toBe(true);
    for (const id of palettesOfGenres[genre].split(' '))
      expect(
        palettes.some((palette) => palette.id === id),
        id,
      ).toBe(true);
  }
});

test('a palette of the genre comes first more often than chance would have it, and always one of the mood', () => {
  let [own, byChance] = [0, 0];
  for (const genre of genres) {
    const ofGenre = palettesOfGenres[genre].split(' ');
    const ofMood = palettes.filter(({ moods }) => moods.includes('fiestero'));
    byChance += (8 * ofMood.filter(({ id }) => ofGenre.includes(id)).length) / ofMood.length;
    for (let seed = 0; seed < 8; seed += 1) {
      const palette = planVariations({ ...brief, genre }, seed, measure)[0]?.palette;
      expect(palette?.moods).toContain('fiestero');
      if (palette && ofGenre.includes(palette.id)) own += 1;
    }
  }
  expect(own).toBeGreaterThan(1.3 * byChance);
});

test('styles that are asked for in words come first, and are those that suit', () => {
  const asked = { ...brief, genre: 'metal', description: 'olas del mar' } as const;
  const known = ['ripples', 'flow', 'aura'];
  expect(suitingOf(asked)).toBe(known.length);
  const first = planVariations(asked, 3, measure).slice(0, known.length);
  expect(new Set(first.map(({ style }) => style))).toEqual(new Set(known));
  expect(suitingOf({ ...brief, genre: 'metal' })).toBe(5);
});
