import { describe, expect, test } from 'vitest';
import { countLine } from './analyze.ts';
import { lyricsOptionsSchema, lyricsTextSchema, pastedLyricsSchema, songShapeOf } from './form.ts';
import { longest } from './limits.ts';

const line = { metre: 8, letter: 'a', image: null, isLocked: false };
const section = (count: number, again: number | null = null) => ({
  ...{ kind: 'verso', again },
  stanzas: count === 0 ? [] : [{ lines: Array.from({ length: count }, () => line) }],
});
const send = (shape: unknown, lines: string, more: object = {}) =>
  lyricsTextSchema.safeParse({
    ...{ revision: '3', title: 'Ñandú', lines, ...more },
    shape: typeof shape === 'string' ? shape : JSON.stringify(shape),
  });
const saysOf = (sections: readonly { again: number | null; stanzas: readonly unknown[] }[] = []) =>
  JSON.parse(
    JSON.stringify(sections, (name, value: unknown) =>
      ['metre', 'letter', 'image', 'isLocked', 'kind'].includes(name) ? undefined : value,
    ),
  ) as unknown;
const stanza = (...texts: string[]) => ({ lines: texts.map((text) => ({ text })) });

describe('what is kept of a song', () => {
  test('is its shape with a text for each line; a line without one goes, and a part with it', () => {
    const { data } = send([section(2), section(1), section(2)], 'uno\n\n\n cuatro \ncinco');
    expect(data).toMatchObject({ revision: 3, title: 'Ñandú' });
    expect(saysOf(data?.sections)).toEqual([
      { again: null, stanzas: [stanza('uno')] },
      { again: null, stanzas: [stanza('cuatro', 'cinco')] },
    ]);
  });

  test('repeats what is left, by its new place, and not what went', () => {
    const shape = [section(1), section(1), section(0, 0), section(0, 1)];
    expect(saysOf(send(shape, '\ndos').data?.sections)).toEqual([
      { again: null, stanzas: [stanza('dos')] },
      { again: 0, stanzas: [] },
    ]);
  });

  test('has what was there before there were images and locks', () => {
    const old = [{ ...section(1), stanzas: [{ lines: [{ metre: [7, 7], letter: '-' }] }] }];
    expect(send(old, 'uno').data?.sections[0]?.stanzas[0]?.lines).toEqual([
      { text: 'uno', metre: [7, 7], letter: '-', image: null, isLocked: false },
    ]);
  });

  const stale = 'La página no envió la canción entera. Copia lo que cambiaste y vuelve a abrirla';
  test.each([
    ['no shape', '', 'shape', stale],
    ['no JSON', '{', 'shape', stale],
    ['another thing', '{"a":1}', 'shape', stale],
    ['a part that repeats itself', [section(1), section(0, 1)], 'shape', stale],
    [
      'a part that repeats a repetition',
      [section(1), section(0, 0), section(0, 1)],
      'shape',
      stale,
    ],
    ['a repetition with verses', [section(1), section(1, 0)], 'shape', stale],
    ['too many verses', [section(longest.lines + 1)], 'shape', stale],
    ['too many parts', Array.from({ length: 91 }, () => section(0, 90)), 'shape', stale],
    [
      'a metre of nobody',
      [{ ...section(1), stanzas: [{ lines: [{ ...line, metre: 1e9 }] }] }],
      'shape',
      stale,
    ],
    [
      'a letter of markup',
      [{ ...section(1), stanzas: [{ lines: [{ ...line, letter: '<b>' }] }] }],
      'shape',
      stale,
    ],
  ])('is refused with %s', (_, shape, field, words) => {
    const { error } = send(shape, 'uno');
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([
      field,
      words,
    ]);
  });

  test('is refused without a verse, and with one that is too long', () => {
    expect(send([section(2)], '\n').error?.issues).toMatchObject([
      { path: ['lines'], message: 'Deja al menos un verso' },
    ]);
    expect(send([section(1)], 'a'.repeat(201)).error?.issues).toMatchObject([
      { path: ['lines'], message: 'Cada verso puede tener hasta 200 caracteres' },
    ]);
  });

  test('that was refused stands again as it was sent, empty lines too', () => {
    const shape = JSON.stringify([section(2), section(0, 0)]);
    expect(saysOf(songShapeOf(shape, ['uno', '']) ?? [])).toEqual([
      { again: null, stanzas: [stanza('uno', '')] },
      { again: 0, stanzas: [] },
    ]);
    expect(songShapeOf('{', ['uno'])).toBeNull();
  });
});

test.each([
  [{ ask: 'song' }, 'ask'],
  [{ at: '-1' }, 'at'],
  [{ at: '1.5' }, 'at'],
  [{ seed: 'x' }, 'seed'],
  [{ seed: '4294967296' }, 'seed'],
  [{ place: '-1' }, 'place'],
])('other lines are not asked with %j', (form, field) => {
  const whole = {
    ask: 'line',
    at: '0',
    seed: '1',
    lines: 'uno',
    shape: JSON.stringify([section(1)]),
  };
  expect(lyricsOptionsSchema.safeParse(whole).success).toBe(true);
  const { error } = lyricsOptionsSchema.safeParse({ ...whole, ...form });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test.each([
  ['', 'Pega la letra que quieres revisar'],
  ['a'.repeat(200_000), 'Pega hasta 10.000 caracteres'],
  ['la\n'.repeat(91), 'Pega hasta 90 versos'],
  [
    'a'.repeat(201),
    'Cada verso puede tener hasta 200 caracteres. Pártelo donde respiras al cantar',
  ],
])('a text that is pasted is refused in words', (text, words) => {
  const { error } = pastedLyricsSchema.safeParse({ title: '', text });
  expect(error?.issues[0]?.message).toContain(words);
});

test('what no voice sings in one breath is not counted', () => {
  expect(countLine('a '.repeat(100), 8)).toBeNull();
  expect(countLine('oía '.repeat(50), [8, 8])).toBeNull();
  for (const odd of ['à ', '&', '1', 'ÿ ', '1 ', 'á'])
    expect(countLine(odd.repeat(200 / odd.length), [8, 8]), odd).toBeNull();
  expect(
    countLine('Y la aorta a Aída y a mí nos une y oía a Eúfrates y a Aída', 16),
  ).not.toBeNull();
});
