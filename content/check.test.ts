import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { strangePrices } from './prices.ts';
import * as schemas from './schemas.ts';
import { works } from './portfolio.ts';

const sources = import.meta.glob<string>(['./**/*.{md,ts}', '!./**/*.test.ts', '!./money.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the content of this site fits its schemas', () => {
  expect(checkContent).not.toThrow();
});

test('a work with the id of another, a wrong duration or a foreign player does not fit', () => {
  const [work] = works;
  const refusal = (items: unknown[]) => schemas.works.safeParse(items).error?.issues[0]?.message;
  expect(refusal([work])).toBeUndefined();
  expect(refusal([work, work])).toBe('ids repetidos');
  expect(refusal([{ ...work, duration: '3:60' }])).toContain('pattern');
  expect(refusal([{ ...work, player: { embedUrl: 'https://malo.example/x' } }])).toContain(
    'política',
  );
});

test.each(Object.entries(sources))(
  '%s names no price that the catalogue does not have',
  (_, text) => {
    expect(strangePrices(text)).toEqual([]);
  },
);

test.each([
  ['cuesta USD 99 y USD 1.200', []],
  ['cuesta USD 98', ['USD 98']],
  ['Comenzar Ahora - $30/mes o $29/mes', ['$29']],
  ['USD 1.201,00', ['USD 1.201,00']],
  ['presupuesto de $ 300.000 pesos', []],
])('%s', (text, strange) => {
  expect(strangePrices(text)).toEqual(strange);
});
