const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Says a day as people do.
 * @example dayText('2026-03-04') // '4 de marzo de 2026'
 */
export const dayText = (date: string): string => day.format(new Date(date));
