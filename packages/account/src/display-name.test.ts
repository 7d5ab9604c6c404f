import { expect, test } from 'vitest';
import { displayNameOf } from './display-name.ts';

test.each([
  ['Ana', 'Ana'],
  ['  Ñandú Pérez ', 'Ñandú'],
  ['Ana\u00A0 María', 'Ana'],
  ['Luis\tÁngel', 'Luis'],
  [' ', ''],
])('the first word of %j is %j', (fullName, name) => {
  expect(displayNameOf(fullName)).toBe(name);
});
