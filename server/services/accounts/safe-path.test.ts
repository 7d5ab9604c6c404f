import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/new-project?borrador=1#audio', '/dashboard/new-project?borrador=1#audio'],
  ['/canción', '/canci%C3%B3n'],
  ['/dashboard//?tab=1', '/dashboard?tab=1'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['dashboard', '/'],
  ['//malo.example', '/'],
  ['//malo.example/dashboard', '/'],
  ['//[', '/'],
  ['/\\malo.example', '/'],
  ['/\t/malo.example', '/'],
  ['/%2e%2e//malo.example', '/'],
  ['https://malo.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth?volver=/auth', '/'],
  ['/auth/recuperar', '/'],
])('safePath(%j) is %j', (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

test('a path of 2,000 letters is kept, a longer one is not', () => {
  const longest = `/${'x'.repeat(1999)}`;
  expect(safePath(longest)).toBe(longest);
  expect(safePath(`${longest}x`)).toBe('/');
});
