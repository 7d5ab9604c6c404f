import { expect, test } from 'vitest';
import { createEstimate } from './index.ts';

const estimate = createEstimate({
  passwords: [
    '123456',
    'colombia',
    ...Array.from({ length: 5000 }, (_, rank) => `clave ${rank}`),
    'mariposa',
  ],
  words: ['norte', 'lluvia'],
});

test.each([
  ['123456', 0],
  ['Colombia', 0],
  ['Mariposa', 0],
  ['c0lombia', 0],
  ['aaaaaaaaaa', 0],
  ['lluvianorte', 1],
  ['tamborito viejo del cerro', 4],
])('%j scores %i', (password, score) => {
  expect(estimate(password)).toBe(score);
});

test('a longer one is at least as strong, whatever its length', () => {
  expect(estimate('ñandú 7 lluvias')).toBeGreaterThan(estimate('ñandú'));
  expect(estimate('a1'.repeat(100_000))).toBeLessThanOrEqual(4);
});
