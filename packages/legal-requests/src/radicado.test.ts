import { expect, test } from 'vitest';
import { radicadoYear, toRadicado } from './radicado.ts';

test('a year and the place in it', () => {
  expect(toRadicado(2026, 1)).toBe('2026-000001');
  expect(toRadicado(2026, 999_999)).toBe('2026-999999');
  expect(toRadicado(2026, 1_000_000)).toBe('2026-1000000');
});

test('the year is that of Bogotá', () => {
  expect(radicadoYear(new Date('2027-01-01T04:59:59Z'))).toBe(2026);
  expect(radicadoYear(new Date('2027-01-01T05:00:00Z'))).toBe(2027);
});
