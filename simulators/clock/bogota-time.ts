/** Colombia is five hours behind UTC all year. */
export const bogotaOffset = -5 * 60 * 60 * 1000;

const format = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'full',
  timeStyle: 'medium',
  timeZone: 'America/Bogota',
});

export const formatMoment = (at: Date): string => format.format(at);

/** As a field for a date and an hour has it. */
export const fieldValue = (at: Date): string =>
  new Date(at.getTime() + bogotaOffset).toISOString().slice(0, 16);
