/**
 * Says a day and an hour as people in Bogotá do.
 * @example momentText('medium')(new Date('2026-03-04T20:05Z')) // '4/03/2026, 3:05 p. m.', which breaks after the comma
 */
export function momentText(dateStyle: 'medium' | 'long' | 'full'): (at: Date) => string {
  const format = new Intl.DateTimeFormat('es-CO', {
    dateStyle,
    timeStyle: 'short',
    timeZone: 'America/Bogota',
  });
  return (at) => unbroken(format.format(at));
}

const hour = new Intl.DateTimeFormat('es-CO', { timeStyle: 'short', timeZone: 'America/Bogota' });

/** The hour alone: `3:05 p. m.` */
export const hourText = (at: Date): string => unbroken(hour.format(at));

const unbroken = (text: string) => text.replace(/ ([ap])\. m\.$/, '\u{A0}$1.\u{A0}m.');
