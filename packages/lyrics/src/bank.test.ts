import { describe, expect, test } from 'vitest';
import { type Image, needsTheme, warmBank } from './bank.ts';
import { createSpanishBank, spanishImages, spanishLexicon } from './spanish-bank.ts';
import { themes, worlds } from './bank/themes.ts';
import { createFrame, written } from './frames/frame.ts';
import { createMeasure } from './frames/measure.ts';
import { variantsOf } from './frames/variants.ts';
import { sampled } from '#test/sampled.ts';
import { compareRhymes, scan } from '#packages/prosody/src/index.ts';

const lexicon = spanishLexicon();
const images = spanishImages();
const measure = createMeasure();
const families = ['amor', 'desamor', 'fiesta', 'lucha', 'raíces', 'ciudad', 'vida', 'fe'];
const moves = ['escena', 'recuerdo', 'sentir', 'decir', 'giro', 'cierre', 'hook', 'tema', 'copla'];

test('the bank is as large as it has to be', () => {
  const nouns = new Set([...lexicon.nouns.values()].flat().map(({ singular }) => singular));
  const couplets = images.filter(({ move }) => move === 'copla');
  expect(nouns.size).toBeGreaterThanOrEqual(600);
  expect(lexicon.adjectives.size).toBeGreaterThanOrEqual(150);
  expect(lexicon.verbs.size).toBeGreaterThanOrEqual(120);
  expect(couplets.length).toBeGreaterThanOrEqual(60);
  expect(images.length - couplets.length).toBeGreaterThanOrEqual(250);
  expect(Object.keys(themes).length).toBeGreaterThanOrEqual(30);
});

test('every image has a name of its own, and says what it is for', () => {
  expect(images.filter(({ id }, at) => images.findIndex((one) => one.id === id) !== at)).toEqual(
    [],
  );
  for (const image of images) {
    expect(image.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/);
    expect(moves, image.id).toContain(image.move);
    expect(
      image.families.filter((one) => !families.includes(one)),
      image.id,
    ).toEqual([]);
    expect(['tú', 'yo', 'nos', null], image.id).toContain(image.person);
    expect(
      image.homes.filter((home) => !homes.includes(home)),
      image.id,
    ).toEqual([]);
    expect(
      image.texts.filter((text) => text !== ''),
      image.id,
    ).toHaveLength(2);
  }
});

test('what says the theme says it once, and nothing else asks for one', () => {
  for (const image of images) {
    const asked = image.texts.join('\n').split('{tema}').length - 1;
    expect(asked, image.id).toBe(needsTheme(image) ? 1 : 0);
  }
});

test('to warm a bank counts both lines of all that needs no theme', () => {
  const counted: string[] = [];
  const bank = {
    ...createSpanishBank(),
    linesOf: (image: Image, at: 0 | 1) => {
      counted.push(`${image.id} ${at}`);
      return { all: [], consonante: new Map(), asonante: new Map() };
    },
  };
  for (const _ of warmBank(bank));
  const others = images.filter((image) => !needsTheme(image));
  expect(counted).toEqual(others.flatMap(({ id }) => [`${id} 0`, `${id} 1`]));
});

const homes = [...worlds, ...Object.keys(themes)];

test('no theme is called as a world is: an image says which of them it is at home in', () => {
  expect(Object.keys(themes).filter((name) => worlds.some((world) => world === name))).toEqual([]);
});

test('who speaks to nobody says no «tú»', () => {
  const spoken = /(?<!\p{L})(?:tú|te|ti|tus?|contigo|tuy[oa]s?)(?!\p{L})/u;
  const without = images.filter(({ person, move }) => person !== 'tú' && move !== 'hook');
  const theirs = without.filter(({ texts }) =>
    texts.some((text) => spoken.test(text.replaceAll(/«[^»]*»/g, ''))),
  );
  expect(theirs.map(({ id, texts }) => `${id}: ${texts.join(' / ')}`)).toEqual([]);
});

test('every theme is about fields that there are', () => {
  for (const [name, { fields }] of Object.entries(themes))
    for (const field of fields.split(' '))
      expect(lexicon.nouns.has(field), `${name}: ${field}`).toBe(true);
});

test.each(
  images.filter(({ move }) => move === 'copla').map(({ id, texts }) => [id, texts] as const),
)('%s is two octosyllables that rhyme', (id, [first, second]) => {
  if (/[{[(]/.test(`${first}${second}`)) return;
  expect([scan(first)?.def, scan(second)?.def, compareRhymes(first, second)], id).toEqual([
    8,
    8,
    'consonante',
  ]);
});

describe.each(sampled(images, 12).filter(({ move }) => move !== 'copla'))(
  '$id',
  ({ id, texts }) => {
    const frame = createFrame(
      id,
      [texts[0].replaceAll('{tema}', '[el mar]'), texts[1].replaceAll('{tema}', '[el mar]')],
      lexicon,
    );

    test.each([0, 1] as const)('line %i is counted in pieces as it is counted whole', (at) => {
      const all = variantsOf(frame, at, measure, { shortest: 6, longest: 11 });
      expect(all.length).toBeGreaterThan(0);
      for (const { options, count } of all.filter((_, place) => place % 7 === 0)) {
        const line = written(options.map(({ measured }) => measured.text).join(' '));
        expect(`${scan(line)?.def} ${line}`).toBe(`${count} ${line}`);
      }
    });
  },
);
