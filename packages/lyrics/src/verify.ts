import { compareRhymes, scan, scanCompound, wordsOf } from '#packages/prosody/src/index.ts';
import { grouped } from './grouped.ts';
import type { Metre } from './genres.ts';
import type { Song, SongLine, SongStanza } from './song.ts';
import { hookPhrase } from './theme.ts';

/** What is wrong with a song, in words for who mends the bank. Empty of one that keeps what it promises. */
export function verifySong(song: Song, theme: string): string[] {
  const faults: string[] = [];
  const told = new Set<object>();
  const seen = new Map<string, SongLine>();
  for (const { kind, stanzas } of song.sections)
    for (const { lines, rhyme } of stanzas) {
      if (told.has(lines)) continue;
      told.add(lines);
      for (const line of lines) {
        faults.push(...faultsOfLine(line));
        const same = seen.get(line.text);
        if (same && kind !== 'A') faults.push(`twice: ${line.text}`);
        seen.set(line.text, line);
      }
      faults.push(...faultsOfRhyme(lines, rhyme));
    }
  const said = song.sections.flatMap(({ stanzas }) => stanzas.flatMap(({ lines }) => lines));
  if (!said.some(({ text }) => saysTheme(text, theme))) faults.push(`nothing says «${theme}»`);
  return faults;
}

/** What is wrong with a stanza by itself. */
export const faultsOfStanza = ({ lines, rhyme }: Pick<SongStanza, 'lines' | 'rhyme'>): string[] => [
  ...lines.flatMap(faultsOfLine),
  ...faultsOfRhyme(lines, rhyme),
];

function faultsOfLine({ text, metre }: SongLine): string[] {
  const faults: string[] = [];
  if (!isOfMetre(text, metre)) faults.push(`not ${String(metre)}: ${text}`);
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  if (first !== first.toUpperCase()) faults.push(`begins small: ${text}`);
  if (/[{}[\]()|@#=]|\s{2}|^\s|\s$/.test(text)) faults.push(`not a line: ${text}`);
  return faults;
}

/** Whether it has so many syllables when it is said as everybody says it. */
export function isOfMetre(text: string, metre: Metre): boolean {
  if (typeof metre === 'number') return scan(text)?.def === metre;
  const parts = scanCompound(text, metre);
  return parts !== null && parts.every(({ def }, at) => def === metre[at]);
}

function faultsOfRhyme(lines: readonly SongLine[], rhyme: 'consonante' | 'asonante'): string[] {
  const faults: string[] = [];
  for (const [letter, group] of grouped(lines, (line) => line.letter)) {
    if (letter === '-') continue;
    for (const [at, { text }] of group.entries())
      for (const { text: other } of group.slice(at + 1)) {
        const kind = compareRhymes(text, other);
        if (kind === null || (rhyme === 'consonante' && kind !== rhyme))
          faults.push(`no rhyme: ${text} / ${other}`);
      }
  }
  for (const [at, { text }] of lines.entries())
    for (const { text: other } of lines.slice(at + 1))
      if (isSameWord(lastWord(text), lastWord(other)))
        faults.push(`the same word: ${text} / ${other}`);
  return faults;
}

const lastWord = (text: string): string => (wordsOf(text).at(-1) ?? '').toLowerCase();

/** Whether two words are one, or one of them is the plural of the other: a rhyme of nothing. */
export function isSameWord(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const more = longer.length - shorter.length;
  if (more === 0) return longer === shorter;
  if (more === 1) return longer === `${shorter}s`;
  return more === 2 && longer.endsWith('es') && unaccented(longer) === pluralOf(shorter);
}

/** The plural in -es of a word that ends in a consonant, without accents: portón, portones; luz, luces. */
const pluralOf = (word: string): string => `${unaccented(word).replace(/z$/, 'c')}es`;

const unaccented = (word: string): string =>
  word.replaceAll(/[áéíóúü]/g, (vowel) => 'aeiouu'.charAt('áéíóúü'.indexOf(vowel)));

/** Whether a line says the theme; a + el is al. */
export const saysTheme = (text: string, theme: string): boolean => {
  const said = text.toLowerCase();
  const phrase = hookPhrase(theme).toLowerCase();
  return said.includes(phrase) || said.includes(phrase.replace(/^el /, 'l '));
};
