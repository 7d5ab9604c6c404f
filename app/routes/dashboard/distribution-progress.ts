import type { Distribution } from '#server/services/distributions/own-distributions.ts';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeZone: 'America/Bogota' });

/** Since when it is live; of one that ended otherwise, when it was sent. */
export function progressOf({
  status,
  submittedAt,
  liveDate,
}: Pick<Distribution, 'status' | 'submittedAt' | 'liveDate'>): string {
  if (status === 'failed' || status === 'removed') {
    return `enviada el ${day.format(new Date(submittedAt))}`;
  }
  return liveDate ? `en vivo desde el ${day.format(new Date(liveDate))}` : 'Procesando...';
}
