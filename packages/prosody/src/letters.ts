/** What a letter is between others. Weak vowels make a diphthong beside another vowel, unless they carry the accent mark. */
export type Sound = 'strong' | 'weak' | 'accented-weak' | 'consonant' | 'h' | 'mark';

const vowels: Readonly<Record<string, Sound>> = {
  ...{ a: 'strong', e: 'strong', o: 'strong', á: 'strong', é: 'strong', ó: 'strong' },
  ...{ i: 'weak', u: 'weak', ü: 'weak', í: 'accented-weak', ú: 'accented-weak' },
};

const accented: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Whether the letter carries the mark that says where a word is stressed. */
export const isAccented = (letter: string): boolean => Object.hasOwn(accented, letter);

/** The vowel without its mark: `u` of `ú` and of `ü`. */
export const plainVowel = (letter: string): string =>
  letter === 'ü' ? 'u' : (accented[letter] ?? letter);

/** One small letter of the alphabet for each letter of a word: `Ç` is `c`, `à` is `a`. The word is as long as before. */
export const lettersOf = (word: string): string[] => Array.from(word, toLetter);

function toLetter(written: string): string {
  const small = written.toLowerCase();
  return foreign.get(small) ?? small;
}

/** Letters of other languages, as a reader of Spanish says them. */
const foreign = new Map(
  Object.entries({
    ...{ a: 'àâäãåāăæ', e: 'èêëēĕęě', i: 'ìîïīĭ', o: 'òôöõøōőœ', u: 'ùûūŭů', y: 'ýÿ' },
    ...{ c: 'çćč', g: 'ğģ', l: 'ł', n: 'ńň', r: 'řŕ', s: 'śšşß', t: 'ţť', z: 'źžż' },
  }).flatMap(([plain, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, plain]),
  ),
);

export const isVowel = (sound: Sound | undefined): boolean =>
  sound === 'strong' || sound === 'weak' || sound === 'accented-weak';

/** What each letter of a word is. `y` is a vowel where none follows it: in ley, and in a word of its own. */
export function soundsOf(letters: readonly string[]): Sound[] {
  return letters.map((letter, at): Sound => {
    if (letter === 'y') return Object.hasOwn(vowels, letters[at + 1] ?? '') ? 'consonant' : 'weak';
    if (letter === 'h' && letters[at - 1] !== 'c') return 'h';
    return vowels[letter] ?? (/\p{L}/u.test(letter) ? 'consonant' : 'mark');
  });
}
