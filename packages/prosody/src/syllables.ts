import { composed } from '#packages/one-line/src/index.ts';
import { isVowel, lettersOf, plainVowel, type Sound, soundsOf } from './letters.ts';

export type SyllableOptions = {
  /** Where `tl` divides, as in most of Spain: `at-le-ta`. In Latin America it does not: `a-tle-ta`. */
  dividesTl?: boolean;
};

/**
 * The syllables of a word as they are written: put together they are the word. Source: Real Academia Española, *Ortografía de la
 * lengua española* (2010), of diphthongs, triphthongs, hiatus and the division of consonants. A word without a
 * vowel is one syllable, and no word is none.
 */
export function syllabify(word: string, { dividesTl = false }: SyllableOptions = {}): string[] {
  const written = Array.from(composed(word));
  const letters = lettersOf(written.join(''));
  if (written.length === 0) return [];
  const sounds = soundsOf(letters);
  const nuclei = nucleiOf(letters, sounds);
  const prefix = prefixes.exec(letters.join(''))?.[0].length;
  const starts = nuclei.map((nucleus, at) => {
    const before = nuclei[at - 1];
    if (!before) return 0;
    if (at === 1 && before.end + 1 === prefix) return prefix;
    const between = letters.slice(before.end, nucleus.start).join('');
    return nucleus.start - onsetOf(between, dividesTl).length;
  });
  if (starts.length === 0) return [written.join('')];
  return starts.map((start, at) => written.slice(start, starts[at + 1]).join(''));
}

/** They stay whole before a consonant that could join them: sub-rayar, sub-lunar, ab-rogar. */
const prefixes = /^(?:sub(?=r|lun|ling)|ab(?=rog))/;

type Nucleus = { start: number; end: number };

/** Where the vowels of each syllable begin and end, an `h` between them included. */
function nucleiOf(letters: readonly string[], sounds: readonly Sound[]): Nucleus[] {
  const nuclei: Nucleus[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    if (!isVowel(sounds[at])) continue;
    const open = nuclei.at(-1);
    const isNext = open && letters.slice(open.end, at).join('').replace('h', '') === '';
    if (open && isNext && joins(letters, sounds, open, at)) open.end = at + 1;
    else nuclei.push({ start: at, end: at + 1 });
  }
  return nuclei;
}

/** Whether the vowel at `at` is of the syllable that is open, directly before it or across an `h`. */
function joins(
  letters: readonly string[],
  sounds: readonly Sound[],
  open: Nucleus,
  at: number,
): boolean {
  const last = open.end - 1;
  const [before, here, after] = [sounds[last], sounds[at], sounds[at + 1]];
  // hue and hie begin a syllable.
  if (at > open.end && here === 'weak' && isVowel(after)) return false;
  if (before === 'strong' && here === 'strong') return false;
  const isHiatus = (one: Sound | undefined, other: Sound | undefined) =>
    one === 'accented-weak' && other === 'strong';
  if (isHiatus(before, here) || isHiatus(here, before)) return false;
  // Two weak ones are a diphthong, unless they are the same.
  if (before !== 'strong' && here !== 'strong')
    return plainOf(letters[last]) !== plainOf(letters[at]) && open.end - open.start === 1;
  // A weak one between two strong ones begins the second syllable.
  if (here !== 'strong') return after !== 'strong';
  return !sounds.slice(open.start, last).includes('strong');
}

const plainOf = (letter = ''): string => (letter === 'y' ? 'i' : plainVowel(letter));

/** The consonants between two vowels that begin the second syllable. */
function onsetOf(consonants: string, dividesTl: boolean): string {
  const [onset = ''] =
    /(?:ch|ll|rr|[qg]u|[pbfvtdcgk]r|[pbfcgk]l|tl|\p{L})?$/u.exec(consonants) ?? [];
  return onset === 'tl' && dividesTl ? 'l' : onset;
}
