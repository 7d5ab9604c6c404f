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
  [`/a${'/'.repeat(15_000)}b`, null],
  [`/a${'/'.repeat(15_000)}b//`, `/a${'/'.repeat(15_000)}b`],
  ['/'.repeat(15_000), '/'],
])('%s has its one address at %s', (path, canonical) => {
  expect(canonicalPath(path, known)).toBe(canonical);
});
