import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const known = new Set(['/', '/portfolio']);

test.each([
  ['/', null],
  ['/portfolio', null],
  ['/portfolio/', '/portfolio'],
  ['/portfolio///', '/portfolio'],
  ['/Portfolio', '/portfolio'],
  ['/PORTFOLIO/', '/portfolio'],
  ['/Dashboard', null],
  ['/Dashboard/', '/Dashboard'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example', null],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/evil.example/', '/evil.example'],
  ['/%2Fportfolio/', '/%2Fportfolio'],
])('%s has its one address at %s', (path, canonical) => {
  expect(canonicalPath(path, known)).toBe(canonical);
});

test('slashes are of no account only at the ends, however many', () => {
  const slashes = '/'.repeat(15_000);
  expect(canonicalPath(`/a${slashes}b`, known)).toBeNull();
  expect(canonicalPath(`/a${slashes}b${slashes}`, known)).toBe(`/a${slashes}b`);
  expect(canonicalPath(`${slashes}portfolio${slashes}`, known)).toBe('/portfolio');
  expect(canonicalPath(slashes, known)).toBe('/');
});
