import { expect, test } from 'vitest';
import { pageBefore, publicPath } from './page-before.ts';

const origin = 'https://estudio.example';
const before = (referer: string) =>
  pageBefore(new Request(`${origin}/contact`, { headers: { referer } }), origin);

test.each([
  ['/memberships?plan=ana@ejemplo.co#x', '/memberships'],
  ['/', '/'],
  [
    '/blog-musical/como-leer-un-contrato-de-manejo',
    '/blog-musical/como-leer-un-contrato-de-manejo',
  ],
  // Of these it says nothing: they are a person's, or not there.
  ['/dashboard/ajustes', '/contact'],
  ['/pqr/secreto', '/contact'],
  ['/no-existe', '/contact'],
])('who comes from %s wrote from %s', (from, page) => {
  expect(before(origin + from)).toBe(page);
});

test.each(['https://otra.example/memberships', 'http://estudio.example/', '/memberships', 'x', ''])(
  'a page before of %j is none of ours',
  (referer) => {
    expect(before(referer)).toBe('/contact');
  },
);

test.each([
  ...['/memberships?de=ana@ejemplo.co', '/memberships/', '//memberships', 'memberships', ''],
  ...['https://malo.example/', 'javascript:alert(1)', '/dashboard', '/constructor', '__proto__'],
  ...['/'.padEnd(300, 'a'), "'; drop table contacts; --", '\u0000'],
])('%j is the path of no public page', (path) => {
  expect(publicPath(path)).toBeNull();
});
