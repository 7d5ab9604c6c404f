import { expect, test } from 'vitest';
import { cutName } from './cut-name.ts';

const family = '👩‍👩‍👧‍👦';

test.each([
  ['Orquesta Filarmónica', 20, 'Orquesta Filarmónica'],
  ['Orquesta Filarmónica', 12, 'Orquesta Fi…'],
  ['Orquesta Filarmónica', 10, 'Orquesta…'],
  [`${family}${family}`, family.length * 2 - 1, `${family}…`],
  [`a${family}b`, family.length, 'a…'],
  [`e\u0301\u0302\u0303a`, 3, 'e\u0301…'],
  [family, 4, '👩\u200D…'],
  ['周杰倫的音樂', 4, '周杰倫…'],
])('%j in %i is %j', (name, limit, expected) => {
  expect(cutName(name, limit)).toBe(expected);
});

test('a very long name is cut in no time, and in no surrogate pair', () => {
  for (const name of ['a'.repeat(10_000), '🎤'.repeat(10_000), `a${'\u200D👩'.repeat(10_000)}`]) {
    const cut = cutName(name, 80);
    expect([cut.length <= 80, cut.isWellFormed(), cut.endsWith('…')]).toEqual([true, true, true]);
  }
});
