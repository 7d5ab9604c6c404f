import { expect, test } from 'vitest';
import { genres as projectGenres } from '#packages/project/src/genres.ts';
import { type BioForm, parseFacts } from './facts.ts';
import { genrePhrases, genres, isGenre } from './genres.ts';

const form = (typed: Partial<BioForm>): BioForm => ({
  ...{ artistName: 'Ana', genre: 'pop', experience: '', achievements: '', style: '' },
  ...typed,
});
const achievements = (typed: string) =>
  parseFacts(form({ achievements: typed })).achievements.map(({ text }) => text);

test.each([
  ['uno\ndos;tres • cuatro, cinco', ['uno', 'dos', 'tres', 'cuatro, cinco']],
  [
    'Gira por Boyacá\nsencillo «Mi abuela Rosario», 2026',
    ['Gira por Boyacá', 'sencillo «Mi abuela Rosario», 2026'],
  ],
  ['\n\n- uno, dos\n', ['uno', 'dos']],
  ['• uno, dos;', ['uno', 'dos']],
  ['EP «Uno», 2026, gira', ['EP «Uno», 2026', 'gira']],
  ['EP, , (2026). , gira', ['EP, (2026)', 'gira']],
  ['disco, 14 de marzo de 2026, gira', ['disco, 14 de marzo de 2026', 'gira']],
  ['disco, septiembre 2025, gira, 2019-2021', ['disco, septiembre 2025', 'gira, 2019-2021']],
  ['disco, en 2024 y 2025, EP, 14/03/2026', ['disco, en 2024 y 2025', 'EP, 14/03/2026']],
  ['album, March 14th, 2026, tour', ['album, March 14th, 2026', 'tour']],
  ['premio, mayo, gira, 12.000', ['premio', 'mayo', 'gira, 12.000']],
  ['2019, EP, 2021, gira', ['2019, EP', '2021, gira']],
  ['2019, EP, 2021', ['2019, EP, 2021']],
  ['gira, 40 conciertos, 2 discos', ['gira', '40 conciertos', '2 discos']],
  [`gira, ${'1 '.repeat(60)}x`, ['gira', `${'1 '.repeat(60)}x`]],
  ['1,2 millones, 3 premios', ['1,2 millones', '3 premios']],
  ['2019, 2020', ['2019, 2020']],
  ['1,a', ['1,a']],
  ['a,1', ['a,1']],
  ['Gira (Cali, Pasto), disco', ['Gira (Cali, Pasto)', 'disco']],
  ['Gira [a (b, c), d], disco', ['Gira [a (b, c), d]', 'disco']],
  ['EP «Uno, dos», «tres', ['EP «Uno, dos»', '«tres']],
  ['“a, b”, c', ['“a, b”', 'c']],
  ['"a, b", c "d, e', ['"a, b"', 'c "d', 'e']],
  ['((( x, a', ['((( x', 'a']],
  ['a), b', ['a)', 'b']],
  ['a (b; c)', ['a (b', 'c)']],
  ['https://x.co/a,b, c', ['https://x.co/a,b', 'c']],
  ['www.x.co/a,b y c', ['www.x.co/a,b y c']],
  ['- uno\n* dos\n– tres\n·  cuatro', ['uno', 'dos', 'tres', 'cuatro']],
  ['-5 dB, :) feliz', ['-5 dB', ':) feliz']],
  ['  40   conciertos\t en vivo. ', ['40 conciertos en vivo']],
  ['uno -;dos :;tres — ', ['uno', 'dos', 'tres']],
  ['dos-', ['dos-']],
  [
    'Bogotá D.C., EE.UU., y más..., ¡sí!, ¿no?',
    ['Bogotá D.C.', 'EE.UU.', 'y más...', '¡sí!', '¿no?'],
  ],
  ['Vol. 2., Sr.', ['Vol. 2', 'Sr.']],
  ['a, a, A', ['a', 'A']],
  ['- , . ; !!, ***', []],
  ['👩‍👩‍👧‍👦, 🎤', ['👩‍👩‍👧‍👦', '🎤']],
  ['周杰倫, 音樂', ['周杰倫', '音樂']],
  ['<b>x</b>, {{x}}', ['<b>x</b>', '{{x}}']],
  ['Cancio\u0301n\u202E Ñandú — ¿qué?', ['Canción Ñandú — ¿qué?']],
  ['a\uD800b', ['a\uFFFDb']],
  ['', []],
])('%j is %j', (typed, expected) => {
  expect(achievements(typed)).toEqual(expected);
});

test('pieces know how they were parted, and have an id by their place', () => {
  expect(parseFacts(form({ style: 'lento, oscuro' })).style).toEqual([
    { id: 'style-1', text: 'lento', joint: ', ' },
    { id: 'style-2', text: 'oscuro', joint: ', ' },
  ]);
  expect(parseFacts(form({ style: 'lento, oscuro\nhondo' })).style).toEqual([
    { id: 'style-1', text: 'lento, oscuro', joint: '; ' },
    { id: 'style-2', text: 'hondo', joint: '; ' },
  ]);
});

test('what is told is parted at line breaks alone', () => {
  const { experience } = parseFacts(form({ experience: 'Toqué en Cali, Pasto; y ya.\nGrabé.\n•' }));
  expect(experience.map(({ text }) => text)).toEqual(['Toqué en Cali, Pasto; y ya', 'Grabé']);
});

test('a list ends after forty', () => {
  const typed = Array.from({ length: 60 }, (_, at) => `premio ${at + 1}`).join(', ');
  expect(achievements(typed)).toHaveLength(40);
  expect(achievements(typed).at(-1)).toBe('premio 40');
});

test('a name keeps all but spaces, also its stop', () => {
  const nameOf = (artistName: string) => parseFacts(form({ artistName })).name.text;
  expect(nameOf(' M.I.A. ')).toBe('M.I.A.');
  expect(nameOf('Los\n  Niches\u0007')).toBe('Los Niches');
  expect(nameOf('!!!')).toBe('!!!');
});

test('without a name or a genre there are no facts', () => {
  for (const artistName of ['', ' ', '\u200B', '\u0007'])
    expect(() => parseFacts(form({ artistName }))).toThrow(RangeError);
  for (const genre of ['', 'polka', 'toString', 'Pop'])
    expect(() => parseFacts(form({ genre }))).toThrow(RangeError);
});

test('every genre of a project has its words, and five more have', () => {
  expect(Object.keys(projectGenres).filter((genre) => !isGenre(genre))).toEqual([]);
  expect(Object.keys(genres)).toHaveLength(25);
});

test('a genre has its article in Spanish, and none in English', () => {
  expect(genrePhrases('cumbia', 'es')).toEqual({
    ...{ genre: 'cumbia', the: 'la cumbia', al: 'a la cumbia', del: 'de la cumbia' },
  });
  expect(genrePhrases('rock', 'es')).toEqual({
    ...{ genre: 'rock', the: 'el rock', al: 'al rock', del: 'del rock' },
  });
  expect(genrePhrases('electronic', 'en')).toEqual({
    genre: 'electronic music',
    the: 'electronic music',
    al: 'to electronic music',
    del: 'of electronic music',
  });
});
