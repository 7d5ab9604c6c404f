import { spelled } from './letter-names.ts';
import { digitsInWords } from './number-words.ts';

/** Addresses of pages and of mail: with a scheme or www, or with an ending that no word has. */
const address =
  /(?<![\p{L}\d.@/_+-])(?:https?:\/\/[^\s]+|www\.[^\s]+|[\p{L}\d_+-]+(?:[.@][\p{L}\d_+-]+)*\.(?:com|co|net|org|edu|gov|info|fm|tv|io|app)(?![\p{L}\d@])(?:\/[^\s]*)?)/giu;

const signs: Readonly<Record<string, string>> = {
  ...{ '.': 'punto', '/': 'barra', '-': 'guion', _: 'guion bajo', '@': 'arroba', '+': 'más' },
};

/**
 * Addresses as they are dictated: «estudio2600.com» is «estudio dos mil seiscientos punto com». Nobody dictates the scheme, or what
 * follows a question mark or a hash.
 */
export const spokenAddresses = (text: string): string => text.replaceAll(address, dictated);

const dictated = (written: string): string =>
  written
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/[^\p{L}\d]{1,20}$/u, '')
    .replaceAll(/\p{L}+|\d+|[./_@+-]/gu, (part) => ` ${saidPart(part)} `);

function saidPart(part: string): string {
  if (/^\d/.test(part)) return digitsInWords(part);
  return (Object.hasOwn(signs, part) ? signs[part] : null) ?? spelled(part) ?? part;
}
