import { describe, expect, test } from 'vitest';
import { compareRhymes, wordsOf } from '#packages/prosody/src/index.ts';
import { sampled } from '#test/sampled.ts';
import { countLine } from '../analyze.ts';
import { generateSong } from '../generate.ts';
import { type Genre, genreProfiles } from '../genres.ts';
import { type Mood, moods } from '../moods.ts';
import { createSpanishBank } from '../spanish-bank.ts';
import { isOfMetre, isSameWord } from '../verify.ts';
import { lineOptions } from './line-options.ts';
import { rewriteStanza } from './rewrite-stanza.ts';
import { createSlotMates } from './slot-mates.ts';
import type { LineAtWork, StanzaAtWork } from './song-at-work.ts';
import { wordOptions } from './word-options.ts';

const bank = createSpanishBank();

/** The stanzas of a song as it came out, each with the rest of the song beside it. */
function stanzasOf(genre: Genre, mood: Mood, seed: number): StanzaAtWork[] {
  const theme = 'la lluvia';
  const song = generateSong(bank, { theme, genre, mood, structure: 'verse-chorus', seed });
  const stanzas = song.sections
    .filter(({ again }) => again === null)
    .flatMap((section) =>
      section.stanzas.map(({ lines }) => lines.map((line) => ({ ...line, isLocked: false }))),
    );
  return stanzas.map((lines, at) => ({
    ...{ theme, mood, lines, seed: seed + 7 },
    others: stanzas.filter((_, other) => other !== at).flat(),
  }));
}

// A table's keys are its type's.
const genres = Object.keys(genreProfiles) as Genre[];
const allMoods = Object.keys(moods) as Mood[];
const songs = sampled(
  genres.map((genre, at) => [genre, allMoods[at % allMoods.length] ?? 'triste', at] as const),
  8,
);

const lastWord = (text: string) => wordsOf(text).at(-1)?.toLowerCase() ?? '';

/** Lines of one letter, two by two. */
const pairsOf = (lines: readonly LineAtWork[]) =>
  lines.flatMap((line, at) =>
    lines
      .slice(at + 1)
      .filter(({ letter }) => letter !== '-' && letter === line.letter)
      .map((other) => [line.text, other.text] as const),
  );

describe.each(songs)('a song of %s, %s', (genre, mood, seed) => {
  const stanzas = stanzasOf(genre, mood, seed);

  test('offers other lines that have the metre of their place and rhyme with what it rhymes with', () => {
    let offered = 0;
    for (const stanza of stanzas)
      for (const [at, line] of stanza.lines.entries()) {
        const options = lineOptions(bank, stanza, at, 5);
        offered += options.length;
        expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
        for (const { text, rhyme } of options) {
          expect(text, text).not.toBe(line.text);
          expect(isOfMetre(text, line.metre), text).toBe(true);
          const marks = (one: string) => one.replaceAll(/[^¿?¡!]/g, '').replaceAll(/¿\?|¡!/g, '');
          expect(marks(text), text).toBe(marks(line.text));
          expect(rhyme === null).toBe(
            pairsOf(stanza.lines)
              .flat()
              .every((one) => one !== line.text),
          );
          const lines = stanza.lines.with(at, { ...line, text });
          for (const [one, other] of pairsOf(lines)) {
            expect(compareRhymes(one, other), `${one} / ${other}`).not.toBeNull();
            expect(isSameWord(lastWord(one), lastWord(other)), `${one} / ${other}`).toBe(false);
          }
        }
      }
    expect(offered / stanzas.flatMap(({ lines }) => lines).length).toBeGreaterThan(3);
  });

  test('is written anew but for what is locked, which it rhymes with', () => {
    for (const stanza of stanzas)
      for (const locked of [[], [0], [1], [0, 1], [0, 2]]) {
        const lines = stanza.lines.map((line, at) => ({ ...line, isLocked: locked.includes(at) }));
        const written = rewriteStanza(bank, { ...stanza, lines });
        if (!written) continue;
        const after = lines.map((line, at) => ({
          ...line,
          text: written.find((one) => one.at === at)?.text ?? line.text,
        }));
        const places = lines.flatMap(({ isLocked }, at) => (isLocked ? [] : [at]));
        expect(written.map(({ at }) => at)).toEqual(places);
        for (const { text, metre } of after) expect(isOfMetre(text, metre), text).toBe(true);
        for (const [one, other] of pairsOf(after))
          expect(compareRhymes(one, other), `${one} / ${other}`).not.toBeNull();
      }
  });
});

test('nearly every stanza has another version, whatever is locked in it', () => {
  const asked = songs.flatMap(([genre, mood, seed]) =>
    stanzasOf(genre, mood, seed).flatMap((stanza) =>
      [[], [0], [1]].map((locked) =>
        rewriteStanza(bank, {
          ...stanza,
          lines: stanza.lines.map((line, at) => ({ ...line, isLocked: locked.includes(at) })),
        }),
      ),
    ),
  );
  expect(asked.filter(Boolean).length / asked.length).toBeGreaterThan(0.95);
});

test('the same seed asks for the same, another one for something else', () => {
  const [stanza] = stanzasOf('folk', 'sereno', 3);
  if (!stanza) throw new Error('no stanza');
  const textsOf = (seed: number) =>
    rewriteStanza(bank, { ...stanza, seed })?.map(({ text }) => text);
  expect(textsOf(5)).toEqual(textsOf(5));
  expect(textsOf(5)).not.toEqual(textsOf(6));
});

const own = (text: string, letter = '-', metre = 8): LineAtWork => ({
  ...{ text, metre, letter, image: null, isLocked: false },
});

describe('lines that somebody wrote', () => {
  const lines = [own('Canto y lloro en este puerto', 'a'), own('Y el amor que daba muerto', 'a')];

  test('have others that rhyme with them', () => {
    const options = lineOptions(
      bank,
      { theme: 'mi puerto', mood: 'triste', lines, others: [], seed: 1 },
      1,
      5,
    );
    expect(options).toHaveLength(5);
    for (const { text, rhyme, isSameImage } of options) {
      expect(compareRhymes(text, 'puerto'), text).not.toBeNull();
      expect([rhyme?.word, isSameImage]).toEqual(['puerto', false]);
    }
  });

  test.each(['', '爱', '🎸', '...', 'x'.repeat(200), 'a '.repeat(100)])(
    'of «%s» nothing fails',
    (text) => {
      const odd = [own(text, 'a'), own('Y el amor que daba muerto', 'a')];
      const stanza = { theme: text, mood: 'triste', lines: odd, others: [], seed: 1 } as const;
      expect(Array.isArray(lineOptions(bank, stanza, 1, 5))).toBe(true);
      expect(lineOptions(bank, stanza, 7, 5)).toEqual([]);
      expect(wordOptions(bank, odd, 0, { place: 99, count: 5 })).toEqual([]);
      expect(() => rewriteStanza(bank, stanza)).not.toThrow();
    },
  );
});

describe('another word', () => {
  test('stands where the other stood, and the count and the rhyme are as they were', () => {
    const lines = [own('La luna duerme en mi casa', 'a'), own('Y la noche nunca pasa', 'a')];
    const moon = wordOptions(bank, lines, 0, { place: 1, count: 5 });
    expect(moon.length).toBeGreaterThan(1);
    for (const { text, word } of moon) {
      expect(text).toBe(`La ${word} duerme en mi casa`);
      expect(countLine(text, 8)?.def).toBe(countLine('La luna duerme en mi casa', 8)?.def);
    }
    for (const { text } of wordOptions(bank, lines, 0, { place: 5, count: 5 }))
      expect(compareRhymes(text, 'pasa'), text).not.toBeNull();
  });

  test('keeps a capital', () => {
    const [option] = wordOptions(bank, [own('Luna llena en mi ventana')], 0, {
      place: 0,
      count: 1,
    });
    expect(option?.word).toMatch(/^\p{Lu}/u);
  });
});

test('what shares most places comes first, in the same form', () => {
  const noun = (singular: string, gender: 'm' | 'f' = 'f') => ({
    ...{ singular, plural: `${singular}s`, gender, valence: 0, concreteness: 2 },
  });
  const part = (article: 'el' | 'los', ...nouns: ReturnType<typeof noun>[]) =>
    ({ kind: 'noun', article, nouns, name: null }) as const;
  const mates = createSlotMates([
    part('el', noun('silla'), noun('mesa'), noun('cama')),
    part('el', noun('silla'), noun('cama'), noun('banco', 'm')),
    part('los', noun('silla'), noun('puerta')),
  ]);
  expect(mates('silla')).toEqual(['cama', 'mesa']);
  expect(mates('sillas')).toEqual(['puertas']);
  expect(mates('nada')).toEqual([]);
});
