/**
 * Says a day and an hour as people in Bogotá do.
 * @example momentText('medium')(new Date('2026-03-04T20:05Z')) // '4/03/2026, 3:05 p. m.', which breaks after the comma
 */
export const momentText = (dateStyle: 'medium' | 'long' | 'full'): ((at: Date) => string) =>
  inBogota({ dateStyle, timeStyle: 'short' });

/** Says a moment in this style as it is in Bogotá; its hour stays on one line. */
export function inBogota(style: Intl.DateTimeFormatOptions): (at: Date) => string {
  const format = new Intl.DateTimeFormat('es-CO', { ...style, timeZone: 'America/Bogota' });
  return (at) => format.format(at).replace(/ ([ap])\. m\.$/, '\u{A0}$1.\u{A0}m.');
}
