import { describe, expect, test } from 'vitest';
import type { BioForm } from './facts.ts';
import { makeBios } from './make-bios.ts';
import { languages, type Manner, persons, tones } from './manner.ts';
import { limits, type Platform, platforms } from './platforms.ts';

const niebla: BioForm = {
  artistName: 'Niebla Norte',
  genre: 'rock',
  experience: '8 años tocando en bares de Bogotá',
  achievements: 'EP «Bajo la niebla» (2026)\n40 conciertos en ocho departamentos',
  style: 'guitarras lentas, tambora, letras de barrio',
};
const bare: BioForm = { ...niebla, experience: '', achievements: '', style: '' };
const plain: Manner = { tone: 'professional', language: 'es', person: '3s' };

function bioOf(
  platform: Platform,
  form: BioForm,
  options: Partial<Manner & { seed: number }> = {},
) {
  const [bio] = makeBios(form, { ...plain, seed: 1, ...options, platforms: [platform] });
  if (!bio) throw new Error('There is no biography.');
  return bio;
}
const textOf = (...args: Parameters<typeof bioOf>) => bioOf(...args).text;

test('a biography has its text, its length, and the fact of each piece', () => {
  const bio = bioOf('tiktok', { ...niebla, style: 'guitarras lentas' }, { tone: 'bold' });
  expect(bio).toEqual({
    ...{ platform: 'tiktok', length: 80, limit: 80 },
    text: 'Niebla Norte / rock, sin excusas / guitarras lentas / EP «Bajo la niebla» (2026)',
    pieces: [
      { text: 'Niebla Norte', fact: 'name' },
      { text: ' / ', fact: null },
      { text: 'rock', fact: 'genre' },
      { text: ', sin excusas', fact: null },
      { text: ' / ', fact: null },
      { text: 'guitarras lentas', fact: 'style-1' },
      { text: ' / ', fact: null },
      { text: 'EP «Bajo la niebla» (2026)', fact: 'achievement-1' },
    ],
    left: [
      { id: 'experience-1', text: '8 años tocando en bares de Bogotá' },
      { id: 'achievement-2', text: '40 conciertos en ocho departamentos' },
    ],
  });
});

test('the same seed makes the same bytes, whichever platforms are asked for', () => {
  const all = makeBios(niebla, { ...plain, seed: 7 });
  expect(makeBios(niebla, { ...plain, seed: 7 })).toEqual(all);
  expect(all.map(({ platform }) => platform)).toEqual(platforms);
  expect(bioOf('press', niebla, { seed: 7 })).toEqual(all[4]);
});

test('a platform does not repeat the words of another one', () => {
  const openings = (platform: Platform) =>
    Array.from({ length: 10 }, (_, seed) => textOf(platform, bare, { seed }).split('\n')[0]);
  expect(openings('youtube')).not.toEqual(openings('spotify'));
});

test.each<[Manner['person'], Manner['language'], RegExp]>([
  ['1s', 'es', /\b(?:soy|mi|hago|me|trabajo)\b/i],
  ['1p', 'es', /\b(?:somos|nuestr[oa]|hacemos|nos|trabajamos)\b/i],
  ['3s', 'es', /\b(?:proyecto|su|hace|lleva|suma)\b/i],
  ['1s', 'en', /\b(?:I|my)\b/i],
  ['1p', 'en', /\b(?:we|our)\b/i],
  ['3s', 'en', /\b(?:project|its)\b/i],
])('%s in %s is one person from end to end', (person, language, words) => {
  const others = /\b(?:soy|mi|somos|nuestr[oa]|my|our|we)\b/i;
  for (const tone of tones)
    for (let seed = 0; seed < 5; seed++) {
      const text = textOf('press', niebla, { tone, language, person, seed });
      const own = text.match(new RegExp(others, 'gi')) ?? [];
      if (tone === 'professional') expect(text).toMatch(words);
      expect(own.filter((word) => person === '3s' || !words.test(word))).toEqual([]);
    }
});

describe('of twenty seeds', () => {
  test.each(
    languages.flatMap((language) =>
      tones.flatMap((tone) => persons.map((person): Manner => ({ language, tone, person }))),
    ),
  )('$language $tone $person: eight texts or more for Spotify and press', (manner) => {
    for (const platform of ['spotify', 'press'] as const)
      for (const form of [niebla, { ...bare, style: 'lento' }, bare]) {
        const texts = Array.from({ length: 20 }, (_, seed) =>
          textOf(platform, form, { ...manner, seed }),
        );
        expect(new Set(texts).size).toBeGreaterThanOrEqual(8);
      }
  });
});

test('four tones are four texts', () => {
  for (const platform of platforms)
    for (const language of languages)
      for (const person of persons)
        for (const form of [niebla, bare]) {
          const texts = tones.flatMap((tone) =>
            Array.from({ length: 5 }, (_, seed) => [
              tone,
              textOf(platform, form, { tone, language, person, seed }),
            ]),
          );
          const owners = Map.groupBy(texts, ([, text]) => text);
          for (const [, said] of owners) expect(new Set(said.map(([tone]) => tone)).size).toBe(1);
        }
});

test('each field stands in Spotify, YouTube and press when it fits', () => {
  for (const tone of tones)
    for (const platform of ['spotify', 'youtube', 'press'] as const)
      expect(bioOf(platform, niebla, { tone }).left).toEqual([]);
});

test('press has two or three paragraphs', () => {
  const paragraphs = (form: BioForm) => textOf('press', form).split('\n\n').length;
  const { style, experience, achievements } = niebla;
  expect(paragraphs(bare)).toBe(2);
  expect(paragraphs({ ...bare, style })).toBe(2);
  expect(paragraphs({ ...bare, style, experience })).toBe(2);
  expect(paragraphs({ ...bare, style, achievements })).toBe(2);
  expect(paragraphs(niebla)).toBe(3);
});

describe('what was typed stands as it was typed', () => {
  test('words of a style are joined, unless they were', () => {
    const said = (style: string, language: 'es' | 'en' = 'es') =>
      textOf('spotify', { ...bare, style }, { language })
        .split(': ')
        .at(-1);
    expect(said('lento, hondo')).toBe('lento y hondo.');
    expect(said('lento, íntimo')).toBe('lento e íntimo.');
    expect(said('lento, indie')).toBe('lento e indie.');
    expect(said('lento, hielo')).toBe('lento y hielo.');
    expect(said('fuego, hipnosis')).toBe('fuego e hipnosis.');
    expect(said('fuego, iones')).toBe('fuego y iones.');
    expect(said('ronco, hondo y lento')).toBe('ronco, hondo y lento.');
    expect(said('ronco\nhondo')).toBe('ronco; hondo.');
    expect(said('slow, deep', 'en')).toBe('slow, deep.');
    expect(said('slow & deep, warm', 'en')).toBe('slow & deep, warm.');
  });

  test('a line begins with a capital, where the word takes one', () => {
    const lines = (style: string) =>
      textOf('instagram', { ...bare, style })
        .split('\n')
        .slice(2);
    expect(lines('guitarras lentas')).toEqual(['Guitarras lentas']);
    expect(lines('ñandú, soul')).toEqual(['Ñandú y soul']);
    for (const kept of ['iPhone y ruido', 'https://x.co', '@luna', '8 voces', 'ßa', '周杰倫'])
      expect(lines(kept)).toEqual([kept]);
  });

  test('no stop follows another', () => {
    const said = (achievements: string, artistName = 'Ana') =>
      textOf('spotify', { ...bare, artistName, achievements });
    expect(said('¡Ganamos!')).toMatch(/: ¡Ganamos!$/);
    expect(said('y más...')).toMatch(/: y más\.\.\.$/);
    expect(said('Teatro en Bogotá D.C.')).toMatch(/ Bogotá D\.C\.$/);
    expect(said('Lo mío.')).toMatch(/: Lo mío\.$/);
    for (let seed = 0; seed < 20; seed++)
      expect(
        textOf('spotify', { ...bare, artistName: 'M.I.A.' }, { tone: 'bold', seed }),
      ).not.toMatch(/\.\./);
  });
});

describe('what says by its first word what it is stands in a sentence', () => {
  const said = (typed: Partial<BioForm>, options: Partial<Manner> = {}) =>
    textOf('youtube', { ...bare, artistName: 'Ana', ...typed }, { seed: 5, ...options });

  test.each<[Partial<BioForm>, Manner['person'], RegExp]>([
    [{ style: 'Guitarras lentas, tambora' }, '1p', / guitarras lentas y tambora\.$/],
    [{ style: 'guitarras lentas\nvoz rota' }, '1p', /[^;:]+ guitarras lentas y voz rota\.$/],
    [{ style: 'voz, tambora y gaita' }, '3s', /[^:]+ voz, tambora y gaita\.$/],
    [{ experience: 'Cuarteto de Cali' }, '1p', / Somos un cuarteto de Cali\.$/],
    [{ experience: 'Cuarteto de Cali' }, '1s', /: cuarteto de Cali\.$/],
    [{ experience: 'Cantautora de Cali' }, '1s', / Soy cantautora de Cali\.$/],
    [{ experience: 'Cantautora de Cali' }, '1p', /: cantautora de Cali\.$/],
    [{ experience: '8 años tocando en Cali' }, '3s', / Lleva 8 años tocando en Cali\.$/],
    [{ experience: 'Empecé en Cali' }, '1s', /\. Empecé en Cali\.$/],
    [{ experience: 'Empecé en Cali' }, '3s', /: empecé en Cali\.$/],
    [{ experience: 'desde 2019\nLuna y sol' }, '1p', / desde 2019\. [^.]+: Luna y sol\.$/],
    [{ experience: 'finalistas en Cali' }, '1p', / Fuimos finalistas en Cali\.$/],
    [{ experience: 'finalistas en Cali' }, '1s', /: finalistas en Cali\.$/],
    [{ achievements: 'EP «Uno»\n40 conciertos' }, '1s', /[^:]+ el EP «Uno» y 40 conciertos\.$/],
    [
      { achievements: 'gira (Cali, Pasto)\n3 discos' },
      '1s',
      / una gira \(Cali, Pasto\); 3 discos\.$/,
    ],
    [{ achievements: 'toqué en Cali, gané en Pasto' }, '1s', /\. Toqué en Cali y gané en Pasto\.$/],
    [{ achievements: 'toqué en Cali, gira por Pasto' }, '1s', /: toqué en Cali, gira por Pasto\.$/],
  ])('%j of %s', (typed, person, text) => {
    expect(said(typed, { person })).toMatch(text);
  });

  test('with the stop that was typed, and after another one', () => {
    const abroad = 'Toqué en EE.UU.\nGané en Cali!\nVolví a Cali';
    for (const tone of tones)
      for (let seed = 0; seed < 20; seed++) {
        const text = textOf(
          'youtube',
          { ...bare, experience: abroad },
          { tone, person: '1s', seed },
        );
        expect(text).toContain('Toqué en EE.UU. Gané en Cali! Volví a Cali.');
        textOf(
          'press',
          { ...bare, artistName: 'Wham!', experience: abroad },
          { tone, person: '1s', seed },
        );
      }
  });

  test('but what only a sound is made of is no experience', () => {
    expect(said({ experience: 'amigos desde el colegio' }, { person: '1p' })).toMatch(
      /: amigos desde el colegio\.$/,
    );
    expect(said({ style: 'EP «Uno»' })).toMatch(/: EP «Uno»\.$/);
  });

  test('several things in one sentence', () => {
    const experience = 'giras por Europa\ntalleres en colegios\n3 discos';
    expect(said({ experience }, { person: '1p' })).toMatch(
      / hay giras por Europa, talleres en colegios y 3 discos\.$/,
    );
  });

  test('but not in English', () => {
    expect(said({ experience: '8 años tocando' }, { language: 'en' })).toMatch(
      /: 8 años tocando\.$/,
    );
  });
});

describe('where there is little room', () => {
  test.each<[Platform, string[]]>([
    ['tiktok', ['style', 'achievement', 'experience']],
    ['instagram', ['style', 'achievement', 'experience']],
    ['youtube', ['style', 'experience', 'achievement']],
    ['spotify', ['achievement', 'style', 'experience']],
    ['press', ['achievement', 'experience', 'style']],
  ])('%s says first %j', (platform, order) => {
    const long = (letter: string) => letter.repeat(Math.floor(limits[platform] * 0.35));
    const all = {
      ...bare,
      artistName: 'Ana',
      style: long('s'),
      experience: long('e'),
      achievements: long('a'),
    };
    const { left } = bioOf(platform, all);
    expect(left.map(({ id }) => id)).toEqual([`${order[2]}-1`]);
    const fields = { style: 'style', experience: 'experience', achievement: 'achievements' };
    const kinds = order.map((kind) => fields[kind as keyof typeof fields]);
    const longer = { ...all, [kinds[0] ?? '']: long('x').repeat(2) };
    expect(
      bioOf(platform, longer)
        .left.map(({ id }) => id)
        .sort(),
    ).toEqual(
      order
        .slice(1)
        .map((kind) => `${kind}-1`)
        .sort(),
    );
  });

  test('a name that fills a platform stands alone, and a longer one is cut', () => {
    for (const platform of platforms) {
      const limit = limits[platform];
      const fitting = { ...niebla, artistName: 'ñ'.repeat(limit) };
      expect(textOf(platform, fitting)).toBe(fitting.artistName);
      const long = { ...niebla, artistName: 'ñ'.repeat(limit + 1) };
      expect(textOf(platform, long)).toBe(`${'ñ'.repeat(limit - 1)}…`);
    }
  });

  test('of two achievements the one that was named first', () => {
    const achievements = `${'a'.repeat(40)}, ${'b'.repeat(41)}`;
    const { text } = bioOf('tiktok', { ...bare, artistName: 'Ana', achievements });
    expect(text).toContain('a'.repeat(40));
  });

  test('a sentence is said in fewer words before another one is left out', () => {
    const experience = 'x'.repeat(700);
    const achievements = 'y'.repeat(190);
    const bio = bioOf('youtube', { ...bare, experience, achievements });
    expect(bio.left).toEqual([]);
    expect(bio.length).toBeGreaterThan(950);
  });

  test('what comes later is left out whole, and something shorter behind it may stand', () => {
    const achievements = `premio ${'z'.repeat(1490)}\nbeca`;
    expect(bioOf('spotify', { ...bare, achievements }).left).toEqual([
      { id: 'achievement-1', text: `premio ${'z'.repeat(1490)}` },
    ]);
    const style = `${'z'.repeat(90)}, lento`;
    expect(textOf('tiktok', { ...bare, style })).toMatch(/lento$/);
  });
});
