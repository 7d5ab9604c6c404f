import { expect, test } from 'vitest';
import { createMetrics, registerFaces } from '../node/fonts.ts';
import { genreNames, type Genre } from './tables/genres.ts';
import { palettesOfGenres, stylesOfGenres } from './tables/affinities.ts';
import { plan } from './plan.ts';
import type { Scene } from './scene.ts';
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

test('covers that have to be like another one keep its figure', () => {
  const figures = 'kind motif treatment isAround isApart isNear isNight isFacade isAlone'.split(
    ' ',
  );
  const figureOf = ({ params }: Scene) =>
    Object.fromEntries(Object.entries(params).filter(([name]) => figures.includes(name)));
  const kept = new Set<string>();
  const changed = new Set<string>();
  for (const style of styles.keys())
    for (let seed = 0; seed < 12; seed += 1) {
      const one = plan({ ...brief, genre: 'pop', style }, seed, measure);
      const like = { ...brief, genre: 'pop', style, like: one.params } as const;
      for (const scene of planVariations(like, seed + 100, measure)) {
        expect(figureOf(scene), style).toEqual(figureOf(one));
        if (Object.keys(figureOf(one)).length > 0) kept.add(style);
      }
      const otherwise = plan({ ...brief, genre: 'pop', style }, seed + 100, measure);
      if (JSON.stringify(figureOf(otherwise)) !== JSON.stringify(figureOf(one))) changed.add(style);
    }
  expect(kept.size).toBe(9);
  // Chance alone would have drawn another one.
  expect(changed).toEqual(kept);
});

test('no line of a title ends in an article or a preposition where another one can be had', () => {
  const leaning = /\s(?:a|de|del|el|la|los|las|en|un|una|mi|con)$/i;
  const titles = ['La casa de los espejos rotos', 'Carta a mi abuela', 'Mañana en la terraza'];
  for (const title of titles)
    for (const genre of genres)
      for (const { type } of planVariations({ ...brief, genre, title }, 9, measure))
        for (const { text } of type.title.lines.slice(0, -1)) expect(text).not.toMatch(leaning);
});

test('a photo of few pixels is drawn in edges, dots and lines alone', () => {
  const of = (isPhotoSmall: boolean) =>
    [1, 2, 3].flatMap((seed) =>
      planVariations({ ...brief, genre: 'indie', hasPhoto: true, isPhotoSmall }, seed, measure)
        .filter(({ style }) => style === 'photo')
        .map(({ params }) => params.treatment),
    );
  expect(new Set(of(true))).toEqual(new Set(['poster', 'halftone', 'lines']));
  expect(new Set(of(false)).size).toBe(5);
});
