/**
 * Format characters (Unicode `Cf`): nobody sees them, and some turn the letters around them (UAX #9). The joiners stay:
 * «👩‍🎤» is made with one, and Persian is written with the other.
 */
const unseen = /[^\P{Cf}\u200C\u200D]/gu;

/** At least one character that leaves a mark on the page; the fillers of Hangul and an empty Braille cell are letters without one. */
const mark = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * A name or a title as it is kept: composed (NFC), without spaces around it and without what nobody sees. Empty when nothing
 * that can be seen is left. Control characters stay, for the schema to refuse.
 * @example oneLine(' Nin\u0303o\u202E ') // 'Niño'
 */
export function oneLine(text: string): string {
  const seen = text.replaceAll(unseen, '').trim().normalize();
  return mark.test(seen) || /\p{Cc}|\p{Cs}/u.test(seen) ? seen : '';
}
