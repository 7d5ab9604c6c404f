import { expect, test } from 'vitest';
import { markSession, settleCookies } from './session-cookies.ts';

const settle = (written: string[], lookedUp: string[] = [], secure = false) => {
  const headers = new Headers(written.map((cookie): [string, string] => ['set-cookie', cookie]));
  settleCookies(headers, lookedUp, { sessionCookie: 's', secure });
  return headers.getSetCookie();
};
const begins = 's=abc; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax';
const ends = 's=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
const mark = (seconds: number) => markSession(seconds);

test('the mark comes, lasts and goes with the session, and other cookies have none', () => {
  expect(settle([begins])).toEqual([begins, mark(2_592_000)]);
  expect(mark(2_592_000)).toBe('estudio2600.hay-sesion=1; Path=/; SameSite=Lax; Max-Age=2592000');
  expect(settle([ends])).toEqual([ends, mark(0)]);
  expect(mark(0)).toBe('estudio2600.hay-sesion=; Path=/; SameSite=Lax; Max-Age=0');
  expect(settle(['aviso=x; Path=/'])).toEqual(['aviso=x; Path=/']);
  expect(settle([], [begins])).toEqual([begins, mark(2_592_000)]);
});

test('a session that ends with its browser, whenever that is, has no mark', () => {
  expect(settle(['s=abc; Path=/'])).toEqual(['s=abc; Path=/', mark(0)]);
});

test('a cookie may be written without spaces', () => {
  expect(settle(['s=abc;Max-Age=60', 'aviso=x;Secure'], [], true)).toEqual([
    's=abc;Max-Age=60; Secure',
    `${mark(60)}; Secure`,
    'aviso=x;Secure',
  ]);
});

test('what the response wrote of a session wins over what the look-up found', () => {
  expect(settle([ends], [begins])).toEqual([ends, mark(0)]);
  expect(settle([begins], [mark(0)])).toEqual([begins, mark(2_592_000)]);
  expect(settle(['aviso=x; Path=/'], [mark(0)])).toEqual(['aviso=x; Path=/', mark(0)]);
});

test('on a site with https every cookie is Secure, once', () => {
  const cookies = settle([`${begins}; Secure`, 'aviso=x; Path=/; HttpOnly'], [], true);
  expect(cookies).toEqual([
    `${begins}; Secure`,
    `${mark(2_592_000)}; Secure`,
    'aviso=x; Path=/; HttpOnly; Secure',
  ]);
});
