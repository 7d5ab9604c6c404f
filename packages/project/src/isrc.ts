/**
 * International Standard Recording Code (ISO 3901:2019): two letters and three letters or digits of the registrant,
 * two digits of the year, five digits of the recording. It has no check digit.
 * Returns it as it is stored: twelve capitals and digits, without hyphens, spaces or a leading «ISRC»; null for any
 * other text.
 * @example parseIsrc('isrc co-abc-26-00001') // 'COABC2600001'
 */
export function parseIsrc(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/^\s*ISRC[\s:]*/, '')
    .replaceAll(/[\s\u2010-\u2015-]/g, '');
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code) ? code : null;
}

/** As ISO 3901 prints it. @example formatIsrc('COABC2600001') // 'CO-ABC-26-00001' */
export const formatIsrc = (code: string): string =>
  [code.slice(0, 2), code.slice(2, 5), code.slice(5, 7), code.slice(7)].join('-');
