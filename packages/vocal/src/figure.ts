const formats = new Map<number, Intl.NumberFormat>();

/** A number as people in Colombia write it: `−1.046,5`. What rounds to nothing has no sign. */
export function figure(value: number, digits = 0): string {
  let format = formats.get(digits);
  if (!format) {
    const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    format = new Intl.NumberFormat('es-CO', { ...fixed, signDisplay: 'negative' });
    formats.set(digits, format);
  }
  return format.format(value).replace('-', '−');
}

/** The sign stays with its number at the end of a line. */
export const percent = (share: number): string => `${figure(100 * share)}\u{A0}%`;

/** With its sign, `+12` or `−3`. */
export const signed = (value: number): string => {
  const words = figure(value);
  return words === '0' || words.startsWith('−') ? words : `+${words}`;
};
