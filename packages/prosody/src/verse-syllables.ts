import { composed } from '#packages/one-line/src/index.ts';
import { isVowel, lettersOf, soundsOf } from './letters.ts';
import { spoken } from './spoken.ts';
import { type Ending, stressOf } from './stress.ts';
import { isUnstressed } from './unstressed.ts';

/** A syllable of a word in a verse. */
export type VerseSyllable = {
  text: string;
  /** Which word of the verse it is of, and which that is. */
  place: number;
  word: string;
  isStressed: boolean;
  /** How many syllables after the stress of its word it stands; less than 0 before it. */
  offset: number;
  /** It is the second half of a diphthong that a verse can say as two syllables. */
  isHalf: boolean;
  beginsWithVowel: boolean;
  endsInVowel: boolean;
};

/** The words of a verse as they are said, numbers in words, with the apostrophe of what is sung shorter: pa', cansa'o. */
export const wordsOf = (verse: string): string[] =>
  spoken(composed(verse)).match(/\p{L}+(?:['’]\p{L}+)*['’]?/gu) ?? [];

/** The syllables of a verse before anything is joined. The last word is stressed, whatever it is. */
export const verseSyllables = (words: readonly string[]): VerseSyllable[] =>
  words.flatMap((word, place) => {
    const leans = place < words.length - 1 && isUnstressed(word);
    return wordOf(word).syllables.map((syllable) => ({
      ...syllable,
      ...{ place, word, isStressed: syllable.isStressed && !leans },
    }));
  });

type WordSyllable = Omit<VerseSyllable, 'place' | 'word'>;
type DividedWord = { syllables: readonly WordSyllable[]; ending: Ending };

/** So many words are remembered, of no more letters: songs and their drafts say the same ones again and again. */
const [mostRemembered, longestRemembered] = [8000, 40];
const remembered = new Map<string, DividedWord>();

/** How a verse ends, whose last word this is. */
export const endingOf = (word: string): Ending => wordOf(word).ending;

function wordOf(word: string): DividedWord {
  if (word.length > longestRemembered) return divided(word);
  let known = remembered.get(word);
  if (!known) {
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, (known = divided(word)));
  }
  return known;
}

function divided(word: string): DividedWord {
  const { syllables, stressed, secondary, ending } = stressOf(word);
  const said = syllables.flatMap((text, at): WordSyllable[] => {
    const isStressed = at === stressed || at === secondary;
    const offset = at - stressed;
    const [first, second] = at <= stressed ? halvesOf(text) : [text];
    if (first === undefined || second === undefined)
      return [{ ...textOf(text), isStressed, offset, isHalf: false }];
    return [
      { ...textOf(first), isStressed: false, offset, isHalf: false },
      { ...textOf(second), isStressed, offset, isHalf: true },
    ];
  });
  return { syllables: said, ending };
}

const textOf = (text: string) => ({
  text,
  beginsWithVowel: beginsWithVowel(text),
  endsInVowel: endsInVowel(text),
});

function endsInVowel(syllable: string): boolean {
  return isVowel(soundsOf(lettersOf(syllable.replace(/['’]$/, ''))).at(-1));
}

/** `h` is silent, unless it begins hue, hie or hua. */
function beginsWithVowel(syllable: string): boolean {
  const sounds = soundsOf(lettersOf(syllable));
  const [first, second, third] = sounds;
  if (first !== 'h') return isVowel(first);
  return isVowel(second) && !(second === 'weak' && isVowel(third));
}

/**
 * Diphthongs that verses divide (diéresis): cru‿el, ru‿ido, su‿ave, vi‿aje. Those of fuego and tierra, which were one vowel in
 * Latin, are none of them.
 */
const divisible = /^(.*(?:[rl][iu](?=[aeoáéó])|[bdpsv][iu](?=[aáoó])|(?<![qg])u(?=[ií])))(.*)$/i;

const halvesOf = (syllable: string): string[] => divisible.exec(syllable)?.slice(1) ?? [syllable];
