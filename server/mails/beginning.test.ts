import { expect, test } from 'vitest';
import { beginning } from './beginning.ts';

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['abcd', 'abcd'],
  ['abcde', 'abcd'],
  ['abc\u{1F3B8}', 'abc'],
  ['ab\u{1F3B8}c', 'ab\u{1F3B8}'],
  // A family is several people, a letter may have its accent apart, a flag is two letters.
  ['a👨‍👩‍👧', 'a'],
  ['abcn\u{303}', 'abc'],
  ['abc🇨🇴', 'abc'],
])('of %j in four units: %j', (text, shown) => {
  expect(beginning(text, 4)).toBe(shown);
});
