import { expect, test } from 'vitest';
import { awkwardness } from './break-lines.ts';

const of = (text: string) => awkwardness(text.split(' / ').map((line) => line.split(' ')));

test('a line that ends in a preposition reads worst, in «que» less so, and none reads best', () => {
  expect(of('Fiebre de / sábado')).toBeGreaterThan(of('Todo lo que / nunca dijimos'));
  expect(of('Todo lo que / nunca dijimos')).toBeGreaterThan(of('Fiebre / de sábado'));
  expect(of('Fiebre / de sábado')).toBe(0);
});

test('words that lean are no line of their own, and what is in one line is not awkward', () => {
  expect(of('Piel / con / piel')).toBeGreaterThan(of('Piel con / piel'));
  expect(of('Todo lo que')).toBe(0);
});
