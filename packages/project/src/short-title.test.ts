import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test.each([
  ['Páramo adentro', 'Páramo adentro'],
  ['a'.repeat(28), 'a'.repeat(28)],
  ['a'.repeat(29), `${'a'.repeat(27)}…`],
  ['Bambuco para la lluvia de abril en Chapinero', 'Bambuco para la lluvia de a…'],
  ['👩‍🎤'.repeat(29), `${'👩‍🎤'.repeat(27)}…`],
])('%s → %s', (title, short) => {
  expect(shortTitle(title, 28)).toBe(short);
});
