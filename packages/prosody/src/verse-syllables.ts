import { composed } from '#packages/one-line/src/index.ts';
import { stressOf } from './stress.ts';
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
};

/** The words of a verse, with the apostrophe of what is sung shorter: pa', cansa'o. */
export const wordsOf = (verse: string): string[] =>
  composed(verse).match(/\p{L}+(?:['’]\p{L}+)*['’]?/gu) ?? [];

/** The syllables of a verse before anything is joined. The last word is stressed, whatever it is. */
export const verseSyllables = (words: readonly string[]): VerseSyllable[] =>
  words.flatMap((word, place) => {
    const { syllables, stressed, secondary } = stressOf(word);
    const leans = place < words.length - 1 && isUnstressed(word);
    return syllables.flatMap((text, at): VerseSyllable[] => {
      const isStressed = !leans && (at === stressed || at === secondary);
      const syllable = { place, word, offset: at - stressed };
      const [first, second] = at <= stressed ? halvesOf(text) : [text];
      if (first === undefined || second === undefined)
        return [{ ...syllable, text, isStressed, isHalf: false }];
      return [
        { ...syllable, text: first, isStressed: false, isHalf: false },
        { ...syllable, text: second, isStressed, isHalf: true },
      ];
    });
  });

/**
 * Diphthongs that verses divide (diéresis): cru‿el, ru‿ido, su‿ave, vi‿aje. Those of fuego and tierra, which were one vowel in
 * Latin, are none of them.
 */
const divisible = /^(.*(?:[rl][iu](?=[aeoáéó])|[bdpsv][iu](?=[aáoó])|(?<![qg])u(?=[ií])))(.*)$/i;

const halvesOf = (syllable: string): string[] => divisible.exec(syllable)?.slice(1) ?? [syllable];
