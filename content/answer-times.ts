import { responseHours } from './response-time.ts';

/** How soon the studio answered what came in 30 days: within so many hours half of it, and nine in ten. */
export type AnswerTimesShown = { halfHours: number; mostHours: number };

const span = (hours: number): string => {
  if (hours === 1) return 'una hora';
  return hours <= 48 ? `${hours} horas` : `${Math.ceil(hours / 24)} días`;
};

/** A sentence on how soon an answer comes: what was measured, or, before enough was, what the studio aims at. */
export const answerTimeText = (times: AnswerTimesShown | null): string =>
  times === null
    ? `Nuestra meta: responderte en menos de ${responseHours} horas.`
    : `En los últimos 30 días respondimos la mitad en menos de ${span(times.halfHours)} y 9 de cada 10 en menos de ${span(times.mostHours)}.`;

/** The same for the home page, of which every byte counts (docs/decisions/017). */
export const answerTimeShort = (times: AnswerTimesShown | null): string =>
  times === null
    ? answerTimeText(null)
    : `Respondemos 9 de cada 10 en menos de ${span(times.mostHours)} (últimos 30 días).`;

/** The same beside its name, in a list of facts. */
export const answerTimeFact = (times: AnswerTimesShown | null): string =>
  times === null
    ? `Meta: menos de ${responseHours} horas`
    : `9 de cada 10 en menos de ${span(times.mostHours)}, en los últimos 30 días`;
