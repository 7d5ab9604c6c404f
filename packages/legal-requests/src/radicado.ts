import { bogotaDate } from '#packages/business-days/src/index.ts';

/** The year, in Bogotá, in whose order a request of this moment is numbered. */
export const radicadoYear = (filedAt: Date): number => Number(bogotaDate(filedAt).slice(0, 4));

/**
 * What a request is filed under: its year, and its place among those of the year.
 * @example toRadicado(2026, 123) // '2026-000123'
 */
export const toRadicado = (year: number, place: number): string =>
  `${year}-${String(place).padStart(6, '0')}`;
