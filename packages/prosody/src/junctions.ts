import { endsLikeSung } from './sung-forms.ts';
import type { VerseSyllable } from './verse-syllables.ts';

/** Two syllables that are said as one or as two, and what either asks of whoever says them. 0 comes of itself. */
export type Junction = {
  joined: number;
  apart: number;
  /** They are the halves of a diphthong, which are no two syllables to whoever counts those in one. */
  isDiphthong?: true;
};

/** They cannot be one. */
const never: Junction = { joined: Infinity, apart: 0 };
/** They are one, and can be two: sinalefa and its opposite, dialefa. */
const together: Junction = { joined: 0, apart: 1 };
/** They are a diphthong, and can be two syllables: diéresis. */
const divided: Junction = { joined: 0, apart: 3, isDiphthong: true };
/** They are two, and can be one. */
const separate: Junction = { joined: 1, apart: 0 };

/**
 * How each syllable of a verse meets the next one. Sources: T. Navarro Tomás, *Métrica española*; A. Quilis, *Métrica
 * española*; which of two ways comes of itself was weighed against sonnets scanned by hand.
 */
export function junctionsOf(syllables: readonly VerseSyllable[]): Junction[] {
  const lastStress = syllables.findLastIndex(({ isStressed }) => isStressed);
  return syllables.slice(1).map((next, at) => {
    const before = syllables[at];
    if (next.isHalf) return divided;
    if (!before?.endsInVowel || !next.beginsWithVowel) return never;
    if (before.place === next.place) return withinWord(before, next);
    const after = syllables[at + 2];
    const meets = { before, next, after, isLast: at + 1 === lastStress };
    return betweenWords(meets, at + 2 === lastStress);
  });
}

type Meeting = {
  before: VerseSyllable;
  next: VerseSyllable;
  after: VerseSyllable | undefined;
  /** `next` has the last stress of the verse. */
  isLast: boolean;
};

/** Words of one vowel, as y and o: between two vowels they go with the second one. */
const isLone = (word: string): boolean => /^[yeou]$/i.test(word);

/** They join the stressed vowel after them also at the end of a verse: de‿oro, tu‿alma, se‿abra. */
const leans = (word: string): boolean => /^(?:de|[mts]u|[mts]e)$/i.test(word);

function betweenWords({ before, next, after, isLast }: Meeting, isBeforeLast: boolean): Junction {
  const isBetweenVowels = after?.beginsWithVowel ?? false;
  if (isLone(next.word) && isBetweenVowels && !isBeforeLast) return separate;
  // soy un, rey augusto
  if (/[aeou]y$/i.test(before.text)) return separate;
  // The last stress of a verse keeps its syllable: bajo la ola.
  if (isLast && !leans(before.word)) return separate;
  return together;
}

/** Their e keeps its syllable before a stressed o: le-ón, cam-pe-o-nes. */
const isHiatus = (word: string): boolean => /e(?:ón|on(?:es|as?))$/i.test(word);

/**
 * Two vowels of a word that are two syllables as it is written. In a verse they are one after the stress of the word (hé-roe), and
 * so is e before a stressed a or o (tea-tro, creó), and what is left of -ado (can-sao). A weak vowel that is stressed keeps its own.
 */
function withinWord(before: VerseSyllable, next: VerseSyllable): Junction {
  const pair =
    `${before.text.replace(/['’]$/, '').at(-1) ?? ''}${next.text.replace(/^h/i, '').at(0) ?? ''}`.toLowerCase();
  const isOne =
    before.offset > 0 ||
    (next.offset === 0 && /^e[aáoó]$/.test(pair) && !isHiatus(next.word)) ||
    (next.offset === 1 && pair === 'ao' && endsLikeSung(next.word)) ||
    (next.offset < 0 && /^[ea]o$/.test(pair));
  if (isOne) return together;
  return { joined: /[íú]/.test(pair) ? 3 : 2, apart: 0 };
}
