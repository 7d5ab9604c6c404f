import { expect, test } from 'vitest';
import { readCookie } from './index.ts';

test.each([
  ['aviso=x', 'x'],
  ['a=1; aviso=x; b=2', 'x'],
  ['a=1;aviso=x', 'x'],
  ['aviso=x=y', 'x=y'],
  ['aviso=', ''],
  ['aviso=x; aviso=y', 'x'],
  ['otro.aviso=x', null],
  ['a=aviso=x', null],
  ['aviso', null],
  ['', null],
  [null, null],
  [undefined, null],
])('of %j the value is %j', (cookies, value) => {
  expect(readCookie(cookies, 'aviso')).toBe(value);
});
