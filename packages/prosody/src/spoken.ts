import { spokenAbbreviations } from './spoken-abbreviations.ts';
import { spokenAddresses } from './spoken-addresses.ts';
import { spokenCapitals } from './spoken-capitals.ts';
import { spokenNumbers } from './spoken-numbers.ts';

/** What most verses have none of: digits, signs that are words, a point within or after a short word, capitals in a row. */
const isWritten =
  /[\d&@]|\.[\p{L}\s]|(?<!\p{L})(?:[sS]ra?|[sS]rta|[dD]ra?|[uU]ds?|[eE]tc)(?!\p{L})|(?<!\p{L})[B-DF-HJ-NP-TV-XZI]{1,5}(?!\p{L})/u;

/**
 * A text as whoever sings it says it: «Tengo 20 años» is «Tengo veinte años», «Sr.» is «señor». What has words already stays as it
 * is. After *Ortografía de la lengua española* (2010), of numbers, abbreviations and initials, and as is usual in Colombia:
 * a point or an apostrophe between thousands, a comma before decimals, $ for pesos.
 */
export function spoken(text: string): string {
  if (!isWritten.test(text)) return text;
  const said = spokenNumbers(spokenAbbreviations(spokenAddresses(text)));
  return spokenCapitals(said).replaceAll('&', ' y ').replaceAll('@', ' arroba ');
}
