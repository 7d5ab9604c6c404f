/** A UPC-A (12 digits) or EAN-13 as it is stored, or why the text is none. */
export type UpcReading =
  | { code: string }
  | { problem: 'shape' }
  /** The last digit is not the one that the others call for. */
  | { problem: 'check-digit'; expected: string };

/**
 * Reads a release's bar code; spaces and hyphens do not count. The last digit must be the check digit of GS1's General
 * Specifications §7.9.1.
 * @example parseUpc('0 36000 29145 2') // { code: '036000291452' }
 * @example parseUpc('036000291453') // { problem: 'check-digit', expected: '2' }
 */
export function parseUpc(text: string): UpcReading {
  const code = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,13}$/.test(code)) return { problem: 'shape' };
  const expected = checkDigit(code.slice(0, -1));
  return code.endsWith(expected) ? { code } : { problem: 'check-digit', expected };
}

/** From the right, digits weigh 3, 1, 3, 1…; the check digit brings their sum to a multiple of ten. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
