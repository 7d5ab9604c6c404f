/**
 * Format characters (Unicode `Cf`): nobody sees them, and some turn the letters around them (UAX #9). The joiners stay:
 * «👩‍🎤» is made with one, and Persian is written with the other.
 */
const unseen = /[^\P{Cf}\u200C\u200D]/gu;

/** At least one character that leaves a mark on the page; the fillers of Hangul and an empty Braille cell are letters without one. */
const mark = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** More marks on one letter than any language has (UAX #15, «Stream-Safe Text Format»). Two of them are marks only once composed. */
const tooManyMarks = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * A text with its letters and accents composed, by default in NFC. Putting the marks of one letter in order takes the
 * square of their number, so those beyond thirty are cut off first: nothing that is sent may keep a process busy.
 * @example composed('Nin\u0303o') // 'Niño'
 */
export const composed = (text: string, form: 'NFC' | 'NFKC' = 'NFC'): string =>
  text.replaceAll(tooManyMarks, '$1').normalize(form);

/**
 * A name or a title as it is kept: composed (NFC), without spaces around it and without what nobody sees. Empty when nothing
 * that can be seen is left. Control characters stay, for the schema to refuse.
 * @example oneLine(' Nin\u0303o\u202E ') // 'Niño'
 */
export function oneLine(text: string): string {
  const seen = composed(text.replaceAll(unseen, '').trim());
  return mark.test(seen) || /\p{Cc}|\p{Cs}/u.test(seen) ? seen : '';
}

/**
 * A text of several lines as it is kept: composed (NFC), its lines parted by `\n`, without spaces around it and without
 * the control characters that a copied document may bring.
 * @example severalLines('uno\r\ndos\u0007 ') // 'uno\ndos'
 */
export const severalLines = (text: string): string =>
  composed(
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );
