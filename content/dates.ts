const long = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-08-22` → `22 de agosto de 2026`. */
export const longDate = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));

/** `Del 3 de enero de 2027 al 3 de febrero de 2027`. */
export const spanText = (from: string, to: string): string =>
  `Del ${longDate(from)} al ${longDate(to)}`;

const short = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-08-22` → `22/08/2026`. */
export const shortDate = (date: string): string => short.format(new Date(`${date}T00:00:00Z`));
