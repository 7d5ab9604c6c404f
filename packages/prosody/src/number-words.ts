const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = ' diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

/** Longer ones are said digit by digit, as those of a phone. */
const mostDigits = 9;

/** A whole number from 0 to 999,999,999 as it is said: 2600 is «dos mil seiscientos». */
export function numberWords(number: number): string {
  if (number < small.length) return small[number] ?? '';
  if (number < 100) return joined(tens[Math.floor(number / 10)], number % 10, ' y ');
  if (number === 100) return 'cien';
  if (number < 1000) return joined(hundreds[Math.floor(number / 100)], number % 100);
  if (number < 1_000_000) return joined(counted(number, 1000, 'mil', 'mil'), number % 1000);
  return joined(counted(number, 1_000_000, 'un millón', 'millones'), number % 1_000_000);
}

/** Digits as they are said: one by one where they begin with a zero or are more than nine. */
export function digitsInWords(digits: string): string {
  if (digits.length > mostDigits || /^0\d/.test(digits))
    return Array.from(digits, (digit) => numberWords(Number(digit))).join(' ');
  return numberWords(Number(digits));
}

/** As it stands before a noun: veintiún días, treinta y un días. */
export const beforeNoun = (words: string): string =>
  words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

/** As it counts what is feminine: doscientas una noches. Millions are masculine, whatever there are millions of. */
export function feminine(words: string): string {
  const from = words.lastIndexOf('mill');
  const rest = words.slice(Math.max(from, 0)).replaceAll(/(ient|quinient)os\b/g, '$1as');
  return words.slice(0, Math.max(from, 0)) + rest.replace(/uno$/, 'una');
}

function counted(number: number, of: number, one: string, more: string): string {
  const count = Math.floor(number / of);
  return count === 1 ? one : `${beforeNoun(numberWords(count))} ${more}`;
}

const joined = (head = '', rest: number, between = ' '): string =>
  rest === 0 ? head : `${head}${between}${numberWords(rest)}`;
