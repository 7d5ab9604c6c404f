import { expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

test.each([
  // RFC 9110 §12.5.3: the rules, then its examples.
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000,gzip ;q=0.001', 'gzip'],
  ['br;q=0', 'identity'],
  ['gzip;q=0.9, br;q=0.8', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['identity;q=0.5, gzip;q=0.4', 'identity'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0.3, br;q=0', 'gzip'],
  ['identity;q=0', 'identity'],
  ['brotli', 'identity'],
  ['xgzip', 'identity'],
  ['compress, gzip', 'gzip'],
  ['compress;q=0.5, gzip;q=1.0', 'gzip'],
  ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
])('Accept-Encoding %j takes %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('only what there is can be chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
  expect(chooseEncoding('br', ['gzip', 'identity'])).toBe('identity');
});
