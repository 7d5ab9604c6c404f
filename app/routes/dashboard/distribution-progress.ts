import type { Distribution } from '#server/services/distributions/own-distributions.ts';

type Progress = Pick<Distribution, 'status' | 'submittedAt' | 'liveDate'>;

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeZone: 'America/Bogota' });

/** Whether it has not got to where it goes. */
export const isUnderway = ({ status, liveDate }: Progress): boolean =>
  status !== 'failed' && status !== 'removed' && !liveDate;

/** Since when it is live; of any other, when it was asked for, or sent where it ended. */
export function progressOf({ status, submittedAt, liveDate }: Progress): string {
  const asked = day.format(new Date(submittedAt));
  if (status === 'failed' || status === 'removed') return `enviada el ${asked}`;
  return liveDate ? `en vivo desde el ${day.format(new Date(liveDate))}` : `pedida el ${asked}`;
}
