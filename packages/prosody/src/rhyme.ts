import { isAccented, isVowel, lettersOf, plainVowel, soundsOf } from './letters.ts';
import { stressOf } from './stress.ts';
import { wordsOf } from './verse-syllables.ts';

/** How a verse sounds from its stressed vowel on; what is equal rhymes. */
export type Rhyme = {
  /** All of it, as it is said in Latin America: `-asa` of casa and of caza. */
  consonant: string;
  /** Its vowels alone, of a diphthong the strong one and of an esdrújula without the middle: `a-a` of lágrima. */
  assonant: string;
};

export type RhymeOptions = {
  /** z, and c before e or i, sound like s: everywhere but in most of Spain. */
  seseo?: boolean;
  /** ll sounds like y. */
  yeismo?: boolean;
  /** An s that ends a syllable is not heard, as in the Caribbean. */
  aspiration?: boolean;
};

/** Names in which x sounds like j. */
const xLikeJ = /^(?:méxic|texas|texan|oaxac|xavier|ximen)/u;

/** The rhyme of a word, or of the last word of a verse; null where there is none. */
export function rhymeOf(text: string, options: RhymeOptions = {}): Rhyme | null {
  const word = wordsOf(text).at(-1);
  if (word === undefined) return null;
  const { syllables, stressed } = stressOf(word);
  const from = stressedVowel(syllables[stressed] ?? '');
  if (from < 0) return null;
  const before = syllables.slice(0, stressed).join('').length;
  const rest = word.slice(before + from);
  const vowels = [mainVowel(syllables[stressed] ?? '')];
  const isLast = stressed === syllables.length - 1;
  if (!isLast) vowels.push(weakened(mainVowel(syllables.at(-1) ?? '')));
  return { consonant: soundOf(rest, word, options), assonant: vowels.join('-') };
}

/** Where the vowel of a syllable that carries its stress stands: the marked one, the strong one, or the last of two weak ones. */
function stressedVowel(syllable: string): number {
  const letters = lettersOf(syllable);
  const sounds = soundsOf(letters);
  const marked = letters.findIndex(isAccented);
  if (marked >= 0) return marked;
  const strong = sounds.indexOf('strong');
  if (strong >= 0) return strong;
  // Of muy the first one.
  return letters.at(-1) === 'y' ? sounds.findIndex(isVowel) : sounds.findLastIndex(isVowel);
}

const mainVowel = (syllable: string): string => {
  const letter = lettersOf(syllable)[stressedVowel(syllable)] ?? '';
  return letter === 'y' ? 'i' : plainVowel(letter);
};

/** At the end and without stress i is as good as e, and u as o. */
const weakened = (vowel: string): string => (vowel === 'i' ? 'e' : vowel === 'u' ? 'o' : vowel);

/** How the letters of a word sound, one sign for each sound. */
function soundOf(
  rest: string,
  word: string,
  { seseo = true, yeismo = true, aspiration = false }: RhymeOptions,
): string {
  const z = seseo ? 's' : 'z';
  const ll = yeismo ? 'y' : 'l̮';
  const said = lettersOf(rest)
    .join('')
    .replaceAll(/['’]/g, '')
    .replaceAll('ch', 'č')
    .replaceAll('h', '')
    .replaceAll('ll', ll)
    .replaceAll('qu', 'k')
    .replaceAll(/gu(?=[eiéí])/g, 'γ')
    .replaceAll(/g(?=[eiéí])/g, 'j')
    .replaceAll('γ', 'g')
    .replaceAll(/c(?=[eiéí])/g, z)
    .replaceAll('c', 'k')
    .replaceAll('z', z)
    .replaceAll('x', xLikeJ.test(word.toLowerCase()) ? 'j' : 'ks')
    .replaceAll('v', 'b')
    .replaceAll('w', 'u')
    .replaceAll(/y(?![aeiouáéíóú])/g, 'i')
    .replaceAll(/[áéíóúü]/g, plainVowel);
  return aspiration ? said.replaceAll(/s(?![aeiou])/g, '') : said;
}

export type RhymeKind = 'consonante' | 'asonante';

/** How two texts rhyme; null where they do not. */
export function compareRhymes(
  one: string,
  other: string,
  options?: RhymeOptions,
): RhymeKind | null {
  const [first, second] = [rhymeOf(one, options), rhymeOf(other, options)];
  if (!first || !second) return null;
  if (first.consonant === second.consonant) return 'consonante';
  return first.assonant === second.assonant ? 'asonante' : null;
}
