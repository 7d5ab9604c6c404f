import { expect, test } from 'vitest';
import { sampled } from '#test/sampled.ts';
import { songThemes as themes } from '#test/song-themes.ts';
import { type Image, needsTheme } from './bank.ts';
import { generateSong } from './generate.ts';
import { type Genre, genreProfiles } from './genres.ts';
import { type Mood, moods } from './moods.ts';
import { structures } from './plan.ts';
import type { SongRequest } from './song.ts';
import { createSpanishBank } from './spanish-bank.ts';
import { verifySong } from './verify.ts';

const bank = createSpanishBank();
const genres = Object.keys(genreProfiles) as Genre[];
const allMoods = Object.keys(moods) as Mood[];

const request: SongRequest = {
  ...{ theme: 'el mar', genre: 'folk', mood: 'nostalgico', structure: 'verse-chorus' },
  seed: 7,
};

const textOf = (song: ReturnType<typeof generateSong>) =>
  song.sections.flatMap(({ stanzas }) =>
    stanzas.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );

// Each genre with each structure; moods and themes in turn. All of it in a sweep.
test.each(sampled(genres, 2))('%s keeps what it promises, whatever is asked of it', (genre) => {
  const faults: string[] = [];
  for (const [at, structure] of structures.entries())
    for (const [place, mood] of sampled(allMoods, 6).entries())
      for (const [nth, theme] of sampled(themes, 4).entries()) {
        const seed = at * 1000 + place * 100 + nth;
        const song = generateSong(bank, { theme, genre, mood, structure, seed });
        faults.push(
          ...verifySong(song, theme).map(
            (fault) => `${theme}, ${mood}, ${structure}, ${seed}: ${fault}`,
          ),
        );
      }
  expect(faults).toEqual([]);
});

test('the same request is the same song, also of another bank; another seed is another', () => {
  const song = textOf(generateSong(bank, request));
  expect(textOf(generateSong(createSpanishBank(), request))).toEqual(song);
  expect(textOf(generateSong(bank, { ...request, seed: 8 }))).not.toEqual(song);
});

test.each(['folk', 'hip-hop', 'trap'] as const)(
  'lines that were in other songs of %s do not come again while there are others',
  (genre) => {
    const history = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const again = textOf(generateSong(bank, { ...request, genre, seed, history }));
      expect(again.filter((line) => history.has(line))).toEqual([]);
      for (const line of again) history.add(line);
    }
  },
);

test.each([
  'la historia de amor más linda que jamás se ha contado aquí',
  'paralelepípedo',
  'x',
  'y',
  'Rrrr',
])('a theme that no line holds, «%s», is said as far as one does', (theme) => {
  for (const genre of ['pop', 'vallenato', 'hip-hop', 'reggaeton'] as const)
    for (const structure of structures) {
      const song = generateSong(bank, { ...request, theme, genre, structure });
      expect(verifySong(song, theme)).toEqual([]);
    }
});

test('what somebody types is said as it is, and is no part of a frame', () => {
  for (const theme of ['<b>el mar</b>', '[uno|dos] {el room}', '100 por ciento']) {
    const song = textOf(generateSong(bank, { ...request, theme }));
    expect(song.join('\n')).not.toMatch(/[{}[\]|]/);
  }
});

test.each([
  ['el mar', 'mar', 0.15],
  ['el café de mi pueblo', 'campo', 0.3],
  ['Bogotá', 'calle', 0.82],
  ['mi mamá', 'casa madre', 0.52],
  ['la libertad', 'libertad', 0.15],
  ['la traición', 'traicion', 0.3],
])('a song about %s plays where that is: in %s', (theme, homes, least) => {
  const songs = Array.from({ length: 20 }, (_, seed) =>
    generateSong(bank, { ...request, theme, seed }),
  );
  const lines = songs.flatMap(({ sections }) =>
    sections.flatMap(({ stanzas }) => stanzas.flatMap((stanza) => stanza.lines)),
  );
  const placed = lines.flatMap((line) =>
    bank.images.filter(
      (image) => image.id === line.image && image.homes.length > 0 && !needsTheme(image),
    ),
  );
  const there = placed.filter((image) => homes.split(' ').some((one) => image.homes.includes(one)));
  expect(there.length / placed.length).toBeGreaterThan(least);
});

test.each([
  'Ana y Inés',
  'padre y hijo',
  'camino a el mar',
  'siete o ocho',
  'el sueño de el pueblo',
])('a theme that a line writes otherwise, «%s», is sung', (theme) => {
  for (let seed = 0; seed < 6; seed += 1)
    expect(verifySong(generateSong(bank, { ...request, theme, seed }), theme)).toEqual([]);
});

test('verses say the theme too', () => {
  const verses = Array.from({ length: 20 }, (_, seed) => generateSong(bank, { ...request, seed }))
    .flatMap(({ sections }) => sections.filter(({ kind }) => kind === 'verso'))
    .map(({ stanzas }) => stanzas.flatMap(({ lines }) => lines));
  const saying = verses.filter((lines) => lines.some(({ image }) => image?.startsWith('tema-')));
  expect(saying.length / verses.length).toBeGreaterThan(0.45);
});

test('no song is given whose text breaks what it promises', () => {
  const lying = { ...bank, linesOf: (image: Image, at: 0 | 1) => bank.linesOf(image, at, 11) };
  expect(() => generateSong(lying, { ...request, genre: 'latin' })).toThrow('no song');
});
