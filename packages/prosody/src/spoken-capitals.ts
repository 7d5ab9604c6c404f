import { spelled } from './letter-names.ts';
import { numberWords } from './number-words.ts';

const ordinals =
  'cero primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'.split(' ');

/** What Roman numbers count, which has no ordinal: siglo V. */
const counts = /^(?:siglo|parte|capítulo|volumen|acto|tomo|episodio|fase)$/i;

/** Initials without a vowel and Roman numbers, these in a text that is not all capitals: la TV, siglo XX, Pedro II, but not VI EL MAR. */
export function spokenCapitals(text: string): string {
  const isShouted = text === text.toUpperCase();
  return text
    .replaceAll(/(?<![\p{L}\d'’])[IVX]{2,6}(?![\p{L}\d'’])/gu, (roman, at: number) => {
      const number = isShouted ? null : romanNumber(roman);
      if (number === null) return roman;
      const before = /(\p{L}+)\s*$/u.exec(text.slice(Math.max(0, at - 30), at))?.[1] ?? '';
      const isName = /^\p{Lu}/u.test(before) && !counts.test(before);
      return isName && number <= 10 ? (ordinals[number] ?? '') : numberWords(number);
    })
    .replaceAll(
      /(?<![\p{L}\d'’])[B-DF-HJ-NP-TV-XZ]{1,5}(?![\p{L}\d'’])/gu,
      (letters) => spelled(letters) ?? letters,
    );
}

/** Up to thirty-nine; null of what is no number. */
function romanNumber(roman: string): number | null {
  const [, tens = '', units = ''] = /^(X{0,3})(IX|IV|V?I{0,3})$/.exec(roman) ?? [];
  if (tens + units !== roman) return null;
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
  return tens.length * 10 + ones.indexOf(units);
}
