import { composed } from '#packages/one-line/src/index.ts';
import { isAccented, isVowel, lettersOf, soundsOf } from './letters.ts';
import { afterElision, isShortened } from './sung-forms.ts';
import { syllabify, type SyllableOptions } from './syllables.ts';

/** Where a word is stressed, by how many syllables follow: none, one, two, or more. */
export type Ending = 'aguda' | 'llana' | 'esdrújula' | 'sobresdrújula';

export type Stress = {
  syllables: string[];
  /** Of the stressed syllable. */
  stressed: number;
  /** Of the second one of an adverb in -mente, which its adjective keeps: fá-cil-men-te. */
  secondary: number | null;
  ending: Ending;
};

const endings = ['aguda', 'llana', 'esdrújula', 'sobresdrújula'] as const;

/** How a word is stressed when it is said alone. An adverb in -mente is stressed at its end, as it rhymes. */
export function stressOf(word: string, options?: SyllableOptions): Stress {
  const syllables = syllabify(word, options);
  const adjective = adjectiveOf(word);
  const stressed =
    adjective === null
      ? stressedOfWord(word, syllables, options)
      : Math.max(0, syllables.length - 2);
  const after = Math.max(0, syllables.length - 1 - stressed);
  return {
    syllables,
    stressed,
    secondary: adjective === null ? null : stressedOf(syllabify(adjective, options)),
    ending: endings[Math.min(after, 3)] ?? 'sobresdrújula',
  };
}

function stressedOfWord(
  word: string,
  syllables: readonly string[],
  options: SyllableOptions | undefined,
): number {
  if (!/['’]/.test(word)) return stressedOf(syllables);
  if (isShortened(word)) return Math.max(0, syllables.length - 1);
  const rest = afterElision(word);
  if (rest === null || /^\p{L}['’]?$/u.test(rest)) return stressedOf(syllables);
  // Pa'ti is stressed as ti is: what it leans on has no stress.
  const said = syllabify(rest, options);
  return Math.max(0, syllables.length - said.length + stressedOf(said));
}

function stressedOf(syllables: readonly string[]): number {
  const marked = syllables.findIndex((one) => lettersOf(one).some(isAccented));
  if (marked >= 0) return marked;
  return Math.max(0, syllables.length - (isStressedBefore(syllables.at(-1) ?? '') ? 2 : 1));
}

/** Whether a word without a mark is stressed on the last syllable but one: it ends in a vowel, or in n or s after one. */
function isStressedBefore(last: string): boolean {
  const letters = lettersOf(last).filter((letter) => /\p{L}/u.test(letter));
  const sounds = soundsOf(letters);
  const end = letters.at(-1) ?? '';
  if (isVowel(sounds.at(-1))) return end !== 'y';
  return (end === 'n' || end === 's') && isVowel(sounds.at(-2));
}

/** Verbs and nouns that end like adverbs. */
const noAdverb =
  /^(?:a|la|de|cle|incle|vehe|se|ce|ator|fer|escar|imple|incre|comple|suple|orna|parla|regla|sacra|medica|apara)mente$/;

/** What an adverb in -mente is made of; null of any other word. */
function adjectiveOf(word: string): string | null {
  const small = composed(word).toLowerCase();
  const adjective = /^(.*[aelnrsz])mente$/u.exec(small)?.[1];
  return adjective === undefined || noAdverb.test(small) ? null : adjective;
}
